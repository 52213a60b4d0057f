import { PAYMENT_STATES } from 'shared-contracts/api/shapes/payment-state';
import { ORDER_STATUS, type OrderStatusName } from 'shared-contracts/domain/constants';
import { formatRupees, paise } from 'shared-contracts/domain/money';
import { type Command, CommandRefused } from '../../../platform/command-line/command.ts';
import { indianDayLimits } from '../../../platform/command-line/indian-days.ts';
import { knownWord, parseOptions } from '../../../platform/command-line/options.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { indianTime } from '../../../platform/time.ts';
import { statusName } from '../../orders/order-status.ts';
import { piecesOfOrder } from '../../orders/sold-items.ts';
import { orderName } from './find-order.ts';

const STATUSES = Object.keys(ORDER_STATUS) as OrderStatusName[];
const PAGE_SIZE = 50;
const OPTIONS = {
  status: { type: 'string' },
  payment: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  page: { type: 'string' },
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

export const listOrders: Command = {
  name: 'orders list',
  parameters: '[--status S] [--payment P] [--from DAY] [--to DAY] [--page N]',
  summary: `Orders, newest first, ${PAGE_SIZE} a page; --payment also finds purchases that were not paid.`,
  async *run({ db }, parameters) {
    const filter = readFilter(parameters);
    // One more than is shown tells whether a page follows: counting all orders reads all orders.
    const rows = await readPage(db, filter);
    for (const order of rows.slice(0, PAGE_SIZE)) {
      const status = order.status_id === null ? '-' : statusName(order.status_id);
      const pieces = order.pieces === 1 ? '1 piece' : `${order.pieces} pieces`;
      const total = formatRupees(paise(order.total_paise));
      yield `${orderName(order)}  ${indianTime(order.created_at)}  ${status.padEnd(10)}  ${order.state.padEnd(15)}  ${total}  ${pieces}`;
    }
    if (rows.length === 0) yield filter.page === 1 ? 'No such orders.' : 'No more such orders.';
    else if (rows.length > PAGE_SIZE) yield `Page ${filter.page}, more with --page ${filter.page + 1}`;
    else yield `Page ${filter.page}, the last`;
  },
};

function readFilter(parameters: readonly string[]): OrderFilter {
  const { values, positionals } = parseOptions(parameters, OPTIONS);
  if (positionals.length > 0) throw new CommandRefused('After this command come options only, like --status Active.');
  const page = Number(values.page ?? 1);
  if (!Number.isInteger(page) || page < 1 || page > 1_000_000) {
    throw new CommandRefused('--page is a whole number, at least 1.');
  }
  const status = knownWord('--status', values.status, STATUSES);
  return {
    statusId: status === undefined ? null : ORDER_STATUS[status],
    payment: knownWord('--payment', values.payment, PAYMENT_STATES) ?? null,
    from: values.from === undefined ? null : indianDayLimits('--from', values.from).from,
    until: values.to === undefined ? null : indianDayLimits('--to', values.to).until,
    page,
  };
}

function readPage(db: Db, { statusId, payment, from, until, page }: OrderFilter) {
  return db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.order_id')
    .select(['orders.order_id', 'order_number', 'status_id', 'total_paise', 'orders.created_at', 'state'])
    .select(piecesOfOrder.as('pieces'))
    .$if(statusId !== null, (query) => query.where('status_id', '=', statusId))
    .$if(payment === null, (query) => query.where('paid_at', 'is not', null))
    .$if(payment !== null, (query) => query.where('state', '=', payment ?? 'paid'))
    .$if(from !== null, (query) => query.where('orders.created_at', '>=', from ?? new Date(0)))
    .$if(until !== null, (query) => query.where('orders.created_at', '<', until ?? new Date(0)))
    .orderBy('orders.order_id', 'desc')
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
}
