import { type Kysely, sql } from 'kysely';

/** What operators changed about the stock, and why. Sales and returns are in the orders. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table stock_changes (
      stock_change_id bigint generated always as identity primary key,
      product_id integer not null references products on delete cascade,
      made_at timestamptz not null default now(),
      was integer not null,
      made integer not null,
      reason text not null
    )`.execute(db);
  await sql`create index stock_changes_of_product on stock_changes (product_id, stock_change_id)`.execute(db);
}
