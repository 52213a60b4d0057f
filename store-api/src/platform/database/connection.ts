import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Settings } from '../settings/settings.ts';
import type { OpenChangeLine } from './changes/change-feed.ts';
import { embeddedChangeLine, postgresChangeLine } from './changes/change-line.ts';
import { claimFolder } from './folder-claim.ts';
import { postgresParsers } from './parsers.ts';
import type { Database, Db } from './schema.ts';

export interface OpenDatabase {
  readonly db: Db;
  readonly engine: 'PGlite' | 'PostgreSQL';
  /** Runs without statement timeouts: migrations, imports. */
  unhurried<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  readonly openChangeLine: OpenChangeLine;
  close(): Promise<void>;
}

/** Opens PostgreSQL when DATABASE_URL is set, else the embedded PGlite in DATA_DIR/db. */
export async function openDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  return settings.databaseUrl
    ? openPostgres(settings.databaseUrl, POOL_SIZE, SERVING)
    : openEmbedded(join(settings.dataDir, 'db'));
}

const POOL_SIZE = 10;

/** No caller waits longer than this, so no statement may hold a connection longer. Milliseconds. */
const SERVING = {
  /** Until a connection of the pool is free. */
  connectionTimeoutMillis: 5000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
  /** For a server that vanished without closing the connection. */
  query_timeout: 15_000,
  keepAlive: true,
} as const satisfies pg.PoolConfig;

/** @param limits none by default, for imports and migrations */
export function openPostgres(url: string, connections = POOL_SIZE, limits: pg.PoolConfig = {}): OpenDatabase {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      postgresParsers[oid] ?? pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
  } as pg.CustomTypesConfig;
  // JIT compilation takes longer than any query of the store.
  const options = '-c jit=off';
  const pool = new pg.Pool({ connectionString: url, max: connections, types, options, ...limits });
  // A dropped idle connection must not end the process; the next query opens another.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    engine: 'PostgreSQL',
    async unhurried(work) {
      const other = openPostgres(url, 1);
      return work(other.db).finally(other.close);
    },
    openChangeLine: postgresChangeLine(url),
    close: () => db.destroy(),
  };
}

async function openEmbedded(folder: string): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true });
  const release = await claimFolder(folder);
  const database = embedded(await PGlite.create(folder, embeddedOptions));
  return {
    ...database,
    async close() {
      await database.close();
      await release();
    },
  };
}

export const embeddedOptions = { extensions: { pg_trgm }, parsers: postgresParsers };

/** PGlite has one connection: Kysely queues queries. */
export function embedded(pglite: PGlite): OpenDatabase {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    engine: 'PGlite',
    unhurried: (work) => work(db),
    openChangeLine: embeddedChangeLine(pglite, db),
    async close() {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
    },
  };
}
