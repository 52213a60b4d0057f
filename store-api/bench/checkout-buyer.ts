import { randomUUID } from 'node:crypto';
import type { ApiCall } from 'shared-contracts/api/call';
import { cartData } from 'shared-contracts/api/cart-data';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { insertTransaction } from 'shared-contracts/api/insert-transaction';
import { verifyPayment } from 'shared-contracts/api/verify-payment';
import { seededRandom } from '../src/seed/large/seeded-random.ts';
import { answerOf, payAt, type StoreProcess } from '../src/testing/processes/store-process.ts';
import { anyShopper, handOff, stockedProduct, transaction, verification } from '../src/testing/shop-floor.ts';
import type { Credentials, TestApp } from '../src/testing/test-app.ts';

const PRODUCTS = 40;
export const STOCK = 1_000_000;

export interface Shop {
  /** Paise by product. */
  readonly prices: ReadonlyMap<number, number>;
  readonly shoppers: readonly Credentials[];
  /** The template of each purchase's hand-off. */
  readonly form: Awaited<ReturnType<typeof handOff>>;
  readonly random: ReturnType<typeof seededRandom>;
}

/** One checkout as its buyer saw it. */
export interface Bought {
  readonly providerOrderId: string;
  readonly lines: readonly { readonly ProductId: number; readonly Quantity: number }[];
  /** Paise, calculated by the buyer. */
  readonly total: number;
  readonly charged: number;
  readonly milliseconds: number;
  /** Calls repeated after 503, as a page does. */
  readonly retries: number;
}

export async function buyers(app: TestApp, count: number): Promise<Shop> {
  const prices = new Map<number, number>();
  for (let index = 0; index < PRODUCTS; index += 1) {
    const price = 4_999 + index * 777;
    prices.set(await stockedProduct(app.db, { price, stock: STOCK, rate: index % 2 ? 18 : 5 }), price * 100);
  }
  const shoppers: Credentials[] = [];
  for (let index = 0; index < count; index += 1) shoppers.push(await anyShopper(app));
  const [someone] = shoppers;
  const [product = 0] = prices.keys();
  if (!someone) throw new Error('there are no buyers');
  const form = await handOff(app, someone, [{ ProductId: product, Quantity: 1 }]);
  return { prices, shoppers, form, random: seededRandom(count) };
}

/** A browser's calls from the cart's prices to the recorded payment; null when one was refused. */
export async function checkOut(store: StoreProcess, shop: Shop, shopper: Credentials): Promise<Bought | null> {
  const lines = basket(shop);
  const cartJsonData = JSON.stringify(lines);
  let retries = 0;
  const call = async (target: ApiCall, parameters: unknown) => {
    for (;;) {
      const answer = await store.call(target, parameters, shopper);
      if (answer.status !== 503) return answer;
      retries += 1;
    }
  };
  const begun = performance.now();
  const StateProvinceID = shop.form.DeliveryAddress.StateProvinceID;
  const cart = await call(cartData, { cartJsonData, CouponCode: '', StateProvinceID });
  const started = await call(getRazorPay, {
    ...shop.form,
    customerId: shopper.userId,
    UserID: shopper.userId,
    amount: answerOf(cartData, cart).total.toFixed(2),
    orderId: lines.map((line) => line.ProductId).join(','),
    cartJsonData,
    IdempotencyKey: randomUUID(),
  });
  if (started.status !== 200) return null;
  const open = answerOf(getRazorPay, started);
  const paid = await payAt(store, open);
  if (!paid) return null;
  const verified = answerOf(verifyPayment, await call(verifyPayment, verification(paid)));
  const recorded = answerOf(insertTransaction, await call(insertTransaction, transaction(paid)));
  if (!(verified.success && recorded.success)) return null;
  return {
    providerOrderId: open.id,
    lines,
    total: lines.reduce((sum, line) => sum + (shop.prices.get(line.ProductId) ?? 0) * line.Quantity, 0),
    charged: open.amount,
    milliseconds: performance.now() - begun,
    retries,
  };
}

/** One to three products, one or two of each. */
function basket({ prices, random }: Shop): Bought['lines'] {
  const products = [...prices.keys()];
  const chosen = new Set(Array.from({ length: random.between(1, 3) }, () => random.oneOf(products)));
  return [...chosen].map((ProductId) => ({ ProductId, Quantity: random.between(1, 2) }));
}
