import type { Selectable } from 'kysely';
import type { Language } from 'shared-contracts/i18n/languages';
import type { Database, Db } from '../../../platform/database/schema.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { toBuyer } from '../../mails/after-payment.ts';
import {
  decisionKey,
  orderRequestDecided,
  orderRequested,
  orderRequestForStore,
} from '../../mails/order-request-mails.ts';
import { namesIn } from '../../orders/sold-items.ts';
import type { RequestedUnits, SavedRequest } from './save-request.ts';

interface RequestNotice {
  readonly request: SavedRequest;
  /** What it is about: of a cancellation all that would have been carried. */
  readonly units: readonly RequestedUnits[];
  /** What the shopper keeps. */
  readonly kept: readonly RequestedUnits[];
  /** What goes back to the shopper, in paise: of a return once the units are back. */
  readonly amount: number;
  readonly now: Date;
}

/** Notifies shopper and store, in the transaction of the request. */
export async function mailRequested(trx: Db, notice: RequestNotice, storeEmail: string): Promise<void> {
  const { request, now } = notice;
  const order = await orderOf(trx, notice);
  const grounds = { kind: request.kind, reason: request.reason };
  const mailIn = async (language: Language) => ({
    about: request.order_request_id,
    facts: { ...(await requestFacts(trx, notice, { ...order, language })), ...grounds },
  });
  const toStore = { orderId: order.order_id, to: storeEmail, userId: order.user_id, language: 'en' } as const;
  await queueMail(trx, orderRequested, { ...(await mailIn(order.language)), ...toBuyer(order) }, now);
  await queueMail(trx, orderRequestForStore, { ...(await mailIn('en')), ...toStore }, now);
}

/** Notifies the shopper, in the transaction of the decision. As `queueMail`. */
export async function mailDecided(
  trx: Db,
  notice: RequestNotice & { readonly decision: 'accepted' | 'refused' | 'done'; readonly answer: string },
): Promise<number | null> {
  const { decision, answer, now } = notice;
  const order = await orderOf(trx, notice);
  const facts = await requestFacts(trx, notice, order);
  const about = notice.request.order_request_id;
  const mail = { about, key: decisionKey(decision, about), facts: { ...facts, decision, answer } };
  return queueMail(trx, orderRequestDecided, { ...mail, ...toBuyer(order) }, now);
}

type Order = Selectable<Database['orders']>;

function orderOf(trx: Db, { request }: RequestNotice): Promise<Order> {
  return trx.selectFrom('orders').selectAll().where('order_id', '=', request.order_id).executeTakeFirstOrThrow();
}

async function requestFacts(
  trx: Db,
  { request, units, kept, amount }: RequestNotice,
  order: Pick<Order, 'order_number' | 'delivery_name' | 'language'>,
) {
  const items = await trx
    .selectFrom('order_items')
    .select(['order_item_id', 'product_name'])
    .where('order_id', '=', request.order_id)
    .execute();
  const shown = await namesIn(trx, order.language, items);
  const names = new Map(items.map((item, index) => [item.order_item_id, shown[index] ?? '']));
  const named = ({ orderItemId, quantity }: RequestedUnits) => ({ name: names.get(orderItemId) ?? '', quantity });
  return {
    reference: request.reference_number,
    orderNumber: order.order_number ?? '',
    name: order.delivery_name,
    lines: units.map(named),
    kept: kept.map(named),
    amount,
  };
}
