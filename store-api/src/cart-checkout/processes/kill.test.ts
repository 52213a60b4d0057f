import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { insertTransaction } from 'shared-contracts/api/insert-transaction';
import { verifyPayment } from 'shared-contracts/api/verify-payment';
import { configureSandbox } from '../../testing/money.ts';
import { operator } from '../../testing/operator.ts';
import { KILL_STEPS, type KillStep, type Phase } from '../../testing/processes/kill-steps.ts';
import { type MailServer, startMailServer } from '../../testing/processes/mail-server.ts';
import { holdAt } from '../../testing/processes/stopped-statement.ts';
import {
  addressOf,
  answerOf,
  payAt,
  report,
  type StoreProcess,
  startStore,
} from '../../testing/processes/store-process.ts';
import {
  anyShopper,
  buy,
  handOff,
  stockedProduct,
  stockOf,
  transaction,
  verification,
} from '../../testing/shop-floor.ts';
import { buildTestApp, type Credentials, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

// The API is killed by SIGKILL at every write of a purchase and started again. What a shopper does after that is what
// a browser does: it reloads the payment page, or it has gone and the provider's webhook is all there is.
/** The longest that the sandbox can delay a webhook: the browser is first, and `webhooksAreDue` ends the wait. */
const WEBHOOK_DELAY_MS = 3_600_000;
const STOCK = 5;

describe('a process killed by SIGKILL', () => {
  let app: TestApp;
  let database = '';
  let mailServer: MailServer;
  let store: StoreProcess | null = null;

  beforeAll(async () => {
    app = await buildTestApp();
    database = await addressOf(app);
    mailServer = await startMailServer({ store: app.settings.store.email });
  });
  afterAll(async () => {
    await store?.kill();
    await mailServer.close();
    await app.close();
  });
  beforeEach(async () => {
    store ??= await startStore(database, { SMTP_URL: mailServer.url });
  });

  const alive = (): StoreProcess => {
    if (!store) throw new Error('no process runs');
    return store;
  };

  async function killAndStartAgain(whileDown: () => Promise<void> = async () => {}) {
    await alive().kill();
    store = null;
    await whileDown();
    store = await startStore(database, { SMTP_URL: mailServer.url });
  }

  /** Kills the process when it comes to a write, and starts it again once what it held is free. */
  async function killAt(writes: KillStep['at'], action: () => Promise<unknown>) {
    if (writes === 'answered') {
      await action();
      return killAndStartAgain();
    }
    const [first, ...more] = writes;
    if (!first) throw new Error('a step without a write');
    let held = await holdAt(database, first);
    try {
      // The answer never arrives: the connection breaks.
      const pending = action().catch(() => undefined);
      await held.reached();
      for (const write of more) {
        const next = await holdAt(database, write);
        await held.release();
        held = next;
        await held.reached();
      }
      await killAndStartAgain(() => held.release());
      await pending;
    } finally {
      await held.release();
    }
  }

  /** One purchase of two pieces with a coupon, the process being killed on the way. */
  async function purchaseKilledAt({ during, at }: Pick<KillStep, 'during' | 'at'>) {
    await configureSandbox(app, { webhooks: { delay: during === 'webhook' ? 0 : WEBHOOK_DELAY_MS } });
    const shopper = await anyShopper(app);
    const sofa = await stockedProduct(app.db, { stock: STOCK });
    const given = await handOff(app, shopper, [{ ProductId: sofa, Quantity: 2 }], { CouponCode: 'NEW5' });
    const phase = async (name: Phase, action: () => Promise<unknown>) => {
      if (name === during) await killAt(at, action);
    };

    const start = () => alive().call(getRazorPay, given, shopper);
    await phase('start', start);
    const started = answerOf(getRazorPay, await start());
    const pay = () => payAt(alive(), started);
    await phase('window', pay);
    await phase('webhook', pay);
    // The browser of the others has gone: it cannot reach the store, or never got an answer of the window.
    const paid = during === 'webhook' ? null : await pay();
    if (paid && during !== 'window') {
      const verify = () => alive().call(verifyPayment, verification(paid), shopper);
      await phase('verify', verify);
      if (during === 'record') {
        await verify();
        await phase('record', () => alive().call(insertTransaction, transaction(paid), shopper));
      }
    }
    return { shopper, sofa };
  }

  const ordersOf = (shopper: Credentials) =>
    app.db.selectFrom('orders').selectAll().where('user_id', '=', Number(shopper.userId)).execute();

  async function mailOf(shopper: Credentials) {
    const [order] = await ordersOf(shopper);
    return app.db
      .selectFrom('mails')
      .selectAll()
      .where('mail_key', '=', `order-confirmed-${order?.order_id}`)
      .executeTakeFirst();
  }
  const mailIs = (shopper: Credentials, state: string) =>
    until(async () => (await mailOf(shopper))?.state === state, `the mail is ${state}`);

  /** What the books hold of one purchase, and the provider's. */
  async function counts({ shopper, sofa }: { shopper: Credentials; sofa: number }) {
    const { db } = app;
    const orders = await ordersOf(shopper);
    const ids = orders.map((order) => order.order_id);
    const payments = await db.selectFrom('payments').selectAll().where('order_id', 'in', ids).execute();
    const paymentIds = payments.map((payment) => payment.payment_id);
    const providerOrders = payments.map((payment) => payment.provider_order_id ?? '');
    const rows = {
      ledger: db.selectFrom('payment_transactions').select('payment_id').where('payment_id', 'in', paymentIds),
      invoices: db.selectFrom('invoices').select('order_id').where('order_id', 'in', ids),
      reserved: db.selectFrom('stock_reservations').select('order_id').where('order_id', 'in', ids),
      coupons: db.selectFrom('coupon_redemptions').select('order_id').where('order_id', 'in', ids),
      captured: db
        .selectFrom('sandbox_payments')
        .select('order_id')
        .where('order_id', 'in', providerOrders)
        .where('status', '=', 'captured'),
      becamePaid: db
        .selectFrom('payment_history')
        .select('payment_id')
        .where('payment_id', 'in', paymentIds)
        .where('to_state', '=', 'paid'),
      moved: db.selectFrom('order_status_history').select('order_id').where('order_id', 'in', ids),
    };
    return {
      orders: orders.length,
      paid: orders.filter((order) => order.paid_at !== null).length,
      payments: payments.map((payment) => payment.state),
      ledger: (await rows.ledger.execute()).length,
      invoices: (await rows.invoices.execute()).length,
      reserved: (await rows.reserved.execute()).length,
      coupons: (await rows.coupons.execute()).length,
      captured: (await rows.captured.execute()).length,
      becamePaid: (await rows.becamePaid.execute()).length,
      moved: (await rows.moved.execute()).length,
      stock: await stockOf(db, sofa),
    };
  }

  const ONCE = {
    orders: 1,
    paid: 1,
    payments: ['paid'],
    ledger: 1,
    invoices: 1,
    reserved: 0,
    coupons: 1,
    captured: 1,
    becamePaid: 1,
    moved: 1,
    stock: STOCK - 2,
  };

  const webhooksAreDue = () =>
    app.db
      .updateTable('sandbox_webhooks')
      .set({ next_attempt_at: new Date() })
      .where('delivered_at', 'is', null)
      .execute();

  async function expectOnce(name: string, purchase: { shopper: Credentials; sofa: number }, mails: number) {
    const all = async () => {
      const left = await app.db
        .selectFrom('sandbox_webhooks')
        .select('event')
        .where('delivered_at', 'is', null)
        .execute();
      return left.length === 0;
    };
    await until(all, 'all webhooks are delivered');
    const found = await counts(purchase);
    report(
      `${name}: orders ${found.paid}, ledger ${found.ledger}, invoices ${found.invoices}, mails ${mails}, stock ${found.stock} of ${STOCK}`,
    );
    expect(found).toEqual(ONCE);
    expect(mails).toBe(1);
  }

  it.each(KILL_STEPS.map((step) => [`${step.during}, ${step.name}`, step] as const))(
    'loses and doubles nothing: %s [PAY-11] [PAY-14] [PAY-15]',
    async (name, step) => {
      const before = mailServer.count();
      const purchase = await purchaseKilledAt(step);
      await webhooksAreDue();
      await mailIs(purchase.shopper, 'sent');
      await expectOnce(name, purchase, mailServer.count() - before);
    },
  );

  describe('while a mail is on its way', () => {
    // The order is paid while no process runs, so that the mail still waits when the next one starts.
    async function waitingMail() {
      await store?.kill();
      store = null;
      await configureSandbox(app, {});
      const shopper = await anyShopper(app);
      const sofa = await stockedProduct(app.db, { stock: STOCK });
      await buy(app, shopper, [{ ProductId: sofa, Quantity: 2 }], { CouponCode: 'NEW5' });
      return { shopper, sofa, before: mailServer.count() };
    }
    const startAgain = async () => {
      store = await startStore(database, { SMTP_URL: mailServer.url });
    };
    /** The time that a mail waits, or counts as being on its way, is over. */
    const timePasses = () =>
      app.db
        .updateTable('mails')
        .set({ next_attempt_at: new Date() })
        .where('state', 'in', ['waiting', 'sending'])
        .execute();
    afterEach(() => mailServer.speakAgain());

    it('sends it after all when it had only been taken up [PAY-14]', async () => {
      const purchase = await waitingMail();
      const invoice = { table: 'invoices', statement: 'select%from "invoice_pdfs"%' };
      const held = await holdAt(database, invoice, 'held');
      await startAgain();
      await held.reached();
      await killAndStartAgain(() => held.release());
      await timePasses();
      await mailIs(purchase.shopper, 'sent');
      await expectOnce('mail, taken up', purchase, mailServer.count() - purchase.before);
    });

    it('asks an operator when the mail server was just being spoken to, and sends it on request [PAY-14] [API-06]', async () => {
      const purchase = await waitingMail();
      const met = mailServer.beSilent('before-the-mail');
      await startAgain();
      await met;
      await killAndStartAgain(async () => mailServer.speakAgain());
      await timePasses();
      await mailIs(purchase.shopper, 'unsure');
      expect(mailServer.count()).toBe(purchase.before);
      const { mail_id } = (await mailOf(purchase.shopper)) ?? {};
      await operator(app, ['mails', 'send', String(mail_id)]);
      await mailIs(purchase.shopper, 'sent');
      await expectOnce('mail, unsure, sent by an operator', purchase, mailServer.count() - purchase.before);
    });

    it('never sends it again when it had arrived without a reply [PAY-14]', async () => {
      const purchase = await waitingMail();
      const met = mailServer.beSilent('after-the-mail');
      await startAgain();
      await met;
      await killAndStartAgain(async () => mailServer.speakAgain());
      await timePasses();
      await mailIs(purchase.shopper, 'unsure');
      await expectOnce('mail, arrived unanswered', purchase, mailServer.count() - purchase.before);
    });
  });

  it('counts the coupon and numbers the invoices of all of these without a gap [PAY-05] [PAY-14]', async () => {
    const invoices = await app.db.selectFrom('invoices').select('sequence').orderBy('sequence').execute();
    expect(invoices.length).toBeGreaterThan(0);
    expect(invoices.map(({ sequence }) => sequence)).toEqual(invoices.map((_invoice, index) => index + 1));
    const { uses } = await app.db
      .selectFrom('coupons')
      .select('uses')
      .where('code', '=', 'NEW5')
      .executeTakeFirstOrThrow();
    expect(uses).toBe(invoices.length);
  });
});
