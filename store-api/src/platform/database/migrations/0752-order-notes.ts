import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** What the shop notes about an order for itself. */
export async function up(db: Db): Promise<void> {
  await sql`create table order_notes (
    order_note_id integer generated always as identity primary key,
    order_id integer not null references orders on delete cascade,
    at timestamptz not null,
    noted_by text not null,
    note text not null
  )`.execute(db);
  await sql`create index order_notes_order on order_notes (order_id)`.execute(db);
}
