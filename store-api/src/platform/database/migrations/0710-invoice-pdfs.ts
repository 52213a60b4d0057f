import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** The bytes of issued documents: beside them, as few who read an invoice want its PDF. */
export async function up(db: Db): Promise<void> {
  await sql`create table invoice_pdfs (
    invoice_id integer primary key references invoices on delete cascade,
    pdf bytea not null
  )`.execute(db);
}
