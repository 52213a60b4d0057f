import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** How much later than memory the disk may have a value: one that changes all the time is written this often. */
const WRITE_MS = 5000;

/** Values that may wait to be written: of more, the oldest are not. */
const MAX_WAITING = 200;

const MAX_FILES = 10_000;

/** Files of releases are available for so long. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** JSON values by key that survive a restart. Several processes may share the folder: each file is replaced at once. */
export interface DiskCache {
  /** Undefined if the value is missing, expired or unreadable. */
  get(key: string): Promise<unknown>;
  set(key: string, value: object): void;
  delete(key: string): void;
  /** Writes what waits. */
  close(): Promise<void>;
}

interface DiskCacheOptions {
  readonly folder: string;
  /** Of all files. Beyond it, those are removed that were not used for longest. */
  readonly maxBytes: number;
  readonly log: { warn(facts: object, message: string): void };
}

export function openDiskCache({ folder, maxBytes, log }: DiskCacheOptions): DiskCache {
  const waiting = new LRUCache<string, object>({ max: MAX_WAITING });
  const excess: string[] = [];
  const sizes = new LRUCache<string, number>({
    max: MAX_FILES,
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_, name, reason) => reason === 'evict' && excess.push(name),
  });
  const pathOf = (name: string) => path.join(folder, name);
  const removeExcess = () => Promise.all(excess.splice(0).map((name) => rm(pathOf(name), { force: true })));

  /** Finds the files of earlier runs, the oldest first. */
  async function open(): Promise<void> {
    await mkdir(folder, { recursive: true });
    const found = await Promise.allSettled(
      (await readdir(folder)).map(async (name) => ({ name, ...(await stat(pathOf(name))) })),
    );
    // Another process may have removed one since.
    const files = found.flatMap((file) => (file.status === 'fulfilled' ? [file.value] : []));
    for (const { name, size, mtimeMs } of files.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
      if (Date.now() - mtimeMs > MAX_AGE_MS) excess.push(name);
      else sizes.set(name, size);
    }
    await removeExcess();
  }

  async function write(key: string, value: object): Promise<void> {
    const name = nameOf(key);
    const content = await promisify<string, Buffer>(gzip)(JSON.stringify(value));
    const draft = pathOf(`${name}.${process.pid}`);
    await writeFile(draft, content);
    await rename(draft, pathOf(name));
    sizes.set(name, content.length);
    await removeExcess();
  }

  async function writeWaiting(): Promise<void> {
    // The oldest first.
    for (const [key, value] of [...waiting.entries()].toReversed()) {
      await write(key, value);
      if (waiting.peek(key) === value) waiting.delete(key);
    }
  }

  // A full disk costs the copies, never a page.
  const giveUp = (fault: Error) => {
    waiting.clear();
    log.warn({ reason: fault.message }, 'pages are not stored on the disk');
  };
  let writing = open().catch(giveUp);
  const writeLater = () => {
    writing = writing.then(writeWaiting).catch(giveUp);
    return writing;
  };
  const timer = setInterval(writeLater, WRITE_MS);
  timer.unref();

  return {
    async get(key) {
      const newer = waiting.peek(key);
      if (newer) return newer;
      const name = nameOf(key);
      try {
        const { mtimeMs } = await stat(pathOf(name));
        if (Date.now() - mtimeMs > MAX_AGE_MS) return undefined;
        const content = await promisify<Buffer, Buffer>(gunzip)(await readFile(pathOf(name)));
        sizes.get(name);
        return JSON.parse(content.toString('utf8'));
      } catch {
        return undefined;
      }
    },
    set: (key, value) => void waiting.set(key, value),
    delete(key) {
      waiting.delete(key);
      const name = nameOf(key);
      sizes.delete(name);
      // After what is being written; another process may have written it.
      writing = writing.then(() => rm(pathOf(name), { force: true })).catch(giveUp);
    },
    async close() {
      clearInterval(timer);
      await writeLater();
    },
  };
}

/** The key itself is not on the disk. */
function nameOf(key: string): string {
  return `${createHash('sha256').update(key).digest('hex')}.json.gz`;
}
