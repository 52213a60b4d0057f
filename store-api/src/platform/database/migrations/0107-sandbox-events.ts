import { type Kysely, sql } from 'kysely';

/** What the sandbox, in the provider's place, gives back and tells by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_refunds (
      id text primary key,
      payment_id text not null references sandbox_payments,
      amount bigint not null check (amount > 0),
      receipt text unique,
      status text not null check (status in ('pending', 'processed', 'failed')),
      created_at timestamptz not null default now()
    )`.execute(db);
  // One row per delivery to be made: an event delivered twice has two, with the same event_id.
  await sql`
    create table sandbox_webhooks (
      delivery_id integer generated always as identity primary key,
      event_id text not null,
      event text not null,
      body text not null,
      attempts integer not null default 0,
      next_attempt_at timestamptz not null,
      delivered_at timestamptz
    )`.execute(db);
  await sql`create index sandbox_webhooks_to_do on sandbox_webhooks (next_attempt_at) where delivered_at is null`.execute(
    db,
  );
  await sql`create table sandbox_behaviour (only_row boolean primary key default true check (only_row), behaviour text not null)`.execute(
    db,
  );
}
