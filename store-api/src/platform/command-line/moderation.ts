import { sql } from 'kysely';
import type { Database, Db } from '../database/schema.ts';
import { transact } from '../database/transact.ts';
import { allPages } from './all-pages.ts';
import type { Command } from './command.ts';
import { oneOf, recordIds, requireAll } from './parameters.ts';

export type ModerationStatus = 'pending' | 'approved' | 'rejected';

const LISTS = ['pending', 'approved', 'rejected', 'all'] as const;

interface Moderated {
  /** In the commands' names: 'reviews'. */
  readonly plural: string;
  readonly singular: string;
  readonly table: keyof Database;
  /** Its primary key. */
  readonly id: string;
  /** A page in ascending order of id. */
  page(
    db: Db,
    of: { readonly statuses: readonly ModerationStatus[]; readonly after: number; readonly limit: number },
  ): Promise<readonly { readonly id: number; readonly lines: readonly string[] }[]>;
}

export function moderationCommands(kind: Moderated): readonly Command[] {
  return [
    {
      name: `${kind.plural} list`,
      parameters: `[${LISTS.join('|')}]`,
      summary: `The ${kind.plural} that wait for approval, or the others.`,
      async *run({ db }, parameters) {
        const requested = oneOf(parameters, LISTS);
        const statuses: readonly ModerationStatus[] =
          requested === 'all' ? ['pending', 'approved', 'rejected'] : [requested];
        yield* allPages({
          read: (after, limit) => kind.page(db, { statuses, after, limit }),
          id: (row) => row.id,
          lines: (row) => row.lines,
          none: `No ${requested === 'all' ? '' : `${requested} `}${kind.plural}.`,
        });
      },
    },
    decide(kind, 'approve', 'approved', 'Shows them in the store.'),
    decide(kind, 'reject', 'rejected', 'Keeps them out of the store, or takes them out again.'),
  ];
}

function decide(kind: Moderated, verb: string, status: ModerationStatus, summary: string): Command {
  return {
    name: `${kind.plural} ${verb}`,
    parameters: 'ID…',
    summary,
    async *run({ db }, parameters) {
      const ids = recordIds(parameters);
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
  };
}
