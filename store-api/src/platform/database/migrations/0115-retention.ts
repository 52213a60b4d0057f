import { type Kysely, sql } from 'kysely';

/** What is only kept for a time is found by its age. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index idempotency_keys_by_age on idempotency_keys (created_at)`.execute(db);
  await sql`create index sandbox_webhooks_delivered on sandbox_webhooks (delivered_at) where delivered_at is not null`.execute(
    db,
  );
  await sql`create index mails_to_forget on mails (created_at) where recipient <> ''`.execute(db);
}
