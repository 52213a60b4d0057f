import { sql } from 'kysely';
import type { Db } from '../platform/database/schema.ts';

/** What the server did for some work, by its own count (pg_stat_statements), with the work of triggers and functions. */
export interface StatementCounts {
  /** Sent by the process; `begin` and `commit` are two. */
  readonly statements: number;
  /** Of these, those that the server planned rather than took from a prepared statement. */
  readonly planned: number;
  readonly rows: number;
  /** Pages of 8 KB read, from memory or disk. */
  readonly buffers: number;
  /** Each statement's normalized text, with how often it was sent. */
  readonly texts: ReadonlyMap<string, number>;
}

interface Counted {
  readonly query: string;
  readonly calls: number;
  readonly plans: number;
  readonly rows: number;
  readonly buffers: number;
}

/** Counts what `work` sends to the database of `db`, over all its connections. Nothing else may use it until then. */
export async function countStatements(db: Db, work: () => Promise<unknown>): Promise<StatementCounts> {
  await sql`create extension if not exists pg_stat_statements`.execute(db);
  await sql`select pg_stat_statements_reset(0, oid) from pg_database where datname = current_database()`.execute(db);
  await work();
  const { rows: counted } = await sql<Counted>`
    select query, calls::integer, plans::integer, rows::integer, (shared_blks_hit + shared_blks_read)::integer as buffers
    from pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database())
      and query not like '%pg_stat_statements%' and query not like ${`%${READ_BY_CHANGE_FEED}%`}`.execute(db);
  return {
    statements: sum(counted, 'calls'),
    planned: sum(counted, 'plans'),
    rows: sum(counted, 'rows'),
    buffers: sum(counted, 'buffers'),
    texts: new Map(counted.map(({ query, calls }) => [query, calls])),
  };
}

/** The change feed reads whenever it wakes. */
const READ_BY_CHANGE_FEED = 'pg_visible_in_snapshot';

function sum(counted: readonly Counted[], column: 'calls' | 'plans' | 'rows' | 'buffers'): number {
  return counted.reduce((total, statement) => total + statement[column], 0);
}
