import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { RunningStore } from '../../.ci/start/running-store.ts';

/** Asks or tells the database directly; rows as the SQL names them. */
export type Query = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

/**
 * Works in the store's own database as an operator would with other tools. The embedded one belongs to one process,
 * so the API is stopped for it and started again: the page that is open must bear that too.
 */
export async function inDatabase<Result>(
  store: RunningStore,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  await store.stopService('store-api');
  const database = await PGlite.create(path.join(store.options.dataFolder, 'db'));
  try {
    return await work(async <Row>(sql: string, parameters: unknown[] = []) => {
      return (await database.query<Row>(sql, parameters)).rows;
    });
  } finally {
    await database.close();
    await store.startService('store-api');
  }
}
