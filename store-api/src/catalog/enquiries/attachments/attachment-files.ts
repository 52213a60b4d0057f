import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { writeWhole } from '../../../platform/pictures/write-whole.ts';
import { DAY_MS } from '../../../platform/time.ts';

/** A file that has not come whole by then does not come any more. */
export const ARRIVAL_MS = DAY_MS / 24;

/** For a backup. One that has not come whole comes again. */
export const ATTACHMENT_FILES = sql<{
  path: string;
}>`select 'attachments/' || attachment_id as path from enquiry_attachments where state = 'kept'`;

/** Files of enquiries: `DATA_DIR/attachments/{id}`, while they arrive `{id}.part`. Ids are checked by their callers. */
export function attachmentFiles(dataDir: string) {
  const folder = join(dataDir, 'attachments');
  const pathOf = (id: string) => join(folder, id);
  const partOf = (id: string) => join(folder, `${id}.part`);

  return {
    folder,
    pathOf,

    /** How many bytes have arrived. */
    received: async (id: string) => (await stat(partOf(id)).catch(() => null))?.size ?? 0,

    /** Writes a piece where it belongs; a repeated one changes nothing. Answers how many bytes have arrived. */
    async write(id: string, offset: number, piece: Buffer): Promise<number> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(partOf(id), offset === 0 ? 'a+' : 'r+').then(async (made) => {
        if (offset > 0) return made;
        // 'a+' makes the file, but writes at its end only.
        await made.close();
        return open(partOf(id), 'r+');
      });
      try {
        const { size } = await file.stat();
        if (offset > size) return size;
        await file.write(piece, 0, piece.length, offset);
        return Math.max(size, offset + piece.length);
      } finally {
        await file.close();
      }
    },

    /** What has arrived. Read once: pieces may be sent again at any time. */
    readPart: (id: string) => readFile(partOf(id)),
    keep: (id: string, content: Buffer) => writeWhole(pathOf(id), content),
    dropPart: (id: string) => rm(partOf(id), { force: true }),

    /** Deletes files that no enquiry has, a day later, and parts of files an hour later: until then one may be on its way. */
    async forget(isKnown: (ids: readonly string[]) => Promise<ReadonlySet<string>>, now: Date): Promise<void> {
      const names = await readdir(folder).catch(() => []);
      const idOf = (name: string) => name.split('.')[0] ?? '';
      const known = await isKnown([...new Set(names.map(idOf))]);
      const isPart = (name: string) => name.endsWith('.part');
      for (const name of names.filter((one) => isPart(one) || !known.has(idOf(one)))) {
        // Another process may have deleted it.
        const found = await stat(pathOf(name)).catch(() => null);
        const stays = isPart(name) ? ARRIVAL_MS : DAY_MS;
        if (found && now.getTime() - found.mtimeMs > stays) await rm(pathOf(name), { force: true });
      }
    },
  };
}
export type AttachmentFiles = ReturnType<typeof attachmentFiles>;
