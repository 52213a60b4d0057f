import { type Kysely, sql } from 'kysely';

/** The point of a slide's picture that stays in sight when it is cropped. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table banners add column focus text not null default '50% 50%'`.execute(db);
}
