import { sql } from 'kysely';
import type { Db } from '../platform/database/schema.ts';

/** Rows like one, but for some columns, by `n`; with new ids. */
export async function copyRows(
  db: Db,
  table: 'orders' | 'order_items' | 'invoices' | 'mails',
  changes: ReturnType<typeof sql>,
  numbers: ReturnType<typeof sql>,
  which: ReturnType<typeof sql>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = ${table} and table_schema = current_schema() and is_identity = 'NO'
      and is_generated = 'NEVER'`.execute(db);
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  const made = sql.join(rows.map(({ name }) => sql.ref(`made.${name}`)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${made} from ${sql.table(table)} as row cross join ${numbers}
    cross join lateral jsonb_populate_record(row, ${changes}) made
    where ${which}`.execute(db);
}
