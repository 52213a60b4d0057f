import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect } from '@playwright/test';
import pg from 'pg';
import type { RunningStore } from '../../.ci/start/running-store.ts';

/** Reads and writes the database directly; rows as the SQL names them. */
export type Query = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

/**
 * Works in the store's database, as an operator with other tools. Only one process can open the embedded database, so
 * the API stops and restarts: the open page must survive that.
 */
export async function inDatabase<Result>(
  store: RunningStore,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_URL } = store.options.apiEnvironment ?? {};
  return DATABASE_URL ? inPostgres(DATABASE_URL, work) : inEmbedded(store, work);
}

async function inPostgres<Result>(url: string, work: (query: Query) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async <Row>(sql: string, parameters: unknown[] = []) => {
      return (await client.query(sql, parameters)).rows as Row[];
    });
  } finally {
    await client.end();
  }
}

async function inEmbedded<Result>(store: RunningStore, work: (query: Query) => Promise<Result>): Promise<Result> {
  await store.stopService('store-api');
  const database = await PGlite.create(path.join(store.options.dataFolder, 'db'));
  try {
    return await work(async <Row>(sql: string, parameters: unknown[] = []) => {
      return (await database.query<Row>(sql, parameters)).rows;
    });
  } finally {
    await database.close();
    await store.startService('store-api');
    // Until the shell has asked it again, pages that were never cached answer 503.
    await expect
      .poll(async () => (await fetch(`${store.origin}/readyz`)).text())
      .not.toContain('the API does not answer');
  }
}
