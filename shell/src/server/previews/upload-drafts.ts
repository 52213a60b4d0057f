import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SAFE_FILE } from 'shared-contracts/server/release-faults';
import { SIGNATURE_FILE } from 'shared-contracts/server/release-signature';
import type { ReleaseSource } from '../releases/release-source.ts';

/** Of one upload. A remote of this store has some 300 files of 6 MB together. */
const LIMITS = { bytes: 64 * 1024 * 1024, files: 2000, ms: 10 * 60_000 };
const MOST_AT_ONCE = 4;

interface Draft {
  readonly began: number;
  /** By file, in bytes: a file may be sent again. */
  readonly sizes: Map<string, number>;
  readonly writes: Set<Promise<void>>;
}

/** What may not be uploaded; the message is for whoever tried. */
export class RefusedUpload extends Error {
  readonly statusCode: number;
  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/**
 * Uploads that are not complete: files that nobody has checked. The files of one may come to several shells of one folder.
 * @param root a folder of their own
 */
export function createUploadDrafts(root: string, now: () => number) {
  const drafts = new Map<string, Draft>();
  const folderOf = (key: string) => path.join(root, createHash('sha256').update(key).digest('hex'));

  async function drop(key: string): Promise<void> {
    const draft = drafts.get(key);
    drafts.delete(key);
    // One that is running would make the folder again.
    await Promise.allSettled(draft?.writes ?? []);
    await rm(folderOf(key), { recursive: true, force: true });
  }

  async function sweep(): Promise<void> {
    for (const [key, { began, writes }] of drafts) {
      // Another shell may have taken it.
      const isGone = writes.size === 0 && !existsSync(folderOf(key));
      if (isGone || now() - began > LIMITS.ms) await drop(key);
    }
    const own = new Set([...drafts.keys()].map(folderOf));
    for (const entry of await readdir(root).catch(() => [])) {
      const folder = path.join(root, entry);
      // Of another shell on the same folder, which was killed if it is so old.
      if (!own.has(folder) && (await isOld(folder))) await rm(folder, { recursive: true, force: true });
    }
  }

  async function isOld(folder: string): Promise<boolean> {
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: now() }));
    return now() - mtimeMs > LIMITS.ms;
  }

  return {
    drop,
    sweep,
    /** @param file 'release.json', 'release.sig', 'web/…' or 'node/…' @throws RefusedUpload */
    async put(key: string, file: string, content: Uint8Array): Promise<void> {
      if (
        !(/^(?:web|node)\/./.test(file) && SAFE_FILE.test(file)) &&
        file !== 'release.json' &&
        file !== SIGNATURE_FILE
      )
        throw new RefusedUpload(400, `${file} is no file of a release`);
      await sweep();
      if (!drafts.has(key) && drafts.size >= MOST_AT_ONCE)
        throw new RefusedUpload(503, 'other uploads are under way: try again in a minute');
      const draft = drafts.get(key) ?? {
        began: now(),
        sizes: new Map(),
        writes: new Set(),
      };
      drafts.set(key, draft);
      draft.sizes.set(file, content.length);
      const bytes = [...draft.sizes.values()].reduce((sum, each) => sum + each, 0);
      if (bytes > LIMITS.bytes || draft.sizes.size > LIMITS.files) {
        await drop(key);
        throw new RefusedUpload(413, `an upload has at most ${LIMITS.files} files of ${LIMITS.bytes} bytes together`);
      }
      const writing = write(path.join(folderOf(key), file), content).finally(() => draft.writes.delete(writing));
      draft.writes.add(writing);
      await writing;
    },
    /** Undefined when nothing was uploaded. */
    source(key: string): ReleaseSource | undefined {
      const folder = folderOf(key);
      if (!existsSync(folder)) return undefined;
      const read = (file: string) =>
        readFile(path.join(folder, file)).catch(() => {
          throw new RefusedUpload(422, `${file} was not uploaded`);
        });
      return {
        live: () => Promise.reject(new Error('an upload names no live version')),
        release: async () => ({
          content: await read('release.json'),
          signature: (await read(SIGNATURE_FILE)).toString(),
        }),
        file: (_version, side, name) => read(`${side}/${name}`),
      };
    },
  };
}

async function write(file: string, content: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, content, { mode: 0o600 });
}
