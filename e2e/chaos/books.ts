import type { Purchase } from './buyer.ts';
import { STOCK, type StressedStore } from './stressed-store.ts';

interface Sale {
  readonly provider_order_id: string;
  readonly state: string;
  readonly paid: boolean;
  readonly ledger: number;
  readonly invoices: number;
  readonly captured: number;
  readonly refunded: number;
}

export interface Books {
  readonly lost: number;
  readonly doubled: number;
  /** A sentence per difference. */
  readonly faults: readonly string[];
}

/** Compares the buyers' answers with the database: each sale must be paid, booked and invoiced exactly once. */
export async function readBooks({ query }: StressedStore, paid: readonly Purchase[]): Promise<Books> {
  const sales = await query<Sale>(`
    select provider_order_id, payments.state, orders.paid_at is not null as paid,
      (select count(*)::int from payment_transactions where payment_id = payments.payment_id) as ledger,
      (select count(*)::int from invoices where order_id = orders.order_id) as invoices,
      (select count(*)::int from sandbox_payments where order_id = provider_order_id and status = 'captured') as captured,
      (select count(*)::int from refunds where payment_id = payments.payment_id) as refunded
    from payments join orders on orders.order_id = payments.order_id where provider_order_id is not null`);
  const byOrder = new Map(sales.map((sale) => [sale.provider_order_id, sale]));
  const lost = paid.filter(({ providerOrderId }) => byOrder.get(providerOrderId)?.paid !== true);
  const doubled = sales.filter(({ ledger, invoices, captured }) => ledger > 1 || invoices > 1 || captured > 1);
  const half = sales.filter(
    ({ paid, ledger, invoices, state }) =>
      paid !== (ledger === 1) || paid !== (invoices === 1) || paid !== (state === 'paid'),
  );
  const unbooked = sales.filter(({ captured, paid, refunded }) => captured === 1 && !paid && refunded === 0);
  const [numbers] = await query<{ invoices: number; last: number }>(
    'select count(*)::int as invoices, coalesce(max(sequence), 0)::int as last from invoices',
  );
  const stock = await query<{ product_id: number; missing: number }>(`
    select product_id, ${STOCK} - stock_quantity - coalesce((select sum(quantity) from order_items join orders using (order_id)
      where paid_at is not null and order_items.product_id = products.product_id), 0)
      - coalesce((select sum(quantity) from stock_reservations where stock_reservations.product_id = products.product_id), 0) as missing
    from products where not is_digital`);
  const [mails] = await query<{ waiting: number }>(
    "select count(*)::int as waiting from mails where state in ('waiting', 'sending')",
  );
  return {
    lost: lost.length,
    doubled: doubled.length,
    faults: [
      ...lost.map(
        ({ providerOrderId }) => `${providerOrderId}: the buyer got a success, the database has no paid order`,
      ),
      ...doubled.map((sale) => `${sale.provider_order_id}: booked more than once, ${JSON.stringify(sale)}`),
      ...half.map((sale) => `${sale.provider_order_id}: half-booked, ${JSON.stringify(sale)}`),
      ...unbooked.map(
        (sale) => `${sale.provider_order_id}: money was taken, and neither an order nor a refund is there`,
      ),
      ...(numbers && numbers.invoices !== numbers.last
        ? [`${numbers.invoices} invoices, the last has number ${numbers.last}`]
        : []),
      ...stock
        .filter(({ missing }) => Number(missing) !== 0)
        .map(
          ({ product_id, missing }) =>
            `product ${product_id}: ${missing} pieces are neither in stock nor sold nor held`,
        ),
      ...(mails && mails.waiting > 0 ? [`${mails.waiting} mails wait`] : []),
    ],
  };
}
