import { type Kysely, sql } from 'kysely';

/** The name that an operator gives with --as; acts that were tried or interrupted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table operator_acts
      add column named text not null default '',
      drop constraint operator_acts_outcome_check,
      add constraint operator_acts_outcome_check
        check (outcome in ('begun', 'done', 'tried', 'refused', 'failed', 'interrupted'))`.execute(db);
}
