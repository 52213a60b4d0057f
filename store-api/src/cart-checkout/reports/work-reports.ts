import { sql } from 'kysely';
import { allRows } from '../../platform/command-line/all-rows.ts';
import { type Command, command } from '../../platform/command-line/command.ts';
import { readCount } from '../../platform/command-line/values.ts';
import { DAY_MS } from '../../platform/time.ts';
import { PERIOD, periodOf } from './report-period.ts';

const refunds = command({
  name: 'reports refunds',
  summary: 'Money given back, with its credit note, in the order in which it was asked for.',
  options: {
    ...PERIOD,
    state: { takes: 'STATE', about: 'In one state.', oneOf: ['requested', 'processed', 'failed'] },
  },
  columns: { at: 'time', order: 'text', amount: 'rupees', state: 'text', credit_note: 'text', reason: 'text' },
  examples: ['--from 2026-11-01 --to 2026-11-30', '--state failed'],
  async *run({ db }, given) {
    const { from, until } = periodOf(given);
    yield* allRows({
      read: (after, limit) =>
        db
          .selectFrom('refunds')
          .innerJoin('payments', 'payments.payment_id', 'refunds.payment_id')
          .innerJoin('orders', 'orders.order_id', 'payments.order_id')
          .leftJoin('invoices', 'invoices.refund_id', 'refunds.refund_id')
          .select(['refunds.refund_id', 'refunds.created_at', 'refunds.amount_paise', 'refunds.state'])
          .select(['refunds.reason', 'orders.order_id', 'order_number', 'invoices.number'])
          .where('refunds.created_at', '>=', from)
          .where('refunds.created_at', '<', until)
          .$if(given.state !== undefined, (query) => query.where('refunds.state', '=', given.state ?? 'requested'))
          .where('refunds.refund_id', '>', after)
          .orderBy('refunds.refund_id')
          .limit(limit)
          .execute(),
      id: (row) => row.refund_id,
      row: (row) => ({
        at: row.created_at,
        order: row.order_number ?? String(row.order_id),
        amount: row.amount_paise,
        state: row.state,
        credit_note: row.number ?? '',
        reason: row.reason,
      }),
      none: 'No refunds.',
    });
  },
});

/** Of people only that they came as far as paying: they did not agree to be written to about it. */
const abandoned = command({
  name: 'reports abandoned',
  summary: 'Checkouts that reached payment and were not paid, oldest first.',
  details: 'Unpaid purchases are deleted after a while; "orders show" shows one of them.',
  options: PERIOD,
  columns: { at: 'time', order: 'number', payment: 'text', pieces: 'number', products: 'text', total: 'rupees' },
  examples: ['--from 2026-11-01'],
  async *run({ db, now }, given) {
    const { from, until } = periodOf(given);
    // A payment that began within the last hour may still come.
    const before = new Date(Math.min(until.getTime(), now().getTime() - DAY_MS / 24));
    yield* allRows({
      read: (after, limit) =>
        db
          .selectFrom('orders')
          .innerJoin('payments', 'payments.order_id', 'orders.order_id')
          .select(['orders.order_id', 'orders.created_at', 'state', 'total_paise'])
          .select(
            sql<number>`(select sum(quantity)::integer from order_items where order_items.order_id = orders.order_id)`.as(
              'pieces',
            ),
          )
          .select(
            sql<string>`(
              select string_agg(product_id::text, ' ' order by order_item_id) from order_items
              where order_items.order_id = orders.order_id
            )`.as('products'),
          )
          .where('paid_at', 'is', null)
          .where('orders.created_at', '>=', from)
          .where('orders.created_at', '<', before)
          .where('orders.order_id', '>', after)
          .orderBy('orders.order_id')
          .limit(limit)
          .execute(),
      id: (row) => row.order_id,
      row: (row) => ({
        at: row.created_at,
        order: row.order_id,
        payment: row.state,
        pieces: row.pieces,
        products: row.products,
        total: row.total_paise,
      }),
      none: 'No abandoned checkouts.',
    });
  },
});

const SOLD_DAYS = 30;

const stock = command({
  name: 'reports stock',
  summary: 'Published products that are low on stock, and how many of each were sold recently.',
  options: { below: { takes: 'N', about: 'Free pieces at most. Without it: 5.', read: readCount } },
  columns: { product: 'number', sku: 'text', name: 'text', stock: 'number', held: 'number', sold_30_days: 'number' },
  examples: ['', '--below 2 --format csv > reorder.csv'],
  async *run({ db, now }, { below = 5 }) {
    const since = new Date(now().getTime() - SOLD_DAYS * DAY_MS);
    const held = sql<number>`coalesce((
      select sum(quantity) from stock_reservations
      where stock_reservations.product_id = products.product_id and expires_at > ${now()}
    ), 0)::integer`;
    yield* allRows({
      read: (after, limit) =>
        db
          .selectFrom('products')
          .select(['product_id', 'sku', 'name', 'stock_quantity', held.as('held')])
          .select(
            sql<number>`coalesce((
              select sum(quantity) from order_items
              join orders on orders.order_id = order_items.order_id
              where order_items.product_id = products.product_id and orders.paid_at >= ${since}
            ), 0)::integer`.as('sold'),
          )
          .where('is_published', '=', true)
          .where('is_digital', '=', false)
          .where(sql<boolean>`stock_quantity - ${held} <= ${below}`)
          .where('product_id', '>', after)
          .orderBy('product_id')
          .limit(limit)
          .execute(),
      id: (row) => row.product_id,
      row: (row) => ({
        product: row.product_id,
        sku: row.sku,
        name: row.name,
        stock: row.stock_quantity,
        held: row.held,
        sold_30_days: row.sold,
      }),
      none: 'Of every product there is enough.',
    });
  },
});

export const workReports: readonly Command[] = [refunds, abandoned, stock];
