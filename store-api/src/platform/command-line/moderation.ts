import { sql } from 'kysely';
import type { Database, Db } from '../database/schema.ts';
import { transact } from '../database/transact.ts';
import { allRows } from './all-rows.ts';
import type { Columns, Row } from './columns.ts';
import { type Command, command } from './command.ts';
import { RECORD_IDS, requireAll, unique } from './parameters.ts';

export type ModerationStatus = 'pending' | 'approved' | 'rejected';

const LISTS = ['pending', 'approved', 'rejected', 'all'] as const;

interface Moderated {
  /** In the commands' names: 'reviews'. */
  readonly plural: string;
  readonly singular: string;
  readonly table: keyof Database;
  /** Its primary key. */
  readonly id: string;
  readonly columns: Columns;
  /** A page in ascending order of id. */
  page(
    db: Db,
    of: { readonly statuses: readonly ModerationStatus[]; readonly after: number; readonly limit: number },
  ): Promise<readonly (Row & { readonly id: number })[]>;
}

export function moderationCommands(kind: Moderated): readonly Command[] {
  return [listCommand(kind), decide(kind, 'approve', 'approved', 'Shows them in the store.'), rejectCommand(kind)];
}

export function listCommand(kind: Moderated): Command {
  return command({
    name: `${kind.plural} list`,
    summary: `The ${kind.plural} that wait for approval, or the others.`,
    words: { which: { about: 'Which of them.', oneOf: LISTS, optional: true, default: 'pending' } },
    examples: ['', 'all', 'all --format csv'],
    columns: kind.columns,
    async *run({ db }, { which: requested }) {
      const statuses: readonly ModerationStatus[] =
        requested === 'all' ? ['pending', 'approved', 'rejected'] : [requested];
      yield* allRows({
        read: (after, limit) => kind.page(db, { statuses, after, limit }),
        id: (row) => row.id,
        row: (row) => row,
        none: `No ${requested === 'all' ? '' : `${requested} `}${kind.plural}.`,
      });
    },
  });
}

export function rejectCommand(kind: Moderated): Command {
  return decide(kind, 'reject', 'rejected', 'Keeps them out of the store, or takes them out again.');
}

function decide(kind: Moderated, verb: string, status: ModerationStatus, summary: string): Command {
  return command({
    name: `${kind.plural} ${verb}`,
    summary,
    words: { id: RECORD_IDS },
    examples: ['12 13'],
    dryRun: 'transaction',
    async *run({ db }, { id }) {
      const ids = unique(id);
      await transact(db, async (trx) => {
        const { rows } = await sql<{ id: number }>`
          update ${sql.table(kind.table)} set status = ${status}
          where ${sql.ref(kind.id)} = any(${[...ids]}::integer[])
          returning ${sql.ref(kind.id)} as id`.execute(trx);
        const found = rows.map((row) => row.id);
        requireAll(ids, found, (missing) => `There is no ${kind.singular} ${missing}.`);
      });
      for (const id of ids) yield `${kind.singular} ${id}: ${status}`;
    },
  });
}
