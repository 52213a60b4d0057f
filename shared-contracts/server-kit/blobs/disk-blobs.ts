import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type BlobFacts, type BlobStore, visibilityOf } from './blob-store.ts';

/** Files below a folder, under their keys. */
export function diskBlobs(root: string): BlobStore {
  const pathOf = (key: string) => {
    visibilityOf(key);
    return join(root, key);
  };
  return {
    presign: null,
    async put(key, content) {
      const path = pathOf(key);
      const mode = visibilityOf(key) === 'private' ? 0o700 : 0o777;
      await mkdir(dirname(path), { recursive: true, mode });
      // Renamed when complete. Containers share process ids, so the name is random.
      const part = `${path}.${randomUUID()}.part`;
      try {
        // The database's log is deleted from its spool afterwards, so it must be on the disk.
        const file = await open(part, 'wx', visibilityOf(key) === 'private' ? 0o600 : 0o666);
        await pipeline(
          content instanceof Uint8Array ? [content] : content,
          file.createWriteStream({ flush: key.startsWith('wal/') }),
        );
        await rename(part, path);
      } catch (fault) {
        await rm(part, { force: true });
        throw fault;
      }
    },
    async get(key, range) {
      const file = await open(pathOf(key)).catch(nullIfMissing);
      if (!file) return null;
      const facts = await openFacts(file, key);
      if (!facts) return null;
      return { ...facts, stream: file.createReadStream(range) };
    },
    read: (key) => readFile(pathOf(key)).catch(nullIfMissing),
    async head(key) {
      const found = await stat(pathOf(key)).catch(nullIfMissing);
      return found?.isFile() ? factsOf(key, found) : null;
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    async *list(prefix) {
      const folder = pathOf(prefix.replace(/\/$/, '/-')).slice(0, -1);
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullIfMissing);
      const files = (entries ?? []).filter((entry) => entry.isFile() && !entry.name.endsWith('.part'));
      const keys = files.map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/'));
      for (const key of keys.sort()) {
        // Another process may have deleted it.
        const found = await stat(join(root, key)).catch(nullIfMissing);
        if (found) yield factsOf(key, found);
      }
    },
  };
}

async function openFacts(file: FileHandle, key: string): Promise<BlobFacts | null> {
  const found = await file.stat();
  if (found.isFile()) return factsOf(key, found);
  await file.close();
  return null;
}

const factsOf = (key: string, { size, mtimeMs, mtime }: { size: number; mtimeMs: number; mtime: Date }): BlobFacts => ({
  key,
  bytes: size,
  modifiedAt: mtime,
  etag: `"${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}"`,
});

function nullIfMissing(fault: NodeJS.ErrnoException): null {
  if (fault.code === 'ENOENT' || fault.code === 'ENOTDIR') return null;
  throw fault;
}
