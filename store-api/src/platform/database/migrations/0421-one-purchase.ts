import { type Kysely, sql } from 'kysely';

/** A person has at most one purchase under way, and a refused refund says why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column under_way boolean not null default false`.execute(db);
  await sql`
    update payments set under_way = true where payment_id in (
      select max(payment_id) from payments where state = 'created' group by user_id
    )`.execute(db);
  await sql`create unique index one_purchase_under_way on payments (user_id) where under_way`.execute(db);
  await sql`alter table refunds add column fault text not null default ''`.execute(db);
}
