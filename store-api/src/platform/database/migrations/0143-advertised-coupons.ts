import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table coupons add column advertised boolean not null default false`.execute(db);
  await sql`update coupons set advertised = true where code in ('NEW5', 'FIRST10')`.execute(db);
}
