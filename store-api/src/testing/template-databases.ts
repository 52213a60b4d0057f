import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openPostgres } from '../platform/database/connection.ts';
import { migrate } from '../platform/database/migrate.ts';
import { seed } from '../seed/seed.ts';
import { administer, databaseUrl } from './databases.ts';
import { type Pooler, startPgBouncer } from './processes/pgbouncer.ts';
import { type PostgresServer, startPostgresServer } from './processes/postgres-server.ts';

let server: PostgresServer | undefined;
let pooler: Pooler | undefined;

/** As the server of a run is. */
const UNPROTECTED = { auth_type: 'trust' };

/**
 * Migrates and seeds a database; every test and every journey's store gets a copy. `npm test` makes it once for all its
 * steps, a step by itself makes its own. Steps find it through the environment. Without TEST_DATABASE_URL a PostgreSQL
 * from npm serves the run. With TEST_POOLER=on the databases are asked through PgBouncer.
 */
export default async function makeTemplates(): Promise<void> {
  if (process.env.TEST_POSTGRES_TEMPLATE) return;
  const folder = await mkdtemp(join(tmpdir(), 'store-api-test-'));
  process.env.TEST_TEMPLATE_OWNER = String(process.pid);
  process.env.TEST_TEMPLATE_FOLDER = folder;
  if (!process.env.TEST_DATABASE_URL) {
    server = await startPostgresServer();
    process.env.TEST_DATABASE_URL = server.url;
  }
  if (process.env.TEST_POOLER === 'on') {
    pooler = await startPgBouncer(process.env.TEST_DATABASE_URL, {
      passwords: { postgres: '' },
      settings: UNPROTECTED,
    });
    process.env.TEST_POOLER_PORT = new URL(pooler.address(process.env.TEST_DATABASE_URL)).port;
  }
  const name = `store_test_template_${process.pid}`;
  await administer(`drop database if exists ${name} with (force)`);
  await administer(`create database ${name}`);
  const database = openPostgres(databaseUrl(name), { connections: 1 });
  await migrate(database.db);
  await seed(database.db, { dataDir: folder });
  // Vacuum marks a page as visible to all only when its commits are in the log, of which a server without durability
  // writes a part later: a commit that waits for the log brings all before it there.
  await sql`set synchronous_commit = on`.execute(database.db);
  // With statistics, as in a store that runs: autovacuum, which would bring them at some moment of a run, is off.
  await sql`vacuum analyze`.execute(database.db);
  await database.close();
  process.env.TEST_POSTGRES_TEMPLATE = name;
}

/** The counterpart of makeTemplates, for who made them. */
export async function dropTemplates(): Promise<void> {
  const { TEST_TEMPLATE_OWNER, TEST_TEMPLATE_FOLDER = '', TEST_POSTGRES_TEMPLATE } = process.env;
  if (TEST_TEMPLATE_OWNER !== String(process.pid)) return;
  await pooler?.stop();
  if (server) await server.remove();
  else if (TEST_POSTGRES_TEMPLATE) await administer(`drop database if exists ${TEST_POSTGRES_TEMPLATE} with (force)`);
  await rm(TEST_TEMPLATE_FOLDER, { recursive: true, force: true });
}
