import { mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn } from '../../../platform/delete-old.ts';
import { ARRIVAL_MS, type ArrivingFiles } from './arriving-files.ts';

/** `DATA_DIR/attachments/{id}.part`, to which pieces are added. */
export function partOnDisk(dataDir: string): ArrivingFiles {
  const folder = join(dataDir, 'attachments');
  const partOf = (id: string) => join(folder, `${id}.part`);
  return {
    received: async (id) => (await stat(partOf(id)).catch(() => null))?.size ?? 0,

    async write(id, offset, piece) {
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

    readPart: (id) => readFile(partOf(id)).catch(nullIfMissing),
    dropPart: (id) => rm(partOf(id), { force: true }),

    async forgetParts(now) {
      for (const name of (await namesIn(folder)).filter((one) => one.endsWith('.part'))) {
        // Another process may have deleted it.
        const found = await stat(join(folder, name)).catch(() => null);
        if (found && now.getTime() - found.mtimeMs > ARRIVAL_MS) await rm(join(folder, name), { force: true });
      }
    },
  };
}

function nullIfMissing(fault: NodeJS.ErrnoException): null {
  if (fault.code === 'ENOENT') return null;
  throw fault;
}
