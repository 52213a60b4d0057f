import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder for data folders. Other users may pass through it: for a test that runs as root, the embedded database is
 * another user's, beside the data folder, and is deleted with this one.
 */
export async function storeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  await chmod(folder, 0o711);
  return folder;
}
