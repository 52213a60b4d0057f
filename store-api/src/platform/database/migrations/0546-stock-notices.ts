import { type Kysely, sql } from 'kysely';

/** Who wants one mail when a sold-out product is back. A row ends with that mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_notices (
      notice_id integer generated always as identity primary key,
      product_id integer not null references products on delete cascade,
      email_address text not null,
      email_key text not null,
      language text not null check (language in ('en', 'ar')),
      created_at timestamptz not null,
      confirmed_at timestamptz,
      unique (product_id, email_key)
    )`.execute(db);
  await sql`create index stock_notices_by_email on stock_notices (email_key)`.execute(db);
  await sql`create index stock_notices_by_time on stock_notices (created_at)`.execute(db);
}
