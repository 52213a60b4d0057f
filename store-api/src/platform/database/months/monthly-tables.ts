import { type RawBuilder, sql } from 'kysely';
import type { Database, Db } from '../schema.ts';

/**
 * Tables that only grow, and whose rows end by their age: a partition is a month (UTC) of that column (decision 0064). What is
 * older is in `…_oldest`, what has no month yet in `…_rest`.
 */
export const MONTHLY = {
  client_reports: 'reported_at',
  consents: 'at',
  operator_acts: 'at',
  webhook_events: 'received_at',
} as const satisfies { readonly [Table in keyof Database]?: keyof Database[Table] };

export type MonthlyTable = keyof typeof MONTHLY;
export const MONTHLY_TABLES = Object.keys(MONTHLY) as readonly MonthlyTable[];
export const isMonthly = (table: string): table is MonthlyTable => Object.hasOwn(MONTHLY, table);

export const oldestOf = (table: string) => `${table}_oldest`;
/** Takes the place of the oldest; one that a killed process left is made anew. */
export const nextOf = (table: string) => `${table}_next`;
export const restOf = (table: string) => `${table}_rest`;

export interface Month {
  readonly name: string;
  /** Exclusive. */
  readonly until: Date;
}

/** The partitions but the rest, the oldest first. */
export async function monthsOf(db: Db, table: string): Promise<readonly Month[]> {
  const { rows } = await sql<Month>`
    select relname::text as name, (regexp_match(pg_get_expr(relpartbound, oid), 'TO \\(''([^'']+)''\\)'))[1]::timestamptz as until
    from pg_class join pg_inherits on inhrelid = oid
    where inhparent = to_regclass(${table}) and pg_get_expr(relpartbound, oid) <> 'DEFAULT' order by 2`.execute(db);
  return rows;
}

/** The first moment of a month, `later` months after that of `day`. */
export const monthStart = (day: Date, later = 0) => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + later));

/** SQL that makes an empty table into the month that begins then. */
export function attachMonth(table: string, from: Date): readonly string[] {
  const name = `${table}_${from.toISOString().slice(0, 7).replace('-', '_')}`;
  return [
    `create table ${name} (like ${table} including defaults including constraints including storage)`,
    `alter table ${table} attach partition ${name} for values from ('${from.toISOString()}') to ('${monthStart(from, 1).toISOString()}')`,
  ];
}

/** One process at a time changes the partitions of a table; false for the others. */
export async function changesMonths(trx: Db, table: string): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtext(${`months of ${table}`})) as locked`.execute(trx);
  return rows[0]?.locked === true;
}

export type Condition = RawBuilder<unknown>;
