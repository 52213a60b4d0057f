import { ORDER_STATUS, type OrderStatusName } from 'shared-contracts/domain/constants';
import { type Command, CommandRefused } from '../../../platform/command-line/command.ts';
import { knownWord, parseOptions } from '../../../platform/command-line/options.ts';
import { statusesAfter } from '../../orders/order-transitions.ts';
import { moveOrder } from '../move-order.ts';
import { findOrder, orderName } from './find-order.ts';
import { readReason } from './read-reason.ts';

const STATUSES = Object.keys(ORDER_STATUS) as OrderStatusName[];
const OPTIONS = { reason: { type: 'string' }, restock: { type: 'boolean' } } as const;

export const moveOrderCommand: Command = {
  name: 'orders move',
  parameters: 'ORDER STATUS [--reason TEXT] [--restock]',
  summary:
    'Moves an order on; the shopper sees the reason. Refunded gives the money back. --restock goes with Returned.',
  async *run({ db, now }, parameters) {
    const { values, positionals } = parseOptions(parameters, OPTIONS);
    const [name = '', status, ...more] = positionals;
    const to = knownWord('The status', status, STATUSES);
    if (to === undefined || more.length > 0) {
      throw new CommandRefused(`Say which order and where to: ${STATUSES.join(', ')}.`);
    }
    const restock = values.restock ?? false;
    if (restock && to !== 'Returned') {
      throw new CommandRefused('--restock goes with Returned: what never left returns to stock by itself.');
    }
    const order = await findOrder(db, [name]);
    if (order.order_number === null)
      throw new CommandRefused(`Order ${orderName(order)} is not paid, so it cannot move.`);
    const { order_number: orderNumber } = order;
    const moved = await moveOrder(db, { orderNumber, to, reason: readReason(values.reason), restock, now: now() });
    if (!moved.ok) throw new CommandRefused(refusal(orderNumber, to, moved));
    if (!moved.changed) yield `${orderNumber} is ${to} already. Nothing was changed.`;
    else yield `${orderNumber}: ${moved.from} → ${to}`;
  },
};

type Refused = Extract<Awaited<ReturnType<typeof moveOrder>>, { ok: false }>;

function refusal(orderNumber: string, to: OrderStatusName, refused: Refused): string {
  if (refused.because === 'unknown-order') return `There is no order ${orderNumber}.`;
  const next = statusesAfter(refused.from);
  const ways = next.length === 0 ? 'It is at its end' : `It may become ${next.join(' or ')}`;
  return `${orderNumber} is ${refused.from} and cannot become ${to}. ${ways}. Nothing was changed.`;
}
