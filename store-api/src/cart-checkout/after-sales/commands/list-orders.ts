import { type RawBuilder, sql } from 'kysely';
import { PAYMENT_STATES } from 'shared-contracts/api/shapes/payment-state';
import { ORDER_STATUS, type OrderStatusName } from 'shared-contracts/domain/constants';
import { INDIAN_MOBILE, indianMobile } from 'shared-contracts/domain/mobile';
import { storedSkus } from '../../../catalog/products/stored-skus.ts';
import { CommandRefused, command } from '../../../platform/command-line/command.ts';
import type { GivenOptions } from '../../../platform/command-line/given.ts';
import { indianDayLimits } from '../../../platform/command-line/indian-days.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { statusName } from '../../orders/order-status.ts';
import { piecesOfOrder } from '../../orders/sold-items.ts';
import { orderName } from './find-order.ts';

const STATUSES = Object.keys(ORDER_STATUS) as OrderStatusName[];
const PAGE_SIZE = 50;
const OPTIONS = {
  status: { takes: 'STATUS', about: 'In one status.', oneOf: STATUSES },
  payment: {
    takes: 'STATE',
    about: 'With a payment in this state, also purchases without one.',
    oneOf: PAYMENT_STATES,
  },
  from: { takes: 'DAY', about: 'Begun on this day in India or later.', read: indianDayLimits },
  to: { takes: 'DAY', about: 'Begun on this day or before.', read: indianDayLimits },
  find: { takes: 'WORDS', about: 'By a part of a name, e-mail, town or number, by a phone number, or by a SKU.' },
  page: { takes: 'N', about: 'A page further back.', read: readPageNumber },
} as const;

/** Which orders are listed; a day in India holds what was begun on it. */
interface OrderFilter {
  readonly statusId: number | null;
  /** Null: what has been paid, whatever became of it since. */
  readonly payment: (typeof PAYMENT_STATES)[number] | null;
  readonly from: Date | null;
  readonly until: Date | null;
  readonly page: number;
}

export const listOrders = command({
  name: 'orders list',
  summary: `Orders, newest first, ${PAGE_SIZE} a page; --payment also finds purchases that were not paid.`,
  options: OPTIONS,
  examples: ['--status Active', '--payment refund-due --from 2026-11-01', '--find "asha rao"', '--find 9876543210'],
  columns: { order: 'text', begun: 'time', status: 'text', payment: 'text', total: 'rupees', pieces: 'number' },
  async *run({ db }, typed) {
    const filter = readFilter(typed);
    // One more than is shown tells whether a page follows: counting all orders reads all orders.
    const rows = await readPage(db, filter, typed.find === undefined ? undefined : await found(db, typed.find));
    for (const order of rows.slice(0, PAGE_SIZE)) {
      yield {
        order: orderName(order),
        begun: order.created_at,
        status: order.status_id === null ? '-' : statusName(order.status_id),
        payment: order.state,
        total: order.total_paise,
        pieces: order.pieces,
      };
    }
    if (rows.length === 0) yield filter.page === 1 ? 'No such orders.' : 'No more such orders.';
    else if (rows.length > PAGE_SIZE) yield `Page ${filter.page}, more with --page ${filter.page + 1}`;
    else yield `Page ${filter.page}, the last`;
  },
});

function readPageNumber(name: string, typed: string): number {
  const page = Number(typed);
  if (Number.isInteger(page) && page >= 1 && page <= 1_000_000) return page;
  throw new CommandRefused(`${name} is a whole number, at least 1.`);
}

function readFilter({ status, payment, from, to, page }: GivenOptions<typeof OPTIONS>): OrderFilter {
  return {
    statusId: status === undefined ? null : ORDER_STATUS[status],
    payment: payment ?? null,
    from: from?.from ?? null,
    until: to?.until ?? null,
    page: page ?? 1,
  };
}

/** A row of `orders` that what was typed is about. */
export async function found(db: Db, typed: string) {
  const sku = (await storedSkus(db, [typed])).get(typed) ?? null;
  const part = `%${typed.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const phone = indianMobile(typed);
  // By their numbers: of a condition in their place the planner expects many orders, and reads all.
  const towns = await db.selectFrom('cities').select('city_id').where('city_name', 'ilike', part).execute();
  // Each part by an index of its own: one condition with all of them would read every order.
  return sql<boolean>`orders.order_id = any(array(
    select order_id from orders where delivery_name ilike ${part}
    union select order_id from orders where contact_email ilike ${part}
    union select order_id from orders where order_number ilike ${part}
    union select order_id from orders where delivery_city_id = any(${towns.map(({ city_id }) => city_id)}::integer[])
    union select order_id from orders where delivery_city_name ilike ${part}
    union select order_id from orders where ${INDIAN_MOBILE.test(phone)} and delivery_phone = ${phone}
    union select order_id from order_items join products using (product_id) where sku = ${sku}
  ))`;
}

function readPage(
  db: Db,
  { statusId, payment, from, until, page }: OrderFilter,
  isFound: RawBuilder<boolean> | undefined,
) {
  return db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.order_id')
    .select(['orders.order_id', 'order_number', 'status_id', 'total_paise', 'orders.created_at', 'state'])
    .select(piecesOfOrder.as('pieces'))
    .$if(statusId !== null, (query) => query.where('status_id', '=', statusId))
    .$if(isFound !== undefined, (query) => query.where(isFound ?? sql<boolean>`true`))
    .$if(payment === null, (query) => query.where('paid_at', 'is not', null))
    .$if(payment !== null, (query) => query.where('state', '=', payment ?? 'paid'))
    .$if(from !== null, (query) => query.where('orders.created_at', '>=', from ?? new Date(0)))
    .$if(until !== null, (query) => query.where('orders.created_at', '<', until ?? new Date(0)))
    .orderBy('orders.order_id', 'desc')
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
}
