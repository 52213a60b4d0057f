import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** A change takes milliseconds: whoever holds a lock for so long was killed. */
const STALE_MS = 5000;
const RETRY_MS = 20;

/** `{}` while the file does not exist. @throws if it cannot be read or is not JSON */
export async function readJsonFile(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT') return '{}';
    throw fault;
  });
  return JSON.parse(text);
}

export async function writeJsonFile(file: string, value: object): Promise<void> {
  await replaceFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** At once, so that no reader sees half of it; several processes may write. */
export async function replaceFile(file: string, text: string, mode?: number): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeFile(unfinished, text, { mode });
    await rename(unfinished, file);
  } catch (fault) {
    await rm(unfinished, { force: true });
    throw fault;
  }
}

/** Runs `change`, which reads the file and replaces it, while no other process on the same folder does. */
export async function whileLocked<T>(file: string, change: () => Promise<T>): Promise<T> {
  const lock = `${file}.lock`;
  while (!(await taken(lock))) {
    const { mtimeMs } = await stat(lock).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > STALE_MS) await rm(lock, { force: true });
    else await wait(RETRY_MS);
  }
  try {
    return await change();
  } finally {
    await rm(lock, { force: true });
  }
}

async function taken(lock: string): Promise<boolean> {
  try {
    await (await open(lock, 'wx')).close();
    return true;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw fault;
  }
}
