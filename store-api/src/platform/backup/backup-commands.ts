import { type Command, CommandRefused, command } from '../command-line/command.ts';
import {
  BASELINE_MIGRATIONS,
  BASELINE_RELEASE,
  lackingMigration,
} from '../database/baseline/migrations-of-baseline.ts';
import { migrations } from '../database/migrations/index.ts';
import { openFiles } from '../files/stored-files.ts';
import { indianTime } from '../time.ts';
import { makeBackup } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import { readManifest, unpack } from './read-archive.ts';
import { restoreBackup } from './restore-backup.ts';
import { inStaging, stagedArchive } from './staging.ts';
import { describeUses, refuseWhatIsNotOurs } from './store-in-use.ts';
import type { FilesOfRoom } from './take-snapshot.ts';

/** @param rooms which files of the rooms cannot be made again */
export function backupCommands(rooms: readonly FilesOfRoom[]): readonly Command[] {
  const make = command({
    name: 'backup make',
    summary: 'Writes the whole store, as it is at this moment, into one archive: all tables and all files.',
    details: 'The shop stays open. The archive holds personal data and the secrets of the store.',
    words: {
      file: {
        about: 'The archive; a name without .zip is a folder, in which it is named by its time. "-" prints it.',
        file: 'write',
        inFolder: () => nameAt(new Date()),
      },
    },
    examples: ['shop.zip', '/mnt/backups', '- | ssh elsewhere "cat > shop.zip"'],
    async *run(context, { file }) {
      const { manifest, missing } = await makeBackup(context, rooms, file);
      if (file.name !== '-') yield `${file.name}: ${contentsOf(manifest)}`;
      // The archive is written, but a scheduled run must report the missing files.
      if (missing.length > 0) throw new CommandRefused(missingFiles(missing));
    },
  });

  const store = command({
    name: 'backup store',
    summary: 'The same, into the store of files (BLOB_STORE, or DATA_DIR/backups), under its time.',
    details: 'backup fetch gets it from there. Delete old ones by a rule of the bucket.',
    examples: [''],
    async *run(context) {
      const stored = openFiles(context.settings);
      const name = nameAt(context.now());
      const { manifest, missing } = await makeBackup(context, rooms, {
        name,
        write: (bytes) => stored.put(`${FOLDER}/${name}`, bytes, 'application/zip'),
      });
      yield `${name}: ${contentsOf(manifest)}`;
      if (missing.length > 0) throw new CommandRefused(missingFiles(missing));
    },
  });

  const fetchStored = command({
    name: 'backup fetch',
    summary: 'Writes a backup of the store of files to a file of this machine.',
    words: {
      name: { about: 'As backup store named it.' },
      file: { about: 'The archive; "-" prints it.', file: 'write' },
    },
    examples: ['store-2026-11-28-1705.zip shop.zip'],
    async *run({ settings }, { name, file }) {
      const stored = openFiles(settings);
      const names: string[] = [];
      for await (const { key } of stored.list(`${FOLDER}/`)) names.push(key.slice(FOLDER.length + 1));
      const found = names.includes(name) ? await stored.get(`${FOLDER}/${name}`) : null;
      if (!found) throw new CommandRefused(`There is no backup ${name}. There are: ${names.join(', ') || 'none'}.`);
      await file.write(found.stream);
      if (file.name !== '-') yield `${name} is in ${file.name}`;
    },
  });

  const check = command({
    name: 'backup check',
    summary: 'Reads an archive to its end and says whether it is whole.',
    words: { file: { about: 'The archive.', file: 'folder' } },
    examples: ['shop.zip'],
    alone: true,
    async *run({ progress }, { file }) {
      const manifest = await readManifest(file);
      await unpack(file, manifest, null, progress);
      yield `${file.name}: ${contentsOf(manifest)}`;
    },
  });

  const restore = command({
    name: 'backup restore',
    summary: 'Fills an empty or new store from a backup, on either database; all of it or nothing.',
    details: 'The store must be closed. A backup of an older release becomes one of this release.',
    words: { file: { about: 'The archive; "-" reads it.', file: 'read' } },
    options: { replace: { about: 'Also a store that is in use. All that it has is lost.' } },
    examples: ['shop.zip', 'shop.zip --dry-run', 'shop.zip --replace --yes'],
    dryRun: 'plan',
    closed: true,
    async *run(context, { file, replace }) {
      const { db, settings, dryRun, confirm, progress } = context;
      await refuseWhatIsNotOurs(db);
      const uses = await describeUses(db);
      if (uses !== '' && !replace) {
        throw new CommandRefused(
          `This store is in use (${uses}). --replace puts the backup in its place. Nothing was changed.`,
        );
      }
      const lines = await inStaging(settings.dataDir, async (folder) => {
        const archive = await stagedArchive(file, folder);
        const manifest = await readManifest(archive);
        refuseOtherTables(manifest);
        await unpack(archive, manifest, folder, progress);
        if (uses !== '')
          await confirm(`Replace this store (${uses}) by that of ${indianTime(new Date(manifest.madeAt))}?`);
        const leftOut = dryRun ? [] : await restoreBackup(context, manifest, { folder, uses });
        return [contentsOf(manifest), ...leftOut.map((name) => `${name}: left out, as it is no table of the store`)];
      });
      yield* lines;
    },
  });

  return [make, store, fetchStored, check, restore];
}

/** Of keys. */
const FOLDER = 'backups';

const nameAt = (moment: Date) => `store-${indianTime(moment).replace(' ', '-').replace(':', '')}.zip`;

function refuseOtherTables({ migrations: applied }: Manifest): void {
  const unknown = applied.find((name) => !(name in migrations || BASELINE_MIGRATIONS.includes(name)));
  if (unknown !== undefined) {
    throw new CommandRefused(
      `The backup is of a newer release: this one does not know the step ${unknown} of the tables. Nothing was changed.`,
    );
  }
  if (lackingMigration(applied) !== undefined) {
    throw new CommandRefused(
      `The backup is of a release before ${BASELINE_RELEASE}: restore it with that release and make a new backup there. Nothing was changed.`,
    );
  }
}

function contentsOf({ madeAt, tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `the store of ${indianTime(new Date(madeAt))}, ${rows} rows in ${tables.length} tables, ${files.length} files`;
}

function missingFiles([first = '', ...others]: readonly string[]): string {
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `Missing: ${first}${more}. The tables name them, but they are not stored.`;
}
