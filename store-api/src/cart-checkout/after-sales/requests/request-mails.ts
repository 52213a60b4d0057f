import type { Db } from '../../../platform/database/schema.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { toBuyer } from '../../mails/after-payment.ts';
import {
  decisionKey,
  orderRequestDecided,
  orderRequested,
  orderRequestForStore,
} from '../../mails/order-request-mails.ts';
import type { RequestedPieces, SavedRequest } from './save-request.ts';

interface RequestNotice {
  readonly request: SavedRequest;
  /** What it is about: of a cancellation all that would have been carried. */
  readonly pieces: readonly RequestedPieces[];
  /** What the shopper keeps. */
  readonly kept: readonly RequestedPieces[];
  /** What goes back to the shopper, in paise: of a return once the pieces are back. */
  readonly amount: number;
  readonly now: Date;
}

/** Notifies shopper and store, in the transaction of the request. */
export async function mailRequested(trx: Db, notice: RequestNotice, storeEmail: string): Promise<void> {
  const { request, now } = notice;
  const { order, facts } = await requestFacts(trx, notice);
  const mail = { about: request.order_request_id, facts: { ...facts, kind: request.kind, reason: request.reason } };
  await queueMail(trx, orderRequested, { ...mail, ...toBuyer(order) }, now);
  await queueMail(trx, orderRequestForStore, { ...mail, to: storeEmail, userId: order.user_id, language: 'en' }, now);
}

/** Notifies the shopper, in the transaction of the decision. */
export async function mailDecided(
  trx: Db,
  notice: RequestNotice & { readonly decision: 'accepted' | 'refused' | 'done'; readonly answer: string },
): Promise<void> {
  const { decision, answer, now } = notice;
  const { order, facts } = await requestFacts(trx, notice);
  const about = notice.request.order_request_id;
  const mail = { about, key: decisionKey(decision, about), facts: { ...facts, decision, answer } };
  await queueMail(trx, orderRequestDecided, { ...mail, ...toBuyer(order) }, now);
}

async function requestFacts(trx: Db, { request, pieces, kept, amount }: RequestNotice) {
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', request.order_id)
    .executeTakeFirstOrThrow();
  const items = await trx
    .selectFrom('order_items')
    .select(['order_item_id', 'product_name'])
    .where('order_id', '=', request.order_id)
    .execute();
  const names = new Map(items.map((item) => [item.order_item_id, item.product_name]));
  const named = ({ orderItemId, quantity }: RequestedPieces) => ({ name: names.get(orderItemId) ?? '', quantity });
  const facts = {
    reference: request.reference_number,
    orderNumber: order.order_number ?? '',
    name: order.delivery_name,
    lines: pieces.map(named),
    kept: kept.map(named),
    amount,
  };
  return { order, facts };
}
