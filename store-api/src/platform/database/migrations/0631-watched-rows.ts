import { type Kysely, sql } from 'kysely';

/** Metrics count the checkouts of the last hour, and mails that did not go out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payment_history_at on payment_history (at)`.execute(db);
  await sql`
    create index mails_not_gone_out on mails (state, created_at)
    where state in ('waiting', 'unsure', 'given-up')`.execute(db);
}
