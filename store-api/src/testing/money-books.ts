import { sql } from 'kysely';
import type { Database, Db } from '../platform/database/schema.ts';

/** Everything a payment may write into. */
const BOOKS = [
  'payments',
  'payment_history',
  'payment_transactions',
  'webhook_events',
  'refunds',
  'orders',
  'order_items',
  'order_status_history',
  'stock_reservations',
  'coupons',
  'coupon_redemptions',
  'invoices',
  'invoice_counters',
  'owed_documents',
  'mails',
] as const satisfies readonly (keyof Database)[];

/** For tests: per table how many rows it has, and a digest of all they hold. What is not written to stays the same. */
export async function moneyBooks(db: Db): Promise<Record<string, string>> {
  const books: Record<string, string> = {};
  for (const table of BOOKS) {
    const { rows } = await sql<{ digest: string }>`
      select count(*) || ' rows, ' || md5(coalesce(string_agg(book::text, '|' order by book::text), '')) as digest
      from ${sql.table(table)} book`.execute(db);
    books[table] = rows[0]?.digest ?? '';
  }
  return books;
}
