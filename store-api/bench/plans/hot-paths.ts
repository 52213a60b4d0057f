import { cartData } from 'shared-contracts/api/cart-data';
import { getCustomerOrderHistoryMaster } from 'shared-contracts/api/get-customer-order-history-master';
import { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { getOrderInvoice } from 'shared-contracts/api/get-order-invoice';
import { getPaymentStatus } from 'shared-contracts/api/get-payment-status';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { trackOrder } from 'shared-contracts/api/track-order';
import { verifyPayment } from 'shared-contracts/api/verify-payment';
import { giveNumbers } from '../../src/cart-checkout/mails/tell-numbers.ts';
import { purgeUnpaid } from '../../src/cart-checkout/orders/purge-unpaid.ts';
import { backlog, claimPayments } from '../../src/cart-checkout/payments/reconciler/claim-payments.ts';
import { workRefunds } from '../../src/cart-checkout/payments/refunds/refund-worker.ts';
import { purgeExpired } from '../../src/platform/database/purge-expired.ts';
import { forgetMails } from '../../src/platform/mail/forget-mails.ts';
import { giveUpAbandoned, sendNext } from '../../src/platform/mail/send-mails.ts';
import { DAY_MS } from '../../src/platform/time.ts';
import type { seededRandom } from '../../src/seed/large/seeded-random.ts';
import { testPayments } from '../../src/testing/money.ts';
import { operator } from '../../src/testing/operator.ts';
import { anyShopper, handOff, payInWindow, verification } from '../../src/testing/shop-floor.ts';
import type { TestApp } from '../../src/testing/test-app.ts';
import { testMailing } from '../../src/testing/test-mailing.ts';
import { scenarios } from '../scale/scenarios.ts';

export interface Sizes {
  readonly products: number;
  readonly orders: number;
}

type Random = ReturnType<typeof seededRandom>;

/** Prepares one run of a path, and answers it. */
export interface HotPath {
  readonly name: string;
  prepare(app: TestApp, random: Random, sizes: Sizes): Promise<() => Promise<unknown>>;
}

const now = () => new Date();

/** Of a paid one: number, buyer, address. */
function someOrder(app: TestApp, random: Random, { orders }: Sizes) {
  const id = random.between(1, Math.floor(orders / 33) - 1) * 33 + 1;
  return app.db
    .selectFrom('orders')
    .select(['order_id', 'order_number', 'user_id', 'contact_email', 'delivery_phone'])
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
}

async function withCart(app: TestApp, random: Random, { products }: Sizes) {
  const shopper = await anyShopper(app);
  for (;;) {
    const basket = [1, 2].map(() => ({ ProductId: random.between(1, products), Quantity: 1 }));
    const given = await handOff(app, shopper, basket).catch(() => null);
    if (given && Number(given.amount) > 0) return { shopper, basket, given };
  }
}

async function paid(app: TestApp, random: Random, sizes: Sizes) {
  for (;;) {
    const { shopper, given } = await withCart(app, random, sizes);
    const started = await app.call(getRazorPay, given, shopper).catch(() => null);
    if (started) return { shopper, started, completed: await payInWindow(app, started) };
  }
}

const ofBuyer: readonly HotPath[] = [
  {
    name: 'cart quote',
    async prepare(app, random, sizes) {
      const { shopper, basket } = await withCart(app, random, sizes);
      return () => app.call(cartData, { cartJsonData: JSON.stringify(basket), CouponCode: '' }, shopper);
    },
  },
  {
    name: 'start payment',
    async prepare(app, random, sizes) {
      const { shopper, given } = await withCart(app, random, sizes);
      return () => app.call(getRazorPay, given, shopper).catch(() => null);
    },
  },
  {
    name: 'settle',
    async prepare(app, random, sizes) {
      const { shopper, completed } = await paid(app, random, sizes);
      return () => app.call(verifyPayment, verification(completed), shopper);
    },
  },
  {
    name: 'payment status',
    async prepare(app, random, sizes) {
      const { shopper, started } = await paid(app, random, sizes);
      return () => app.call(getPaymentStatus, { OrderId: started.id }, shopper);
    },
  },
  {
    name: 'numbering',
    async prepare(app, random, sizes) {
      const { shopper, completed } = await paid(app, random, sizes);
      await app.call(verifyPayment, verification(completed), shopper);
      return () => giveNumbers(app.db);
    },
  },
  {
    name: 'order history',
    async prepare(app, random, sizes) {
      const as = await buyerOf(app, await someOrder(app, random, sizes));
      return () => app.call(getCustomerOrderHistoryMaster, { UserID: as.userId }, as);
    },
  },
  {
    name: 'order detail',
    async prepare(app, random, sizes) {
      const order = await someOrder(app, random, sizes);
      const as = await buyerOf(app, order);
      return () => app.call(getOrderDetail, { OrderNumber: order.order_number }, as);
    },
  },
  {
    name: 'track order',
    async prepare(app, random, sizes) {
      const { order_number: OrderNumber, contact_email: Email } = await someOrder(app, random, sizes);
      return () => app.call(trackOrder, { OrderNumber, Email });
    },
  },
  {
    name: 'invoice',
    async prepare(app, random, sizes) {
      const order = await someOrder(app, random, sizes);
      const as = await buyerOf(app, order);
      const headers = { token: as.token, userid: String(as.userId) };
      const payload = { requestParameters: { OrderNumber: order.order_number } };
      return () => app.http.inject({ method: 'POST', url: getOrderInvoice.path, payload, headers });
    },
  },
];

async function buyerOf(app: TestApp, { user_id }: { readonly user_id: number }) {
  const { token, userId } = await anyShopper(app);
  await app.db.updateTable('sessions').set({ user_id }).where('user_id', '=', Number(userId)).execute();
  return { token, userId: user_id };
}

const command = (
  name: string,
  words: (order: Awaited<ReturnType<typeof someOrder>>) => readonly string[],
): HotPath => ({
  name,
  async prepare(app, random, sizes) {
    const order = await someOrder(app, random, sizes);
    return async () => {
      const { exit, faults } = await operator(app, words(order));
      if (exit !== 0) throw new Error(`${name}: ${faults.join(' ')}`);
    };
  },
});

const work = (name: string, run: (app: TestApp) => Promise<unknown>): HotPath => ({
  name,
  prepare: async (app) => () => run(app),
});

const RETENTION_DAYS = 30;

const behind: readonly HotPath[] = [
  work('claim payments', (app) => claimPayments(app.db, now(), 100)),
  work('payments backlog', (app) => backlog(app.db, now())),
  work('claim refunds', async (app) => workRefunds(await testPayments(app, now))),
  work('claim any mail', (app) => sendNext(mailing(app), 'any')),
  work('claim an awaited mail', (app) => sendNext(mailing(app), 'awaited')),
  work('abandoned mails', (app) => giveUpAbandoned(mailing(app))),
  work('purge unpaid orders', (app) => purgeUnpaid(app.db, now(), RETENTION_DAYS)),
  work('purge expired rows', (app) => purgeExpired(app.db, now(), app.settings.retention)),
  work('forget mails', (app) => forgetMails(app.db, new Date(Date.now() - RETENTION_DAYS * DAY_MS))),
  command('orders list', () => ['orders', 'list']),
  command('orders list, one status', () => ['orders', 'list', '--status', 'InProgress']),
  command('orders list, one payment', () => ['orders', 'list', '--payment', 'refund-due']),
  command('orders list, by words', ({ contact_email }) => ['orders', 'list', '--find', contact_email]),
  command('orders list, by phone', ({ delivery_phone }) => ['orders', 'list', '--find', delivery_phone]),
  command('orders show', ({ order_number }) => ['orders', 'show', order_number ?? '']),
];

const mailing = (app: TestApp) => testMailing(app, now, () => ({ result: 'sent' }));

const ofCatalogue = scenarios.map(
  ({ name, run }): HotPath => ({
    name,
    prepare:
      async (app, random, { products }) =>
      () =>
        run(app.db, random, products),
  }),
);

export const HOT_PATHS: readonly HotPath[] = [...ofCatalogue, ...ofBuyer, ...behind];
