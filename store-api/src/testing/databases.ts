import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type OpenDatabase, openPostgres } from '../platform/database/connection.ts';

export interface TestDatabase extends OpenDatabase {
  /** Makes the database unavailable. */
  lose(): Promise<void>;
}

/** A migrated and seeded database of one's own. */
export const openTestDatabase = (connections?: number): Promise<TestDatabase> =>
  openCopy(fromSetUp('TEST_POSTGRES_TEMPLATE'), connections);

/** A database without tables. */
export const openEmptyDatabase = (): Promise<TestDatabase> => openCopy('template0');

/** A value that Jest's global set-up puts into the environment. */
function fromSetUp(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run through jest, whose global set-up makes the template database`);
  return value;
}

async function openCopy(template: string, connections = 12): Promise<TestDatabase> {
  const name = `store_test_${randomBytes(6).toString('hex')}`;
  // Copies files instead of writing each page to the log: 160 to 270 ms instead of 280 to 370.
  await administer(`create database ${name} template ${template} strategy file_copy`);
  const database = openPostgres(pooledUrl(databaseUrl(name)), { connections, ...behindPooler(databaseUrl(name)) });
  return {
    ...database,
    async lose() {
      await administer(`alter database ${name} allow_connections false`);
      await administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    },
    async close() {
      await database.close();
      await administer(`drop database ${name} with (force)`);
    },
  };
}

/** The test server's address with another database name. */
export function databaseUrl(name: string): string {
  const address = new URL(fromSetUp('TEST_DATABASE_URL'));
  address.pathname = `/${name}`;
  return address.href;
}

/** With TEST_POOLER=on the address of the run's PgBouncer in front of that server, else the address itself. */
export function pooledUrl(url: string): string {
  const { TEST_POOLER_PORT } = process.env;
  if (!TEST_POOLER_PORT) return url;
  const address = new URL(url);
  address.port = TEST_POOLER_PORT;
  return address.href;
}

/** What a store needs at such an address. */
const behindPooler = (url: string) =>
  process.env.TEST_POOLER_PORT ? { directUrl: url, preparesStatements: false } : {};

/** Runs one statement on the test server outside any transaction. */
export async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: fromSetUp('TEST_DATABASE_URL') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
