import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // One payment per order, retried on the same provider order. A purchase is known by the shopper's own key.
  await sql`
    create table payments (
      payment_id integer generated always as identity primary key,
      order_id integer not null unique references orders on delete cascade,
      user_id integer not null references users,
      state text not null default 'created' check (state in
        ('created', 'authorized', 'paid', 'failed', 'expired', 'refund-due', 'partly-refunded', 'refunded')),
      amount_paise bigint not null check (amount_paise > 0),
      currency text not null default 'INR',
      provider text not null,
      provider_order_id text unique,
      provider_payment_id text unique,
      idempotency_key text not null,
      fingerprint text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (user_id, idempotency_key)
    )`.execute(db);
  await sql`create index payments_unsettled on payments (updated_at) where state in ('created', 'authorized')`.execute(
    db,
  );

  await sql`
    create table payment_history (
      payment_history_id integer generated always as identity primary key,
      payment_id integer not null references payments on delete cascade,
      from_state text,
      to_state text not null,
      cause text not null,
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index payment_history_of_payment on payment_history (payment_id)`.execute(db);

  // The ledger: one row per payment that captured money.
  await sql`
    create table payment_transactions (
      payment_transaction_id integer generated always as identity primary key,
      payment_id integer not null unique references payments on delete cascade,
      provider_payment_id text not null unique,
      payment_method_id smallint not null,
      amount_paise bigint not null,
      reported_json text,
      created_at timestamptz not null default now()
    )`.execute(db);

  // Pieces kept aside while their payment is open. A row past expires_at keeps nothing aside.
  await sql`
    create table stock_reservations (
      order_id integer not null references orders on delete cascade,
      product_id integer not null references products,
      quantity integer not null check (quantity > 0),
      expires_at timestamptz not null,
      primary key (order_id, product_id)
    )`.execute(db);
  await sql`create index stock_reservations_of_product on stock_reservations (product_id)`.execute(db);

  // first_order is copied from the coupon so that an index can hold a person to one first order.
  await sql`
    create table coupon_redemptions (
      order_id integer primary key references orders on delete cascade,
      code text not null references coupons,
      user_id integer not null references users,
      first_order boolean not null,
      redeemed_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index one_first_order on coupon_redemptions (user_id) where first_order`.execute(db);

  // Random values made once for this installation, e.g. the sandbox's key pair; never in source.
  await sql`create table installation_secrets (name text primary key, value text not null)`.execute(db);
}
