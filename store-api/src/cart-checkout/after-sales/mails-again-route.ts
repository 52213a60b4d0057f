import { sendOrderMailsAgain } from 'shared-contracts/api/send-order-mails-again';
import { transact } from '../../platform/database/transact.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerUserCall } from '../../platform/http/calls.ts';
import { notFound } from '../../platform/http/problems.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { type OrdersRepository, own } from './orders-repository.ts';
import { sendMailsAgain } from './send-mails-again.ts';

/** Of one order: who paid once may not try a list of strangers' addresses. */
const AGAIN_PER_ORDER = { name: 'order-mails-again', allowed: 5, windowSeconds: 24 * 60 * 60 };

/** The buyer corrects a mistyped address after paying, or has the mails sent again (SEC-08). */
export function mailsAgainRoute(api: Api, orders: OrdersRepository): void {
  const { db, limits, now } = api;
  registerUserCall(api, sendOrderMailsAgain, async ({ parameters, user }) => {
    const { OrderNumber, ContactEmail: email } = parameters;
    const { order_id: orderId } = own(await orders.byNumber(OrderNumber), user.userId);
    await limits.count(AGAIN_PER_ORDER, String(orderId));
    const Mails = await transact(db, async (trx) => {
      if (!(await lockOrder(trx, OrderNumber))) throw notFound('There is no such order.');
      return sendMailsAgain(trx, { orderId, email, byStaff: false, now: now() });
    });
    return [{ ResponseMsg: 'On its way' as const, Mails }];
  });
}
