import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** Kernel limits for a socket path: 104 bytes on macOS, 108 on Linux, with the closing zero. */
const LONGEST_PATH = 103;

/** In the data folder, or, when its path is too long for a socket, in the owner's own folder below /tmp. */
export function commandSocket(dataDir: string, userId = process.getuid?.() ?? 0): { folder: string; path: string } {
  const path = join(dataDir, 'command.sock');
  if (Buffer.byteLength(path) <= LONGEST_PATH) return { folder: dataDir, path };
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder = join('/tmp', `store-api-${userId}-${name}`);
  return { folder, path: join(folder, 'command.sock') };
}
