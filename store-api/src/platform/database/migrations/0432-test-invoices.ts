import { type Kysely, sql } from 'kysely';

/** Documents of sandbox payments have separate series: no tax document of the store may be missing or invented. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoices add column is_test boolean not null default false`.execute(db);
  await sql`alter table invoices drop constraint invoices_kind_financial_year_sequence_key`.execute(db);
  await sql`alter table invoices add unique (kind, is_test, financial_year, sequence)`.execute(db);
}
