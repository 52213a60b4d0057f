import { type CommandContext, CommandRefused, command } from '../../command-line/command.ts';
import { readMoment } from '../../command-line/moment.ts';
import { openFiles } from '../../files/stored-files.ts';
import { indianTime } from '../../time.ts';
import { describeUses, refuseWhatIsNotOurs } from '../store-in-use.ts';
import { type BaseCopy, baseCopies } from './base-copies.ts';
import { prepareRecovery } from './prepare-recovery.ts';
import { recoverEmbedded } from './recover-embedded.ts';
import { shipWal } from './ship-wal.ts';
import { takeBaseCopy } from './take-base-copy.ts';

const copy = command({
  name: 'database copy',
  summary: 'Copies the files of PostgreSQL, from which any later minute can be restored (docs/operations.md).',
  details: 'The shop stays open. WAL_SPOOL must be set. Once a day is enough.',
  examples: [''],
  async *run(context) {
    const { completeAt, bytes } = await takeBaseCopy(context);
    const { walSpool } = context.settings;
    if (walSpool) await shipWal(walSpool, openFiles(context.settings));
    yield `any moment from ${indianTime(completeAt)} on can be restored (${Math.ceil(bytes / 1024 ** 2)} MB)`;
  },
});

const restore = command({
  name: 'database restore',
  summary: 'Restores the database as it was at a minute, from the last copy before it and the log since.',
  details:
    'The store must be closed. The database of before stays beside it, under another name. Pictures and files stay as they are.',
  options: {
    to: {
      about: 'A minute in India, "2026-11-28 17:05"; without it all that was stored.',
      takes: 'MINUTE',
      read: readMoment,
    },
    into: { about: 'Only writes a folder that a PostgreSQL of your own starts from.', takes: 'FOLDER', file: 'folder' },
  },
  examples: ['--to "2026-11-28 17:05"', '--to "2026-11-28 17:05" --dry-run', '--into /var/lib/postgresql/restored'],
  dryRun: 'plan',
  closed: true,
  async *run(context, { to = null, into }) {
    const { db, settings, dryRun, confirm, progress } = context;
    const files = openFiles(settings);
    const from = await copyBefore(context, to);
    const moment = to ? indianTime(to) : 'the last that was stored';
    yield `from the copy of ${indianTime(from.completeAt)} to ${moment}`;
    if (into) {
      const also = settings.walSpool ? [settings.walSpool] : [];
      if (!dryRun) await prepareRecovery(files, { copy: from, to, folder: into.name, also }, progress);
      yield `PostgreSQL ${from.major}, started in ${into.name}, becomes that database`;
      return;
    }
    if (settings.databaseUrl) {
      throw new CommandRefused('DATABASE_URL names a server: --into writes the folder that it is to start from.');
    }
    await refuseWhatIsNotOurs(db);
    const uses = await describeUses(db);
    if (uses !== '') await confirm(`Replace this database (${uses}) by that of ${moment}?`);
    if (dryRun) return;
    const aside = await recoverEmbedded(context, from, to);
    yield `restored; the next start uses it. The database of before is then in ${aside}`;
    yield 'Take a new copy once the store runs: npm run store -- database copy';
  },
});

async function copyBefore({ settings }: CommandContext, to: Date | null): Promise<BaseCopy> {
  const copies = await baseCopies(openFiles(settings));
  const [oldest] = copies;
  if (!oldest) throw new CommandRefused('There is no copy of the database: database copy takes one.');
  const found = to ? copies.findLast(({ completeAt }) => completeAt <= to) : copies.at(-1);
  if (found) return found;
  throw new CommandRefused(
    `The oldest copy is of ${indianTime(oldest.completeAt)}: an earlier moment cannot be restored.`,
  );
}

export const recoveryCommands = [copy, restore];
