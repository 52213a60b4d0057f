import { type Kysely, sql } from 'kysely';

/**
 * When the provider is queried about a payment next: null is never. The default serves processes of the previous release,
 * which run until they are replaced.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      add column ask_at timestamptz default now() + interval '15 minutes',
      add column asks smallint not null default 0,
      drop column asked_at`.execute(db);
  await sql`
    update payments set ask_at = case
      when state in ('created', 'authorized') then updated_at + interval '15 minutes'
      when state in ('failed', 'expired') and provider_order_id is not null
        and updated_at > now() - interval '3 days' then now()
    end`.execute(db);
  await sql`
    create index payments_open_to_ask on payments (asks, ask_at)
    where state in ('created', 'authorized') and ask_at is not null`.execute(db);
  await sql`
    create index payments_ended_to_ask on payments (ask_at)
    where state in ('failed', 'expired') and ask_at is not null`.execute(db);
  await sql`drop index payments_unsettled`.execute(db);
}
