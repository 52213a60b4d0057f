import { type Kysely, sql } from 'kysely';

/** Reports of sales and tax are about the documents of a period. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index invoices_by_time on invoices (issued_at)`.execute(db);
}
