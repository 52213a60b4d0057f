import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Kysely, PGliteDialect } from 'kysely';
import { postgresParsers } from '../../database/parsers.ts';
import type { Database } from '../../database/schema.ts';
import { writeSnapshot } from './write-snapshot.ts';

// A process of its own: PGlite's package, the folder of a store that it holds, the folder for what is read.
const [module = '', folder = '', staging = ''] = process.argv.slice(2);

const { PGlite } = await import(pathToFileURL(join(module, 'dist/index.js')).href);
const { pg_trgm } = await import(pathToFileURL(join(module, 'dist/contrib/pg_trgm.js')).href);
const pglite = await PGlite.create(folder, { extensions: { pg_trgm }, parsers: postgresParsers });
const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
await writeSnapshot(db, staging, () => {});
await db.destroy();
