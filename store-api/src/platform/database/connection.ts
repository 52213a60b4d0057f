import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Settings } from '../settings.ts';
import { claimFolder } from './folder-claim.ts';
import { postgresParsers } from './parsers.ts';
import type { Database } from './schema.ts';

export interface OpenDatabase {
  readonly db: Kysely<Database>;
  readonly engine: 'PGlite' | 'PostgreSQL';
  close(): Promise<void>;
}

/** Opens PostgreSQL when DATABASE_URL is set, else the embedded PGlite in DATA_DIR/db. */
export async function openDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  return settings.databaseUrl ? openPostgres(settings.databaseUrl) : openEmbedded(join(settings.dataDir, 'db'));
}

/** @param connections most connections this process holds at once */
export function openPostgres(url: string, connections = 10): OpenDatabase {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      postgresParsers[oid] ?? pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
  } as pg.CustomTypesConfig;
  const pool = new pg.Pool({ connectionString: url, max: connections, types });
  // An idle connection that the server drops must not end the process; the next query opens another.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: 'PostgreSQL', close: () => db.destroy() };
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

/** Kysely over a PGlite that is open already. It has one connection: Kysely queues whoever comes second. */
export function embedded(pglite: PGlite): OpenDatabase {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    engine: 'PGlite',
    async close() {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
    },
  };
}
