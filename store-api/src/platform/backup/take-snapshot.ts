import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type RawBuilder, sql } from 'kysely';
import type { CommandContext } from '../command-line/command.ts';
import type { Db } from '../database/schema.ts';
import { sendExactTexts } from './exact-texts.ts';
import { type Manifest, pathOfTable, type TablePart } from './manifest.ts';
import { measure } from './measure.ts';
import { type StoredTable, storedTables } from './stored-tables.ts';

/** Selects the files of a room that cannot be made again: `path`, below DATA_DIR. */
export type FilesOfRoom = RawBuilder<{ path: string }>;

export interface Snapshot extends Pick<Manifest, 'migrations' | 'sequences' | 'tables'> {
  /** The files that the tables name. */
  readonly paths: readonly string[];
}

/**
 * Writes all tables to a folder, as they are at one moment. The transaction lasts no longer than that: where the backup
 * goes may be slow, and what is deleted since then takes room.
 *
 * A row is a JSON array of its values as the server's own texts, which is what COPY writes, so any PostgreSQL reads back
 * exactly what was there: bigint, numeric, bytea, microseconds, arrays. COPY itself needs the driver's connection; a
 * cursor is SQL.
 */
export function takeSnapshot(
  db: Db,
  folder: string,
  rooms: readonly FilesOfRoom[],
  progress: CommandContext['progress'],
): Promise<Snapshot> {
  return db.transaction().execute(async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx);
    await sendExactTexts(trx);
    const found = await storedTables(trx);
    const tables: TablePart[] = [];
    for (const table of found) {
      tables.push(await writeTable(trx, table, folder));
      progress({ done: tables.length, of: found.length, what: 'tables' });
    }
    return {
      migrations: await migrationsOf(trx),
      sequences: await sequencesOf(trx),
      tables,
      paths: await pathsOf(trx, rooms),
    };
  });
}

async function writeTable(
  trx: Db,
  { name, columns, types: _, ...table }: StoredTable,
  folder: string,
): Promise<TablePart> {
  const file = join(folder, pathOfTable({ name }));
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const measured = measure();
  let rows = 0;
  async function* lines() {
    for await (const batch of batchesOf(trx, name, columns)) {
      rows += batch.length;
      yield `${batch.join('\n')}\n`;
    }
  }
  await pipeline(lines(), measured.through, createWriteStream(file, { mode: 0o600 }));
  return { ...table, name, columns: [...columns], rows, ...measured.result() };
}

const ROWS_AT_ONCE = 500;

async function* batchesOf(trx: Db, name: string, columns: readonly string[]): AsyncGenerator<readonly string[]> {
  const texts = columns.map((column) => sql`${sql.ref(column)}::text`);
  await sql`
    declare stored_rows no scroll cursor for
    select array_to_json(array[${sql.join(texts)}])::text as line from ${sql.table(name)}`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from stored_rows`.execute(trx);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close stored_rows`.execute(trx);
}

async function migrationsOf(trx: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(trx);
  return rows.map(({ name }) => name);
}

/** Sequences are not part of a snapshot: read after the tables, they are never behind them. */
async function sequencesOf(trx: Db): Promise<Record<string, string | null>> {
  const { rows } = await sql<{ name: string; last: string | null }>`
    select sequencename::text as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`.execute(
    trx,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

async function pathsOf(trx: Db, rooms: readonly FilesOfRoom[]): Promise<readonly string[]> {
  const paths: string[] = [];
  for (const room of rooms) paths.push(...(await room.execute(trx)).rows.map(({ path }) => path));
  return [...new Set(paths)].sort();
}
