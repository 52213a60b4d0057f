import { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { insertOrderRequest } from 'shared-contracts/api/insert-order-request';
import type { OrderStatusName } from 'shared-contracts/domain/constants';
import { moveOrder } from '../cart-checkout/after-sales/move-order.ts';
import { operator } from './operator.ts';
import { type Basket, buy, stockedProduct, type TestProduct } from './shop-floor.ts';
import type { Credentials, TestApp } from './test-app.ts';

// What a test of cancelling and returning says: a bought order, a request about it, an operator's decision.

export interface Piece {
  readonly OrderItemID: number;
  readonly Quantity: number;
}

/** Buys, and answers the order by the ways a test looks at it. */
export async function bought(
  app: TestApp,
  as: Credentials,
  basket: Basket,
  more: { readonly now: () => Date } & Record<string, unknown>,
) {
  const { now, ...handOff } = more;
  const { started } = await buy(app, as, basket, handOff);
  const { order_number, order_id } = await app.db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.order_id')
    .select(['order_number', 'orders.order_id'])
    .where('provider_order_id', '=', started.id)
    .executeTakeFirstOrThrow();
  const number = order_number ?? '';
  const detail = () => app.call(getOrderDetail, { OrderNumber: number }, as);
  const { Items } = await detail();
  return {
    started,
    number,
    id: order_id,
    detail,
    /** The article of a product, so many pieces of it. */
    piece(productId: number, Quantity: number): Piece {
      const item = Items.find((one) => one.ProductId === productId);
      return { OrderItemID: item?.OrderItemID ?? 0, Quantity };
    },
    move: (to: OrderStatusName) => moveOrder(app.db, { orderNumber: number, to, reason: '', now: now() }),
    async deliver() {
      for (const to of ['InProgress', 'Completed'] as const) {
        await moveOrder(app.db, { orderNumber: number, to, reason: '', now: now() });
      }
    },
    cancelled: (more: object = {}) => ({ OrderNumber: number, Kind: 'cancel', ...more }),
    returned: (Lines: readonly Piece[], more: object = {}) => ({
      OrderNumber: number,
      Kind: 'return',
      Lines,
      Reason: 'Too wide for the door',
      ...more,
    }),
  };
}

/** Makes a request that must be granted; answers its reference. */
export async function ask(app: TestApp, as: Credentials, request: object): Promise<string> {
  const [answer] = await app.call(insertOrderRequest, request, as);
  return answer?.ReferenceNumber ?? '';
}

/** Makes a request that must be refused: its status and code, or the field it names. */
export async function refusedRequest(app: TestApp, as: Credentials, request: object) {
  const { status, problem } = await app.refused(insertOrderRequest, request, as);
  return [status, problem.errors?.[0]?.path ?? problem.code];
}

/** The same without knowing which: the reference, or the code of the refusal. */
export async function tryRequest(app: TestApp, as: Credentials, request: object): Promise<string> {
  const response = await app.http.inject({
    method: 'POST',
    url: insertOrderRequest.path,
    payload: { requestParameters: request },
    headers: { token: as.token, userid: String(as.userId) },
  });
  return response.statusCode === 200 ? JSON.parse(response.json().data)[0].ReferenceNumber : response.json().code;
}

/** What an operator types after `npm run store -- orders`, word by word; answers what it says. */
export async function orders(app: TestApp, now: () => Date, ...words: string[]): Promise<readonly string[]> {
  const { lines, faults } = await operator(app, ['orders', ...words], now);
  return [...lines, ...faults.map((fault) => `✗ ${fault}`)];
}

/** A product that cannot come back. */
export async function finalSale(app: TestApp, product: TestProduct = {}): Promise<number> {
  const id = await stockedProduct(app.db, product);
  await app.db.updateTable('products').set({ is_returnable: false }).where('product_id', '=', id).execute();
  return id;
}

/** What an order's shopper and the store were written about it, in order. */
export async function requestMails(app: TestApp, reference: string) {
  const mails = await app.db
    .selectFrom('mails')
    .select(['template', 'recipient', 'language', 'facts', 'user_id'])
    .where('template', 'like', 'order-request%')
    .orderBy('mail_id')
    .execute();
  return mails
    .map(({ facts, ...mail }) => ({ ...mail, facts: JSON.parse(facts) }))
    .filter((mail) => mail.facts.reference === reference);
}
