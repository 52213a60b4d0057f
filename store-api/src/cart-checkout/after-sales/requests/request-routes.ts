import { getReturnTerms } from 'shared-contracts/api/get-return-terms';
import { insertOrderRequest } from 'shared-contracts/api/insert-order-request';
import type { InferOutput } from 'valibot';
import { lockPersonShared } from '../../../account/people/lock-person.ts';
import type { Db } from '../../../platform/database/schema.ts';
import type { Api } from '../../../platform/http/api.ts';
import { registerUserCall } from '../../../platform/http/calls.ts';
import { invalidField, notFound } from '../../../platform/http/problems.ts';
import { writeOnce } from '../../../platform/http/write-once.ts';
import { lockOrder } from '../../orders/lock-order.ts';
import { type OrdersRepository, own } from '../orders-repository.ts';
import { cancelOrder } from './cancel-order.ts';
import { readReturn, returnOnTheWire } from './read-return.ts';
import { requestReturn } from './request-return.ts';
import type { RequestedUnits } from './save-request.ts';

/** Each writes two mails and changes stock. */
const ORDER_REQUESTS = { name: 'order-request', allowed: 10, windowSeconds: 60 * 60 };

type Requested = Omit<InferOutput<(typeof insertOrderRequest)['request']>, 'IdempotencyKey'>;

/** Cancelling an order, and asking to send units of one back. */
export function orderRequestRoutes(api: Api, orders: OrdersRepository): void {
  registerUserCall(api, getReturnTerms, async ({ parameters: { OrderNumber, Lines }, user }) => {
    const { order_id, status_id } = own(await orders.byNumber(OrderNumber), user.userId);
    const { returnDays } = api.settings;
    const terms = { lines: named(Lines), returnDays, now: api.now() };
    return returnOnTheWire(await readReturn(api.db, { order_id, status_id }, terms));
  });

  registerUserCall(api, insertOrderRequest, async ({ parameters: { IdempotencyKey, ...requested }, user }) => {
    await api.limits.count(ORDER_REQUESTS, String(user.userId));
    own(await orders.byNumber(requested.OrderNumber), user.userId);
    const keyed = { scope: `insert-order-request:${user.userId}`, key: IdempotencyKey, request: requested };
    const ReferenceNumber = await writeOnce(api.db, keyed, async (trx) => {
      await lockPersonShared(trx, user.userId);
      return makeRequest(api, trx, requested);
    });
    return [{ ResponseMsg: 'Saved Successfully' as const, ReferenceNumber }];
  });
}

async function makeRequest({ settings, now }: Api, trx: Db, requested: Requested): Promise<string> {
  const order = await lockOrder(trx, requested.OrderNumber);
  if (!order) throw notFound('There is no such order.');
  const given = { reason: requested.Reason, storeEmail: settings.store.email, now: now() };
  switch (requested.Kind) {
    case 'cancel':
      if (requested.Lines.length > 0) throw invalidField('Lines', 'A cancellation is of the whole order.');
      return cancelOrder(trx, order, given);
    case 'return':
      return requestReturn(trx, order, { ...given, lines: named(requested.Lines), returnDays: settings.returnDays });
  }
}

function named(lines: Requested['Lines']): RequestedUnits[] {
  return lines.map((line) => ({ orderItemId: line.OrderItemID, quantity: line.Quantity }));
}
