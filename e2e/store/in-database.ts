import pg from 'pg';
import type { RunningStore } from '../../.ci/start/running-store.ts';

/** Reads and writes the database directly; rows as the SQL names them. */
export type Query = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

/** Works in the store's database, as an operator with other tools. */
export async function inDatabase<Result>(
  store: RunningStore,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseOf(store) });
  await client.connect();
  try {
    return await work(async <Row>(sql: string, parameters: unknown[] = []) => {
      return (await client.query(sql, parameters)).rows as Row[];
    });
  } finally {
    await client.end();
  }
}

export function databaseOf({ options }: RunningStore): string {
  const { DATABASE_URL = '' } = options.apiEnvironment ?? {};
  return DATABASE_URL;
}
