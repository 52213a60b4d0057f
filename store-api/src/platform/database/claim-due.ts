import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Tables of work that is tried again until it is done: each row has `attempts` and `next_attempt_at`. */
type QueueTable = {
  [Table in keyof Database]: Database[Table] extends Readonly<Record<'attempts' | 'next_attempt_at', unknown>>
    ? Table
    : never;
}[keyof Database];

export interface Queue<Table extends QueueTable> {
  readonly table: Table;
  /** Its primary key: the order in which rows that are due together are worked. */
  readonly id: string;
  /** SQL: which rows are still to be done. An index with this condition makes the claim cheap. */
  readonly open: RawBuilder<boolean>;
  readonly atOnce: number;
  /** Until the second attempt; each further wait is twice the one before. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

/**
 * Takes work that is due, so that no other process has it at the same time. The next attempt is set before this one:
 * what a dying process leaves undone is due again by itself, and a failed attempt needs no record.
 */
export async function claimDue<Table extends QueueTable>(
  db: Kysely<Database>,
  queue: Queue<Table>,
  now: Date,
): Promise<readonly Selectable<Database[Table]>[]> {
  const { table, id, open, atOnce, firstWaitMs, longestWaitMs } = queue;
  // In an array, since a subquery of `in` may be run again and then claims more than `atOnce`.
  const { rows } = await sql<Selectable<Database[Table]>>`
    with claimed as (
      update ${sql.table(table)}
      set attempts = attempts + 1,
        next_attempt_at = ${now}::timestamptz
          + least(${firstWaitMs} * power(2, least(attempts, 20)), ${longestWaitMs}) * interval '1 millisecond'
      where ${sql.ref(id)} = any(array(
        select ${sql.ref(id)} from ${sql.table(table)}
        where ${open} and next_attempt_at <= ${now}
        order by next_attempt_at, ${sql.ref(id)}
        limit ${atOnce}
        for update skip locked
      ))
      returning *
    )
    select * from claimed order by ${sql.ref(id)}`.execute(db);
  return rows;
}
