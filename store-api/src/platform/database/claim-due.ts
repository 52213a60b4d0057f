import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, Db } from './schema.ts';

/** Tables of retried work: each row has `attempts` and `next_attempt_at`. */
type QueueTable = {
  [Table in keyof Database]: Database[Table] extends Readonly<Record<'attempts' | 'next_attempt_at', unknown>>
    ? Table
    : never;
}[keyof Database];

export interface Queue<Table extends QueueTable> {
  readonly table: Table;
  /** The primary key; orders rows that are due together. */
  readonly id: string;
  /** SQL for unfinished rows. An index with this condition makes the claim cheap. */
  readonly open: RawBuilder<boolean>;
  /** A column by which some due rows go before others. */
  readonly firstBy?: string;
  readonly atOnce: number;
  /** The wait before the second attempt; it doubles each time. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

/**
 * Claims due rows for this process. The next attempt is scheduled before this one runs, so the work of a crashed
 * process is retried and a failure needs no record.
 */
export async function claimDue<Table extends QueueTable>(
  db: Db,
  queue: Queue<Table>,
  now: Date,
): Promise<readonly Selectable<Database[Table]>[]> {
  const { table, id, open, firstBy, atOnce, firstWaitMs, longestWaitMs } = queue;
  // An array, because a subquery of `in` may run twice and claim more than `atOnce`.
  const { rows } = await sql<Selectable<Database[Table]>>`
    with claimed as (
      update ${sql.table(table)}
      set attempts = attempts + 1,
        next_attempt_at = ${now}::timestamptz
          + least(${firstWaitMs} * power(2, least(attempts, 20)), ${longestWaitMs}) * interval '1 millisecond'
      where ${sql.ref(id)} = any(array(
        select ${sql.ref(id)} from ${sql.table(table)}
        where ${open} and next_attempt_at <= ${now}
        order by ${firstBy ? sql`${sql.ref(firstBy)}, ` : sql``}next_attempt_at, ${sql.ref(id)}
        limit ${atOnce}
        for update skip locked
      ))
      returning *
    )
    select * from claimed order by ${sql.ref(id)}`.execute(db);
  return rows;
}
