import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/**
 * Tax documents that a sale or a refund owes, until a job gives them their numbers: in a transaction of its own, so that no sale
 * waits for the counter. Series, financial year and moment are those of the sale.
 */
export async function up(db: Db): Promise<void> {
  await sql`
    create table owed_documents (
      owed_document_id bigint generated always as identity primary key,
      series text not null,
      financial_year text not null,
      order_id integer not null references orders,
      refund_id integer unique references refunds,
      owed_at timestamptz not null,
      document text not null,
      check ((series in ('credit-note', 'test-credit-note')) = (refund_id is not null))
    )`.execute(db);
  await sql`create index owed_documents_in_order on owed_documents (owed_at, owed_document_id)`.execute(db);
  await sql`create index owed_documents_of_order on owed_documents (order_id)`.execute(db);
  await sql`create unique index one_owed_invoice on owed_documents (order_id) where refund_id is null`.execute(db);
}
