import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Events received by webhook; an event in this table has had its effect.
  await sql`
    create table webhook_events (
      event_id text primary key,
      event text not null,
      received_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index webhook_events_by_age on webhook_events (received_at)`.execute(db);

  await sql`alter table payments add column asked_at timestamptz`.execute(db);

  // Asked for once per request_key, whatever happens between the asking and the provider's answer.
  await sql`
    create table refunds (
      refund_id integer generated always as identity primary key,
      payment_id integer not null references payments,
      request_key text not null unique,
      amount_paise bigint not null check (amount_paise > 0),
      reason text not null,
      state text not null default 'requested' check (state in ('requested', 'processed', 'failed')),
      provider_refund_id text unique,
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index refunds_of_payment on refunds (payment_id)`.execute(db);
  await sql`create index refunds_to_do on refunds (next_attempt_at) where state = 'requested'`.execute(db);
  await sql`create index payments_refund_due on payments (updated_at) where state = 'refund-due'`.execute(db);
}
