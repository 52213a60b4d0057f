import { ORDER_STATUS, type OrderStatusName } from 'shared-contracts/domain/constants';
import { CommandRefused, command } from '../../../platform/command-line/command.ts';
import { statusesAfter } from '../../orders/order-transitions.ts';
import { moveOrder } from '../move-order.ts';
import { findOrder, ORDER, orderName } from './find-order.ts';
import { REASON } from './read-reason.ts';

const STATUSES = Object.keys(ORDER_STATUS) as OrderStatusName[];

export const moveOrderCommand = command({
  name: 'orders move',
  summary: 'Moves an order on; the shopper sees the reason. Refunded gives the money back.',
  words: { order: ORDER, status: { about: 'What it becomes.', oneOf: STATUSES } },
  options: { reason: REASON, restock: { about: 'With Returned: the pieces can be sold again.' } },
  examples: [
    'KC-2611-000123 InProgress --reason "In the workshop"',
    'KC-2611-000123 Returned --reason "Does not fit" --restock',
  ],
  dryRun: 'transaction',
  async *run({ db, now }, { order: name, status: to, reason, restock }) {
    if (restock && to !== 'Returned') {
      throw new CommandRefused('--restock goes with Returned: what never left returns to stock by itself.');
    }
    const order = await findOrder(db, name);
    if (order.order_number === null)
      throw new CommandRefused(`Order ${orderName(order)} is not paid, so it cannot move.`);
    const { order_number: orderNumber } = order;
    const moved = await moveOrder(db, { orderNumber, to, reason: reason ?? '', restock, now: now() });
    if (!moved.ok) throw new CommandRefused(refusal(orderNumber, to, moved));
    if (!moved.changed) yield `${orderNumber} is ${to} already. Nothing was changed.`;
    else yield `${orderNumber}: ${moved.from} → ${to}`;
  },
});

type Refused = Extract<Awaited<ReturnType<typeof moveOrder>>, { ok: false }>;

function refusal(orderNumber: string, to: OrderStatusName, refused: Refused): string {
  if (refused.because === 'unknown-order') return `There is no order ${orderNumber}.`;
  const next = statusesAfter(refused.from);
  const ways = next.length === 0 ? 'This status is final' : `It may become ${next.join(' or ')}`;
  return `${orderNumber} is ${refused.from} and cannot become ${to}. ${ways}. Nothing was changed.`;
}
