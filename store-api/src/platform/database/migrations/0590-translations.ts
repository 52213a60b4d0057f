import { type Kysely, sql } from 'kysely';

/**
 * A translation belongs to an English text and the column it is shown from (decision 0032). The digest is the key because
 * a description is longer than an index entry may be.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table translations (
      language text not null check (language ~ '^[a-z]{2,3}$' and language <> 'en'),
      shown_from text not null check (shown_from ~ '^[a-z_]+\\.[a-z_]+$'),
      digest text not null generated always as (md5(english)) stored,
      english text not null check (english <> ''),
      translated text not null check (translated <> ''),
      state text not null check (state in ('machine', 'checked')),
      changed_at timestamptz not null default now(),
      primary key (language, shown_from, digest)
    )`.execute(db);
}
