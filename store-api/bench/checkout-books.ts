import { sql } from 'kysely';
import type { Db } from '../src/platform/database/schema.ts';
import { type Bought, type Shop, STOCK } from './checkout-buyer.ts';

/** Compares the books with what the buyers saw; returns a sentence per difference. */
export async function checkBooks(db: Db, shop: Shop, bought: readonly Bought[]): Promise<string[]> {
  return [
    ...(await wrongTotals(db, bought)),
    ...(await wrongCounts(db, bought)),
    ...(await wrongStock(db, shop, bought)),
  ];
}

/** Each purchase must be one paid order, charged, booked and invoiced at the buyer's total. */
async function wrongTotals(db: Db, bought: readonly Bought[]): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.order_id', 'payments.order_id')
    .innerJoin('payment_transactions', 'payment_transactions.payment_id', 'payments.payment_id')
    .innerJoin('invoices', 'invoices.order_id', 'orders.order_id')
    .select(['provider_order_id', 'state', 'total_paise', 'payments.amount_paise'])
    .select(['payment_transactions.amount_paise as booked', 'document'])
    .execute();
  const byOrder = new Map(rows.map((row) => [row.provider_order_id, row]));
  return bought.flatMap(({ providerOrderId, total, charged }) => {
    const row = byOrder.get(providerOrderId);
    if (row?.state !== 'paid') return [`${providerOrderId} was paid, but has no paid order`];
    const invoiced = Number(JSON.parse(row.document).totals.total);
    const amounts = [charged, row.total_paise, row.amount_paise, row.booked, invoiced];
    return amounts.every((amount) => amount === total) ? [] : [`${providerOrderId} costs ${total}, not ${amounts}`];
  });
}

/** As many rows as purchases, invoice numbers without a gap, and no open reservations. */
async function wrongCounts(db: Db, bought: readonly Bought[]): Promise<string[]> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from orders where paid_at is not null)::integer as orders,
      (select count(*) from payment_transactions)::integer as ledger,
      (select count(*) from invoices)::integer as invoices,
      (select max(sequence) from invoices)::integer as "last invoice",
      (select count(*) from mails where template = 'order-confirmed')::integer as mails,
      (select count(*) from sandbox_payments where status = 'captured')::integer as "captured payments",
      (select count(*) from stock_reservations)::integer + ${bought.length}::integer as "purchases and open reservations"`.execute(
    db,
  );
  return Object.entries(rows[0] ?? {})
    .filter(([, count]) => count !== bought.length)
    .map(([what, count]) => `${what}: ${count} for ${bought.length} purchases`);
}

async function wrongStock(db: Db, shop: Shop, bought: readonly Bought[]): Promise<string[]> {
  const sold = new Map<number, number>();
  for (const { ProductId, Quantity } of bought.flatMap(({ lines }) => lines)) {
    sold.set(ProductId, (sold.get(ProductId) ?? 0) + Quantity);
  }
  const rows = await db
    .selectFrom('products')
    .select(['product_id', 'stock_quantity'])
    .where('product_id', 'in', [...shop.prices.keys()])
    .execute();
  return rows
    .filter((row) => row.stock_quantity !== STOCK - (sold.get(row.product_id) ?? 0))
    .map(
      (row) => `product ${row.product_id} has ${row.stock_quantity} left of ${STOCK}, sold ${sold.get(row.product_id)}`,
    );
}
