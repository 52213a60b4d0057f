import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // An order is written when its payment starts and shown to the shopper once paid: until then it has no number.
  await sql`
    create table orders (
      order_id integer generated always as identity primary key,
      user_id integer not null references users,
      order_number text unique,
      status_id smallint check (status_id between 1 and 5),
      created_at timestamptz not null default now(),
      paid_at timestamptz,
      items_paise bigint not null,
      discount_paise bigint not null,
      shipping_paise bigint not null,
      tax_paise bigint not null,
      total_paise bigint not null,
      coupon_code text references coupons,
      order_note text not null,
      contact_email text not null,
      buyer_gstin text not null,
      delivery_name text not null,
      delivery_phone text not null,
      delivery_address text not null,
      delivery_city_id integer references cities,
      delivery_state_id integer not null references states_provinces,
      delivery_postal_code text not null,
      check (total_paise = items_paise - discount_paise + shipping_paise),
      check ((paid_at is null) = (order_number is null) and (paid_at is null) = (status_id is null))
    )`.execute(db);
  await sql`create index orders_of_user on orders (user_id, paid_at desc) where paid_at is not null`.execute(db);

  // What was sold as it was sold: name, price and tax do not follow later changes of the catalogue.
  await sql`
    create table order_items (
      order_item_id integer generated always as identity primary key,
      order_id integer not null references orders on delete cascade,
      product_id integer not null references products,
      product_name text not null,
      quantity integer not null check (quantity > 0),
      price_paise bigint not null,
      discounted_price_paise bigint not null,
      amount_paise bigint not null,
      coupon_share_paise bigint not null,
      shipping_paise bigint not null,
      charged_paise bigint not null,
      hsn_code text not null,
      gst_rate integer not null,
      taxable_paise bigint not null,
      cgst_paise bigint not null,
      sgst_paise bigint not null,
      igst_paise bigint not null,
      is_digital boolean not null,
      status_id smallint check (status_id between 1 and 5),
      unique (order_id, product_id),
      check (charged_paise = amount_paise - coupon_share_paise + shipping_paise),
      check (charged_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise)
    )`.execute(db);

  await sql`
    create table order_status_history (
      order_status_history_id integer generated always as identity primary key,
      order_id integer not null references orders on delete cascade,
      status_id smallint not null check (status_id between 1 and 5),
      reason text not null default '',
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index order_status_history_of_order on order_status_history (order_id)`.execute(db);
}
