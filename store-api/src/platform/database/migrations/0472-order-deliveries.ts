import { type Kysely, sql } from 'kysely';

/** When an order is expected, and with whom it travels. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_deliveries (
      order_id integer primary key references orders on delete cascade,
      expected_on date,
      dispatched_at timestamptz,
      carrier text not null default '',
      tracking_number text not null default '',
      tracking_url text not null default '' check (tracking_url = '' or tracking_url like 'https://%')
    )`.execute(db);
}
