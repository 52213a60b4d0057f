import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import send from '@fastify/send';
import { type CommandContext, CommandRefused } from '../command-line/command.ts';
import { openFiles, type StoredFiles } from '../files/stored-files.ts';
import { loadSnapshot } from './load-snapshot.ts';
import { type Manifest, pathOfFile } from './manifest.ts';
import { putFiles } from './put-files.ts';
import { describeUses, refuseWhatIsNotOurs } from './store-in-use.ts';

type Around = Pick<CommandContext, 'db' | 'progress' | 'settings'>;

/**
 * Puts an unpacked backup in the place of the store: tables and files, or neither. Answers the tables that were left
 * out. Files that the backup does not have stay; what no table names is deleted after a day, as always.
 * @param uses of the store that is replaced, as the operator has seen them
 */
export async function restoreBackup(
  { db, progress, settings }: Around,
  manifest: Manifest,
  { folder, uses }: { readonly folder: string; readonly uses: string },
): Promise<readonly string[]> {
  let undo = async () => {};
  try {
    return await db.transaction().execute(async (trx) => {
      // The archive was read, and the operator asked, since the command looked.
      await refuseWhatIsNotOurs(trx);
      if ((await describeUses(trx)) !== uses)
        throw new CommandRefused('The store was used during the restore. Nothing was changed.');
      const leftOut = await loadSnapshot(trx, manifest, folder, progress);
      // Last, so that only the commit can fail after it.
      const from = join(folder, pathOfFile({ path: '' }));
      const paths = manifest.files.map(({ path }) => path);
      const files = openFiles(settings);
      if (files.isShared) await sendFiles(paths, from, files);
      else undo = await putFiles(paths, { from, to: settings.dataDir, replaced: join(folder, 'replaced') });
      return leftOut;
    });
  } catch (fault) {
    await undo();
    throw fault;
  }
}

/** A failed restore leaves them: what no table names is deleted a day later, and the same name is the same content. */
async function sendFiles(paths: readonly string[], from: string, files: StoredFiles): Promise<void> {
  for (const path of paths) await files.put(path, createReadStream(join(from, path)), contentTypeOf(path));
}

function contentTypeOf(path: string): string {
  return send.mime.getType(path) ?? 'application/octet-stream';
}
