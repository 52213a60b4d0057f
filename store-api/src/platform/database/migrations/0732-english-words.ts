import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** Words of releases that the store says otherwise in English are rows of translations too. */
export async function up(db: Db): Promise<void> {
  await sql`
    alter table translations drop constraint translations_language_check,
      add constraint translations_language_check
        check (language ~ '^[a-z]{2,3}$' and (language <> 'en' or shown_from ~ '^(interface|mails)\\.')) not valid
  `.execute(db);
}
