import { type Kysely, sql } from 'kysely';

/** Of a refund for certain pieces: what of it is for which article. A refund without such lines is for the order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refund_lines (
      refund_id integer not null references refunds on delete cascade,
      order_item_id integer not null references order_items,
      quantity integer not null check (quantity > 0),
      discount_paise bigint not null,
      shipping_paise bigint not null,
      amount_paise bigint not null check (amount_paise > 0),
      primary key (refund_id, order_item_id)
    )`.execute(db);
}
