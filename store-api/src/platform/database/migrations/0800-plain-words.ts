import { sql } from 'kysely';
import type { Db } from '../schema.ts';
import rewordedTexts from './0800-plain-words.json' with { type: 'json' };

/**
 * The interface and mails say many things in other words since this release, and an English text is its translation's key
 * (docs/decisions/0032). So what a store says instead, and what it translated, is copied to the new text, for somebody to
 * check; the row of the former text stays, as the last release reads it.
 */
export async function up(db: Db): Promise<void> {
  await sql`
    insert into translations (language, shown_from, english, translated, state)
    select language, shown_from, reworded.value, translated, 'machine'
    from translations join jsonb_each_text(${JSON.stringify(rewordedTexts)}::jsonb) as reworded on reworded.key = english
    where shown_from = 'mails.words' or shown_from like 'interface.%'
    on conflict do nothing
  `.execute(db);
}
