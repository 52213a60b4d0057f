import type { OrderStatusName } from 'shared-contracts/domain/constants';
import type { Db } from '../../../platform/database/schema.ts';
import { transact } from '../../../platform/database/transact.ts';
import { mailOutlook } from '../../../platform/mail/mail-outlook.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { toBuyer } from '../../mails/after-payment.ts';
import { orderDispatched } from '../../mails/order-mails.ts';
import { type LockedOrder, lockOrder } from '../../orders/lock-order.ts';
import { isMadeToOrder, statusName } from '../../orders/order-status.ts';
import { isBeforeDispatch } from '../../orders/order-transitions.ts';
import { namesIn, soldItems } from '../../orders/sold-items.ts';
import { writeStep } from '../../orders/write-step.ts';
import { hasGoods, wasDispatched } from './read-delivery.ts';

export interface Dispatch {
  readonly orderNumber: string;
  /** 'YYYY-MM-DD'; undefined leaves what was said before. */
  readonly expectedOn?: string | undefined;
  readonly carrier?: string | undefined;
  readonly trackingNumber?: string | undefined;
  readonly trackingUrl?: string | undefined;
}

export type DispatchResult =
  /** Whether this is the first dispatch, of which the shopper gets a mail. */
  | { readonly ok: true; readonly from: OrderStatusName; readonly isFirst: false }
  /** With what becomes of that mail, for the operator. */
  | { readonly ok: true; readonly from: OrderStatusName; readonly isFirst: true; readonly mail: string }
  | { readonly ok: false; readonly because: 'unknown-order' | 'nothing-to-carry' }
  | { readonly ok: false; readonly because: 'not-from-here'; readonly from: OrderStatusName }
  | { readonly ok: false; readonly because: 'recalled'; readonly sku: string };

/**
 * Says with whom an order travels, and mails the shopper the first time. An order that was not begun becomes
 * InProgress. Repeated it corrects what was said, without a mail.
 */
export async function dispatchOrder(db: Db, dispatch: Dispatch, now: Date): Promise<DispatchResult> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, dispatch.orderNumber);
    const refused = await refusal(trx, order);
    if (refused || !order) return refused ?? { ok: false, because: 'unknown-order' };
    const from = statusName(order.status_id);
    const isFirst = !(await wasDispatched(trx, order.order_id));
    if (from === 'Active') {
      await writeStep(trx, order.order_id, { to: 'InProgress', reason: '', withDigital: false, now });
    }
    await saveDelivery(trx, order.order_id, dispatch, isFirst ? now : undefined);
    if (!isFirst) return { ok: true, isFirst, from };
    return { ok: true, isFirst, from, mail: await mailOutlook(trx, await mailDispatched(trx, order, now)) };
  });
}

/** Says when an order is expected, before it is dispatched or after. */
export async function expectOrder(db: Db, dispatch: Dispatch): Promise<Exclude<DispatchResult, { ok: true }> | null> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, dispatch.orderNumber);
    const refused = await refusal(trx, order);
    if (refused === null && order) await saveDelivery(trx, order.order_id, dispatch, undefined);
    return refused;
  });
}

type Refused = Extract<DispatchResult, { ok: false }>;

async function refusal(trx: Db, order: LockedOrder | null): Promise<Refused | null> {
  if (!order) return { ok: false, because: 'unknown-order' };
  const from = statusName(order.status_id);
  if (!isBeforeDispatch(from)) return { ok: false, because: 'not-from-here', from };
  if (!(await hasGoods(trx, order.order_id))) return { ok: false, because: 'nothing-to-carry' };
  const recalled = await recalledIn(trx, order.order_id);
  return recalled && !(await wasDispatched(trx, order.order_id))
    ? { ok: false, because: 'recalled', sku: recalled.sku }
    : null;
}

function recalledIn(db: Db, orderId: number) {
  return db
    .selectFrom('order_items')
    .innerJoin('product_recalls', 'product_recalls.product_id', 'order_items.product_id')
    .innerJoin('products', 'products.product_id', 'order_items.product_id')
    .select('sku')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

async function saveDelivery(
  trx: Db,
  orderId: number,
  { expectedOn, carrier, trackingNumber, trackingUrl }: Dispatch,
  dispatchedAt: Date | undefined,
): Promise<void> {
  const stated = {
    ...(expectedOn === undefined ? {} : { expected_on: expectedOn }),
    ...(carrier === undefined ? {} : { carrier }),
    ...(trackingNumber === undefined ? {} : { tracking_number: trackingNumber }),
    ...(trackingUrl === undefined ? {} : { tracking_url: trackingUrl }),
    ...(dispatchedAt === undefined ? {} : { dispatched_at: dispatchedAt }),
  };
  await trx
    .insertInto('order_deliveries')
    .values({ order_id: orderId, expected_on: null, ...stated })
    .onConflict((conflict) =>
      Object.keys(stated).length === 0
        ? conflict.column('order_id').doNothing()
        : conflict.column('order_id').doUpdateSet(stated),
    )
    .execute();
}

async function mailDispatched(trx: Db, { order_id: orderId, order_number: orderNumber }: LockedOrder, now: Date) {
  const order = await trx.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
  const delivery = await trx
    .selectFrom('order_deliveries')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const goods = (await soldItems(trx, orderId)).filter((item) => !item.is_digital);
  const names = await namesIn(trx, order.language, goods);
  const facts = {
    name: order.delivery_name,
    orderNumber,
    lines: goods.map((item, index) => ({ name: names[index] ?? '', quantity: item.quantity })),
    expectedOn: delivery.expected_on ?? '',
    carrier: delivery.carrier,
    trackingNumber: delivery.tracking_number,
    isMadeToOrder: isMadeToOrder(order),
  };
  return queueMail(trx, orderDispatched, { about: orderId, ...toBuyer(order), facts }, now);
}
