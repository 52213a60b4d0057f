import { type Kysely, sql } from 'kysely';

/** The sandbox's own books: what a real provider would keep on its side. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_orders (
      id text primary key,
      amount bigint not null,
      currency text not null,
      receipt text,
      notes text not null default '{}',
      status text not null default 'created' check (status in ('created', 'attempted', 'paid')),
      attempts integer not null default 0,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table sandbox_payments (
      id text primary key,
      order_id text not null references sandbox_orders,
      amount bigint not null,
      currency text not null,
      status text not null check (status in ('authorized', 'captured', 'failed')),
      created_at timestamptz not null default now()
    )`.execute(db);
  // An order is captured once, however often its window is answered.
  await sql`create unique index sandbox_captured_once on sandbox_payments (order_id) where status = 'captured'`.execute(
    db,
  );
}
