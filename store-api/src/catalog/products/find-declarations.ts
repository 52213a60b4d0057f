import { sql } from 'kysely';
import { CommandRefused } from '../../platform/command-line/command.ts';
import type { Db } from '../../platform/database/schema.ts';
import { readName } from './read-name.ts';

/** By its code of ISO 3166. */
export async function originWithCode(db: Db, code: string): Promise<number> {
  const origin = await db
    .selectFrom('origins')
    .select('origin_id')
    .where('iso_code', '=', code.toUpperCase())
    .executeTakeFirst();
  if (origin) return origin.origin_id;
  throw new CommandRefused(
    `There is no country of origin ${code.toUpperCase()}: attributes add origins NAME --code CODE.`,
  );
}

/** By its name; null for 'none'. */
export async function importerNamed(db: Db, name: string): Promise<number | null> {
  if (name.toLowerCase() === 'none') return null;
  const importer = await db
    .selectFrom('importers')
    .select('importer_id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst();
  if (importer) return importer.importer_id;
  throw new CommandRefused(`There is no importer '${readName(name)}': importers add NAME --address ADDRESS.`);
}
