import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file that no other process ever reads by half. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // Renamed when complete. Containers share process ids, so the name is random.
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}
