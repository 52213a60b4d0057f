import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/**
 * The interface and mails spell 'email' alike since this release, and an English text is its translation's key (0800-plain-words).
 * What a store says instead, and what it translated, means the same as before: it stays checked where it was.
 */
export async function up(db: Db): Promise<void> {
  await sql`
    insert into translations (language, shown_from, english, translated, state)
    select language, shown_from, replace(replace(english, 'e-mail', 'email'), 'E-mail', 'Email'), translated, state
    from translations
    where (shown_from = 'mails.words' or shown_from like 'interface.%') and english ilike '%e-mail%'
    on conflict do nothing
  `.execute(db);
}
