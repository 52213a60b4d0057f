import { type Kysely, sql } from 'kysely';

/** Who ran which command, kept for a year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_acts (
      operator_act_id integer generated always as identity primary key,
      at timestamptz not null,
      operator text not null,
      command text not null,
      about text not null,
      outcome text not null default 'begun' check (outcome in ('begun', 'done', 'refused', 'failed'))
    )`.execute(db);
  await sql`create index operator_acts_by_age on operator_acts (at)`.execute(db);
}
