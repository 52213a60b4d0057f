import { type Kysely, sql } from 'kysely';

/** The provider takes no payment below one rupee, so there is no order for less. Orders of an earlier release stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add constraint orders_cost_a_rupee check (total_paise >= 100) not valid`.execute(db);
}
