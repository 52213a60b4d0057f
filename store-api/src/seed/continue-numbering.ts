import { sql } from 'kysely';
import type { Database, Db } from '../platform/database/schema.ts';

/** Moves a table's identity counter past the seed's ids. */
export async function continueNumbering(db: Db, table: keyof Database, column: string): Promise<void> {
  const last = sql`select max(${sql.ref(column)}) from ${sql.table(table)}`;
  await sql`select setval(pg_get_serial_sequence(${table}, ${column}), (${last}))`.execute(db);
}
