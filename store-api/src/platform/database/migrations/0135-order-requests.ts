import { type Kysely, sql } from 'kysely';

/** Cancellations and returns that shoppers ask for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Whether it may come back is part of what was sold. What is sold already has only the catalogue to tell it.
  await sql`alter table order_items add column is_returnable boolean`.execute(db);
  await sql`
    update order_items set is_returnable = products.is_returnable from products
    where products.product_id = order_items.product_id`.execute(db);
  await sql`alter table order_items alter column is_returnable set not null`.execute(db);

  await sql`
    create table order_requests (
      order_request_id integer generated always as identity primary key,
      reference_number text not null unique,
      order_id integer not null references orders on delete cascade,
      kind text not null check (kind in ('cancel', 'return')),
      state text not null check (state in ('open', 'accepted', 'refused', 'done')),
      reason text not null,
      answer text not null default '',
      created_at timestamptz not null,
      updated_at timestamptz not null,
      -- A cancellation has its effect at once.
      check (kind = 'return' or state = 'done')
    )`.execute(db);
  await sql`create index order_requests_of_order on order_requests (order_id)`.execute(db);
  await sql`create unique index one_cancellation on order_requests (order_id) where kind = 'cancel'`.execute(db);
  await sql`create index order_requests_to_do on order_requests (order_request_id) where state in ('open', 'accepted')`.execute(
    db,
  );
  await sql`
    create table order_request_lines (
      order_request_id integer not null references order_requests on delete cascade,
      order_item_id integer not null references order_items on delete cascade,
      quantity integer not null check (quantity > 0),
      primary key (order_request_id, order_item_id)
    )`.execute(db);
  await sql`create index order_request_lines_of_item on order_request_lines (order_item_id)`.execute(db);
}
