import { readFile, rename, writeFile } from 'node:fs/promises';

/** `{}` while the file does not exist. @throws if it cannot be read or is not JSON */
export async function readJsonFile(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT') return '{}';
    throw fault;
  });
  return JSON.parse(text);
}

/** Replaces the file at once, so that a running shell never reads half of it. */
export async function writeJsonFile(file: string, value: object): Promise<void> {
  await writeFile(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`);
  await rename(`${file}.new`, file);
}
