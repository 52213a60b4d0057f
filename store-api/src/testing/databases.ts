import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { embedded, embeddedOptions, type OpenDatabase, openPostgres } from '../platform/database/connection.ts';

/** An engine that tests run on. `open` gives a migrated and seeded database of one's own. */
export interface TestEngine {
  readonly name: 'PGlite' | 'PostgreSQL';
  /** False for PostgreSQL without TEST_DATABASE_URL: its tests are then reported as skipped. */
  readonly available: boolean;
  open(): Promise<OpenDatabase>;
  /** The same schema with no rows at all. */
  openEmpty(): Promise<OpenDatabase>;
}

const url = process.env.TEST_DATABASE_URL;

export function databases(): readonly TestEngine[] {
  return [
    {
      name: 'PGlite',
      available: true,
      open: openPglite,
      openEmpty: async () => embedded(await PGlite.create(embeddedOptions)),
    },
    {
      name: 'PostgreSQL',
      available: Boolean(url),
      open: () => openCopy(templateName()),
      openEmpty: () => openCopy('template0'),
    },
  ];
}

export function pgliteTemplateFile(): string {
  return process.env.TEST_PGLITE_TEMPLATE ?? missing('TEST_PGLITE_TEMPLATE');
}

function templateName(): string {
  return process.env.TEST_POSTGRES_TEMPLATE ?? missing('TEST_POSTGRES_TEMPLATE');
}

function missing(name: string): never {
  throw new Error(`${name} is not set: run through jest, whose global set-up makes the template databases`);
}

async function openPglite(): Promise<OpenDatabase> {
  const loadDataDir = new Blob([await readFile(pgliteTemplateFile())]);
  return embedded(await PGlite.create({ ...embeddedOptions, loadDataDir }));
}

async function openCopy(template: string): Promise<OpenDatabase> {
  const name = `store_test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name} template ${template}`);
  const database = openPostgres(databaseUrl(name), 12);
  return {
    ...database,
    async close() {
      await database.close();
      await administer(`drop database ${name} with (force)`);
    },
  };
}

/** The test server's address with another database name. */
export function databaseUrl(name: string): string {
  const address = new URL(url ?? missing('TEST_DATABASE_URL'));
  address.pathname = `/${name}`;
  return address.href;
}

/** Runs one statement on the test server outside any transaction. */
export async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
