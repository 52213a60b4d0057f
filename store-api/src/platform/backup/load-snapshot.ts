import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { CommandContext } from '../command-line/command.ts';
import { CommandRefused } from '../command-line/command-refused.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import type { Db } from '../database/schema.ts';
import { emptyDatabase } from './empty-database.ts';
import { sendExactTexts } from './exact-texts.ts';
import { type Manifest, pathOfTable, type TablePart } from './manifest.ts';
import { type StoredTable, storedTables } from './stored-tables.ts';

/**
 * Makes the database what it was at the backup, then what this release wants, within the caller's transaction. The
 * schema is made first as the backup had it, so that an older release's rows fit; later steps then change them as in any
 * upgrade. Answers the tables of the backup that are not the store's: they are left out.
 */
export async function loadSnapshot(
  trx: Db,
  manifest: Manifest,
  folder: string,
  progress: CommandContext['progress'],
): Promise<readonly string[]> {
  await sendExactTexts(trx);
  await emptyDatabase(trx);
  await migrate(
    trx,
    Object.fromEntries(Object.entries(migrations).filter(([name]) => manifest.migrations.includes(name))),
  );
  // A table that a deferred trigger still has to look at cannot be altered.
  await sql`set constraints all immediate`.execute(trx);
  await sql`set constraints all deferred`.execute(trx);
  const strange = await withoutTriggers(trx, () => loadTables(trx, manifest, folder, progress));
  await setSequences(trx, manifest.sequences);
  await migrate(trx);
  await forgetPositions(trx);
  await sql`set constraints all immediate`.execute(trx);
  // The server would do it by itself, a minute later.
  await sql`analyze`.execute(trx);
  return strange;
}

/** Rows are complete as they are: nothing is derived, checked or reported again. Foreign keys are, all at the end. */
async function withoutTriggers<Result>(trx: Db, work: () => Promise<Result>): Promise<Result> {
  // The owner of the tables may do all this; session_replication_role asks for a superuser.
  const { rows: keys } = await sql<{ drop: string; add: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by 1`.execute(
    trx,
  );
  const each = async (statements: readonly string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(trx);
  };
  const { rows: tables } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`.execute(trx);
  await each(keys.map(({ drop }) => drop));
  await each(tables.map(({ name }) => `alter table ${name} disable trigger user`));
  const result = await work();
  await each(tables.map(({ name }) => `alter table ${name} enable trigger user`));
  await each(keys.map(({ add }) => add));
  return result;
}

async function loadTables(trx: Db, manifest: Manifest, folder: string, progress: CommandContext['progress']) {
  const tables = await storedTables(trx);
  const parts = new Map(manifest.tables.map((part) => [part.name, part]));
  const lacking = tables.find(({ name }) => !parts.has(name));
  if (lacking) throw new CommandRefused(`The backup lacks the table ${lacking.name}. Nothing was changed.`);
  // Some steps of the schema bring rows.
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(trx);
  for (const [place, table] of tables.entries()) {
    const part = parts.get(table.name);
    if (part) await loadTable(trx, table, part, join(folder, pathOfTable(part)));
    parts.delete(table.name);
    progress({ done: place + 1, of: tables.length, what: 'tables' });
  }
  return [...parts.keys()];
}

const ROWS_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 2_000_000;

async function loadTable(trx: Db, table: StoredTable, part: TablePart, file: string): Promise<void> {
  const strange = part.columns.find((column) => !table.columns.includes(column));
  if (strange !== undefined) {
    throw new CommandRefused(`${part.name} has no column ${strange} in this release. Nothing was changed.`);
  }
  const columns = part.columns.map((column) => sql.ref(column));
  const values = part.columns.map(
    (column, place) =>
      sql`(line ->> ${sql.lit(place)})::${sql.raw(table.types[table.columns.indexOf(column)] ?? 'text')}`,
  );
  let rows = 0;
  for await (const lines of batchesOf(file)) {
    const { numAffectedRows = 0n } = await sql`
      insert into ${sql.table(part.name)} (${sql.join(columns)}) overriding system value
      select ${sql.join(values)} from jsonb_array_elements(${`[${lines.join(',')}]`}::text::jsonb) as batch (line)`.execute(
      trx,
    );
    rows += Number(numAffectedRows);
  }
  if (rows !== part.rows)
    throw new CommandRefused(`${pathOfTable(part)} does not have the rows it should. Nothing was changed.`);
}

async function* batchesOf(file: string): AsyncGenerator<readonly string[]> {
  let batch: string[] = [];
  let characters = 0;
  for await (const line of linesOf(file)) {
    batch.push(line);
    characters += line.length;
    if (batch.length < ROWS_AT_ONCE && characters < CHARACTERS_AT_ONCE) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

/** Not by readline: it also ends lines at U+2028, which JSON has in texts. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: 1_000_000 })) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

async function setSequences(trx: Db, sequences: Manifest['sequences']): Promise<void> {
  const { rows } = await sql<{ name: string; first: string }>`
    select sequencename::text as name, start_value::text as first from pg_sequences where schemaname = 'public'`.execute(
    trx,
  );
  for (const { name, first } of rows) {
    const last = sequences[name];
    // The server's own tables are new.
    if (last === undefined) continue;
    await sql`select setval(quote_ident(${name}::text)::regclass, ${last ?? first}::text::bigint, ${last !== null})`.execute(
      trx,
    );
  }
}

/** A shell that knows what changed until now would not ask again: its position is of another history. */
async function forgetPositions(trx: Db): Promise<void> {
  await sql`update change_horizon set pruned_below = pg_current_xact_id(), next_below = pg_current_xact_id()`.execute(
    trx,
  );
}
