import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { embedded, embeddedOptions, type OpenDatabase, openPostgres } from '../platform/database/connection.ts';

export interface TestDatabase extends OpenDatabase {
  /** Makes the database unavailable. */
  lose(): Promise<void>;
}

/** An engine that tests run on. `open` gives a migrated and seeded database of one's own. */
export interface TestEngine {
  readonly name: 'PGlite' | 'PostgreSQL';
  open(): Promise<TestDatabase>;
  /** The same schema with no rows at all. */
  openEmpty(): Promise<OpenDatabase>;
}

export const pglite: TestEngine = {
  name: 'PGlite',
  open: openPglite,
  openEmpty: async () => embedded(await PGlite.create(embeddedOptions)),
};

export const postgres: TestEngine = {
  name: 'PostgreSQL',
  open: () => openCopy(fromSetUp('TEST_POSTGRES_TEMPLATE')),
  openEmpty: () => openCopy('template0'),
};

export const engines: readonly TestEngine[] = [pglite, postgres];

function pgliteTemplateFile(): string {
  return fromSetUp('TEST_PGLITE_TEMPLATE');
}

/** A value that Jest's global set-up puts into the environment. */
function fromSetUp(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run through jest, whose global set-up makes the template databases`);
  return value;
}

async function openPglite(): Promise<TestDatabase> {
  const loadDataDir = new Blob([await readFile(pgliteTemplateFile())]);
  const pglite = await PGlite.create({ ...embeddedOptions, loadDataDir });
  return { ...embedded(pglite), lose: () => pglite.close() };
}

async function openCopy(template: string): Promise<TestDatabase> {
  const name = `store_test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name} template ${template}`);
  const database = openPostgres(databaseUrl(name), { connections: 12 });
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
