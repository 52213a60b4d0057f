import { sql } from 'kysely';
import type { Database, Db } from './schema.ts';

/** Moves a table's identity counter past ids that were given. */
export async function continueNumbering(db: Db, table: keyof Database, column: string): Promise<void> {
  const last = sql`select max(${sql.ref(column)}) from ${sql.table(table)}`;
  await sql`select setval(pg_get_serial_sequence(${table}, ${column}), (${last}))`.execute(db);
}
