import type { Purchase } from './buyer.ts';
import { STOCK, type StressedStore } from './stressed-store.ts';

interface Sale {
  readonly provider_order_id: string;
  readonly state: string;
  readonly paid: boolean;
  readonly ledger: number;
  readonly invoices: number;
  readonly captured: number;
  readonly refunds: number;
}

export interface Books {
  readonly lost: number;
  readonly doubled: number;
  readonly waitingMails: number;
  /** A sentence per difference. */
  readonly faults: readonly string[];
}

/** The states of a payment whose order is paid, also after a refund. */
const PAID_STATES = new Set(['paid', 'partly-refunded', 'refunded']);

/** A sentence for each refund and each request that the provider, the books and the papers do not tell alike. */
const REFUND_FAULTS = `
  select 'refund ' || request_key || ' is ' || state as fault from refunds where state <> 'processed'
  union all
  select 'refund ' || request_key || ' has ' || papers || ' credit notes' from refunds join payments using (payment_id)
    join orders on orders.order_id = payments.order_id and paid_at is not null,
    lateral (select count(*) as papers from invoices where refund_id = refunds.refund_id) paper where papers <> 1
  union all
  select 'payment ' || provider_payment_id || ': the provider gave back ' || given || ' paise, the books say ' || booked
  from payments, lateral (
    select coalesce(sum(amount), 0) as given from sandbox_refunds
    where sandbox_refunds.payment_id = provider_payment_id and status = 'processed') provider,
  lateral (select coalesce(sum(amount_paise), 0) as booked from refunds where refunds.payment_id = payments.payment_id) book
  where given <> booked or booked > amount_paise
  union all
  select reference_number || ' is done, and its money was not given back' from order_requests
  where state = 'done' and not exists (
    select from refunds join payments using (payment_id) where payments.order_id = order_requests.order_id)`;

/** Compares the buyers' answers with the database: each sale must be paid, booked and invoiced exactly once. */
export async function readBooks({ query }: Pick<StressedStore, 'query'>, paid: readonly Purchase[]): Promise<Books> {
  const sales = await query<Sale>(`
    select provider_order_id, payments.state, orders.paid_at is not null as paid,
      (select count(*)::int from payment_transactions where payment_id = payments.payment_id) as ledger,
      (select count(*)::int from invoices where order_id = orders.order_id and kind = 'invoice') as invoices,
      (select count(*)::int from sandbox_payments where order_id = provider_order_id and status = 'captured') as captured,
      (select count(*)::int from refunds where payment_id = payments.payment_id) as refunds
    from payments join orders on orders.order_id = payments.order_id where provider_order_id is not null`);
  const byOrder = new Map(sales.map((sale) => [sale.provider_order_id, sale]));
  const lost = paid.filter(({ providerOrderId }) => byOrder.get(providerOrderId)?.paid !== true);
  const doubled = sales.filter(({ ledger, invoices, captured }) => ledger > 1 || invoices > 1 || captured > 1);
  const half = sales.filter(
    ({ paid, ledger, invoices, state }) =>
      paid !== (ledger === 1) || paid !== (invoices === 1) || (paid ? !PAID_STATES.has(state) : state === 'paid'),
  );
  const unbooked = sales.filter(({ captured, paid, refunds }) => captured === 1 && !paid && refunds === 0);
  const numbers = await query<{ kind: string; documents: number; last: number }>(
    'select kind, count(*)::int as documents, max(sequence)::int as last from invoices group by kind',
  );
  const stock = await query<{ product_id: number; missing: number }>(`
    select product_id, ${STOCK} - stock_quantity - coalesce((select sum(quantity) from order_items join orders using (order_id)
      where paid_at is not null and order_items.product_id = products.product_id), 0)
      + coalesce((select sum(quantity) from order_items join order_requests using (order_id)
        where kind = 'cancel' and state = 'done' and order_items.product_id = products.product_id), 0)
      + coalesce((select sum(order_request_lines.quantity) from order_request_lines join order_requests using (order_request_id)
        join order_items using (order_item_id)
        where kind = 'return' and state = 'done' and order_items.product_id = products.product_id), 0)
      - coalesce((select sum(quantity) from stock_reservations where stock_reservations.product_id = products.product_id), 0) as missing
    from products where not is_digital and sku not like 'IMP-%'`);
  const [mails] = await query<{ waiting: number; sending: number }>(`
    select count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'sending')::int as sending
    from mails`);
  const refunds = await query<{ fault: string }>(REFUND_FAULTS);
  const coupons = await query<{ fault: string }>(`
    select code || ' has ' || uses || ' uses, and orders hold another number' as fault from coupons
    where uses <> (select count(*) from coupon_redemptions where coupon_redemptions.code = coupons.code)`);
  return {
    lost: lost.length,
    doubled: doubled.length,
    waitingMails: mails?.waiting ?? 0,
    faults: [
      ...lost.map(
        ({ providerOrderId }) => `${providerOrderId}: the buyer got a success, the database has no paid order`,
      ),
      ...doubled.map((sale) => `${sale.provider_order_id}: booked more than once, ${JSON.stringify(sale)}`),
      ...half.map((sale) => `${sale.provider_order_id}: half-booked, ${JSON.stringify(sale)}`),
      ...unbooked.map(
        (sale) => `${sale.provider_order_id}: money was taken, and neither an order nor a refund is there`,
      ),
      ...numbers
        .filter(({ documents, last }) => documents !== last)
        .map(({ kind, documents, last }) => `${documents} of kind ${kind}, the last has number ${last}`),
      ...[...refunds, ...coupons].map(({ fault }) => fault),
      ...stock
        .filter(({ missing }) => Number(missing) !== 0)
        .map(
          ({ product_id, missing }) =>
            `product ${product_id}: ${missing} pieces are neither in stock nor sold nor held`,
        ),
      ...(mails && mails.waiting > 0 ? [`${mails.waiting} mails wait`] : []),
      ...(mails && mails.sending > 0 ? [`${mails.sending} mails are being sent`] : []),
    ],
  };
}
