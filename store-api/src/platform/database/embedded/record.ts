import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { EmbeddedFault } from './embedded-fault.ts';

const FILE = 'database.json';

/** What DATA_DIR remembers of its database, outside of the database's own folder: that there is one. */
const Record = v.object({
  /** Absolute, or below DATA_DIR. */
  folder: v.string(),
  /** Of the only role. Other users of this machine reach the port, but not this file. */
  password: v.string(),
  /** Of the npm package that runs it. */
  version: v.string(),
  /** A restore has set damaged files aside and not ended yet. */
  awaitsRestore: v.optional(v.boolean()),
  /** Where those are: they may have log that was not stored. */
  damaged: v.optional(v.string()),
  /** A restore has made another one, which is to be put in its place; this one goes here. */
  replaced: v.optional(v.string()),
  /** A database of before, whose rows are still to be moved here. */
  former: v.optional(
    v.object({ folder: v.string(), engine: v.picklist(['PGlite', 'PostgreSQL']), version: v.string() }),
  ),
});
export type DatabaseRecord = v.InferOutput<typeof Record>;
export type FormerDatabase = NonNullable<DatabaseRecord['former']>;

/** @returns null for a data folder that has had no database */
export function readRecord(dataDir: string): DatabaseRecord | null {
  const file = join(dataDir, FILE);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw fault;
  }
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Record), text);
  if (!read.success) throw new EmbeddedFault(`${file} is damaged. It names the database of this store: put it back.`);
  return read.output;
}

export function writeRecord(dataDir: string, record: DatabaseRecord): void {
  const making = join(dataDir, `${FILE}.making`);
  writeFileSync(making, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(making, join(dataDir, FILE));
}

/** @throws EmbeddedFault while the rows of a database of before are not here: nobody is to write beside them */
export function refuseUnmoved(dataDir: string): void {
  const former = readRecord(dataDir)?.former;
  if (!former) return;
  throw new EmbeddedFault(
    `The shop is still in ${former.folder} (${former.engine} ${former.version}): npm start moves it, or 'npm run store -- database move'.`,
  );
}
