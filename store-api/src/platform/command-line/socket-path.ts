import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** The kernel's limit for a socket's path, in bytes: 104 on macOS, 108 on Linux, each with a closing zero. */
const LONGEST_PATH = 103;

/**
 * Where a running store takes commands: in its data folder, else, when that is too deep for a socket, in a folder of
 * its owner's below /tmp that only this data folder leads to.
 */
export function commandSocket(dataDir: string, userId = process.getuid?.() ?? 0): { folder: string; path: string } {
  const path = join(dataDir, 'command.sock');
  if (Buffer.byteLength(path) <= LONGEST_PATH) return { folder: dataDir, path };
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder = join('/tmp', `store-api-${userId}-${name}`);
  return { folder, path: join(folder, 'command.sock') };
}
