import { type Kysely, sql } from 'kysely';

/** The colour of a picture's edges, which the well around it takes; '' for those added before it was measured. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table images add column edge text not null default ''`.execute(db);
}
