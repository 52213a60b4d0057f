import { type Kysely, sql } from 'kysely';

/** When the samples were filled in: a shop that was emptied of them afterwards stays empty. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table samples_filled (
      only_row boolean primary key default true check (only_row),
      filled_at timestamptz not null default now()
    )`.execute(db);
  await sql`insert into samples_filled (only_row) select true where exists (select from countries)`.execute(db);
}
