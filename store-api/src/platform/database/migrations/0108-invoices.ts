import { type Kysely, sql } from 'kysely';

/** Tax documents: what was issued is kept as it was said, whatever changes in the catalogue or the settings later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One row per series and financial year. Taking a number locks it until the transaction ends, which is what makes
  // the series gap-free: a number that is not used after all is given back by the rollback.
  await sql`
    create table invoice_counters (
      series text not null,
      financial_year text not null,
      last_number integer not null,
      primary key (series, financial_year)
    )`.execute(db);
  await sql`
    create table invoices (
      invoice_id integer generated always as identity primary key,
      number text not null unique check (char_length(number) <= 16),
      kind text not null check (kind in ('invoice', 'credit-note')),
      order_id integer not null references orders,
      refund_id integer unique references refunds,
      financial_year text not null,
      sequence integer not null,
      issued_at timestamptz not null,
      document text not null,
      unique (kind, financial_year, sequence),
      check ((kind = 'credit-note') = (refund_id is not null))
    )`.execute(db);
  await sql`create unique index one_invoice_per_order on invoices (order_id) where kind = 'invoice'`.execute(db);
  await sql`create index invoices_of_order on invoices (order_id)`.execute(db);
}
