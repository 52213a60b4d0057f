import { join } from 'node:path';
import { type CommandContext, CommandRefused } from '../command-line/command.ts';
import { loadSnapshot } from './load-snapshot.ts';
import { type Manifest, pathOfFile } from './manifest.ts';
import { putFiles } from './put-files.ts';
import { describeUses, refuseWhatIsNotOurs } from './store-in-use.ts';

type Around = Pick<CommandContext, 'db' | 'progress'> & { readonly settings: { readonly dataDir: string } };

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
      undo = await putFiles(
        manifest.files.map(({ path }) => path),
        { from: join(folder, pathOfFile({ path: '' })), to: settings.dataDir, replaced: join(folder, 'replaced') },
      );
      return leftOut;
    });
  } catch (fault) {
    await undo();
    throw fault;
  }
}
