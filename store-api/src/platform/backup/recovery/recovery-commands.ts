import { readdir } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { CommandRefused, command } from '../../command-line/command.ts';
import { readMoment } from '../../command-line/moment.ts';
import { readCount } from '../../command-line/values.ts';
import { openFiles } from '../../files/stored-files.ts';
import { indianTime } from '../../time.ts';
import { describeUses, refuseWhatIsNotOurs } from '../store-in-use.ts';
import { chooseCopy } from './choose-copy.ts';
import { logOnDisk } from './log-on-disk.ts';
import { bringLog, prepareRecovery } from './prepare-recovery.ts';
import { recoverEmbedded } from './recover-embedded.ts';
import { shipWal } from './ship-wal.ts';
import { takeBaseCopy } from './take-base-copy.ts';

const copy = command({
  name: 'database copy',
  summary: 'Copies the files of PostgreSQL, from which any later minute can be restored (docs/operations.md).',
  details: 'The shop stays open. WAL_SPOOL must be set. Once a day is enough.',
  examples: [''],
  async *run(context) {
    const { completeAt, bytes, system } = await takeBaseCopy(context);
    const { walSpool } = context.settings;
    if (walSpool) await shipWal(walSpool, openFiles(context.settings), system);
    yield `any moment from ${indianTime(completeAt)} on can be restored (${Math.ceil(bytes / 1024 ** 2)} MB)`;
  },
});

const MOMENT = {
  to: {
    about: 'A minute in India, "2026-11-28 17:05"; without it all that was stored.',
    takes: 'MINUTE',
    read: readMoment,
  },
  timeline: {
    about: 'Of a moment that a restore left behind: each restore begins the next, from 1. Without it the last.',
    takes: 'NUMBER',
    read: readCount,
  },
} as const;

const restore = command({
  name: 'database restore',
  summary: 'Restores the database as it was at a minute, from the last copy before it and the log since.',
  details:
    'The store must be closed. The database of before stays beside it, under another name. Pictures and files stay as they are.',
  options: MOMENT,
  examples: ['--to "2026-11-28 17:05"', '--to "2026-11-28 17:05" --dry-run', '--timeline 1'],
  dryRun: 'plan',
  closed: true,
  async *run(context, { to = null, timeline }) {
    const { db, settings, dryRun, confirm } = context;
    if (settings.databaseUrl) {
      throw new CommandRefused(
        'DATABASE_URL names a server: database fetch writes the folder that it is to start from.',
      );
    }
    const chosen = await chooseCopy(openFiles(settings), to, timeline, logOnDisk(settings));
    const moment = to ? indianTime(to) : 'the last that was stored';
    yield `from the copy of ${indianTime(chosen.copy.completeAt)} to ${moment} on timeline ${chosen.timeline}`;
    await refuseWhatIsNotOurs(db);
    const uses = await describeUses(db);
    if (uses !== '') await confirm(`Replace this database (${uses}) by that of ${moment}?`);
    if (dryRun) return;
    const aside = await recoverEmbedded(context, chosen, to);
    yield `restored; the next start uses it. The database of before is then in ${aside}`;
    yield 'Take a new copy once the store runs: npm run store -- database copy';
  },
});

const fetch = command({
  name: 'database fetch',
  summary: 'Writes the database of a minute into a folder that a PostgreSQL of your own starts from.',
  details: 'No database need run. The folder must be empty: it is never one that a server has.',
  words: { folder: { about: 'Its whole path.', read: readFolder } },
  options: MOMENT,
  examples: ['/var/lib/postgresql/restored --to "2026-11-28 17:05"', '/var/lib/postgresql/restored --dry-run'],
  dryRun: 'plan',
  offline: true,
  async *run({ settings, dryRun, progress }, { folder, to = null, timeline }) {
    const files = openFiles(settings);
    const also = logOnDisk(settings);
    const chosen = await chooseCopy(files, to, timeline, also);
    const inside = await readdir(folder).catch((fault: NodeJS.ErrnoException) => {
      if (fault.code !== 'ENOENT') throw fault;
      return [];
    });
    if (inside.length > 0) throw new CommandRefused(`${folder} is not empty.`);
    const recovery = { ...chosen, to, folder, also };
    if (!dryRun) await prepareRecovery(files, recovery, progress);
    if (!dryRun) await bringLog(files, recovery, null);
    yield `PostgreSQL ${chosen.copy.major}, started in ${folder}, becomes that database`;
  },
});

function readFolder(name: string, typed: string): string {
  if (!isAbsolute(typed)) throw new CommandRefused(`${name} must be a whole path, from / on.`);
  return typed;
}

export const recoveryCommands = [copy, restore, fetch];
