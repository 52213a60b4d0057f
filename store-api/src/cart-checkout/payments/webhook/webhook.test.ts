import { getPaymentStatus } from 'shared-contracts/api/get-payment-status';
import { insertTransaction } from 'shared-contracts/api/insert-transaction';
import { verifyPayment } from 'shared-contracts/api/verify-payment';
import { buildApp } from '../../../app.ts';
import { configureSandbox, deliverWebhooks, moneyRows } from '../../../testing/money.ts';
import { moneyBooks } from '../../../testing/money-books.ts';
import {
  anyShopper,
  inWindow,
  payInWindow,
  startPayment,
  stockedProduct,
  stockOf,
  transaction,
  verification,
} from '../../../testing/shop-floor.ts';
import { describeOnDatabase, testSettings } from '../../../testing/test-app.ts';
import { sandboxKeys } from '../sandbox/keys.ts';
import { webhookSignature } from './receive-webhook.ts';
import { WEBHOOK_PATH } from './webhook-route.ts';

const PAID = { state: 'paid', ledger: 1, orders: 1 };

describeOnDatabase('the provider’s webhook', (app) => {
  beforeEach(() => configureSandbox(app(), {}));
  afterEach(() => app().db.deleteFrom('sandbox_webhooks').execute());

  async function purchase() {
    const shopper = await anyShopper(app());
    const sofa = await stockedProduct(app().db, { stock: 3 });
    const started = await startPayment(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
    return { shopper, sofa, started };
  }

  /** Sends a body as the provider would, or as somebody else. */
  async function post(body: string, more: { signature?: string; eventId?: string } = {}) {
    const { webhookSecret } = await sandboxKeys(app().db);
    return app().http.inject({
      method: 'POST',
      url: WEBHOOK_PATH,
      payload: body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': more.signature ?? webhookSignature(body, webhookSecret),
        ...(more.eventId ? { 'x-razorpay-event-id': more.eventId } : {}),
      },
    });
  }

  const waiting = () =>
    app()
      .db.selectFrom('sandbox_webhooks')
      .selectAll()
      .where('delivered_at', 'is', null)
      .orderBy('delivery_id')
      .execute();

  it('alone completes the order of a browser that vanished after paying [PAY-11] [PAY-15]', async () => {
    const { sofa, started, shopper } = await purchase();
    await payInWindow(app(), started);
    expect((await waiting()).map((delivery) => delivery.event)).toEqual([
      'payment.authorized',
      'payment.captured',
      'order.paid',
    ]);
    await deliverWebhooks(app(), new Date(Date.now() + 1000));
    await expect(moneyRows(app(), started.id)).resolves.toMatchObject({
      ...PAID,
      history: [' → created', 'created → authorized', 'authorized → paid'],
    });
    expect(await stockOf(app().db, sofa)).toBe(2);
    await expect(app().call(getPaymentStatus, { OrderId: started.id }, shopper)).resolves.toMatchObject({
      state: 'paid',
      OrderNumber: expect.stringMatching(/^KC-/),
    });
  });

  it.each([
    ['delivered twice', { times: 2 }],
    ['delivered in reverse order', { reversed: true }],
    ['delivered three times in reverse order', { times: 3, reversed: true }],
  ])('changes nothing more when it is %s [PAY-11]', async (_case, webhooks) => {
    await configureSandbox(app(), { webhooks });
    const { sofa, started } = await purchase();
    await payInWindow(app(), started);
    while ((await deliverWebhooks(app(), new Date(Date.now() + 1000))) > 0);
    await expect(moneyRows(app(), started.id)).resolves.toMatchObject(PAID);
    expect(await stockOf(app().db, sofa)).toBe(2);
    expect(await waiting()).toEqual([]);
  });

  it('that comes after the browser has reported everything changes nothing [PAY-11]', async () => {
    const { started, shopper } = await purchase();
    const paid = await payInWindow(app(), started);
    await app().call(verifyPayment, verification(paid), shopper);
    await app().call(insertTransaction, transaction(paid), shopper);
    const before = await moneyRows(app(), started.id);
    await deliverWebhooks(app(), new Date(Date.now() + 1000));
    expect(await moneyRows(app(), started.id)).toEqual(before);
  });

  it('of a failed attempt ends nothing: the window lets the shopper try again [PAY-11]', async () => {
    const { started, sofa } = await purchase();
    await inWindow(app(), started, 'failure');
    await deliverWebhooks(app(), new Date(Date.now() + 1000));
    expect((await moneyRows(app(), started.id)).state).toBe('created');
    const held = await app().db.selectFrom('stock_reservations').selectAll().where('product_id', '=', sofa).execute();
    expect(held).toHaveLength(1);
    await payInWindow(app(), started);
    await deliverWebhooks(app(), new Date(Date.now() + 1000));
    await expect(moneyRows(app(), started.id)).resolves.toMatchObject(PAID);
  });

  it('is tried again until it is answered [PAY-13]', async () => {
    const { started } = await purchase();
    await payInWindow(app(), started);
    const [first] = await waiting();
    await app().db.updateTable('sandbox_webhooks').set({ attempts: 3 }).execute();
    const forged = { body: '{}', event: 'forged', event_id: 'evt_forged', delivered_at: null };
    // A body that is not an event is refused, so its delivery stays due, a little later each time.
    await app()
      .db.insertInto('sandbox_webhooks')
      .values({ ...forged, next_attempt_at: first?.next_attempt_at ?? new Date() })
      .execute();
    const now = new Date(Date.now() + 1000);
    expect(await deliverWebhooks(app(), now)).toBe(4);
    const [left] = await waiting();
    expect(left?.event_id).toBe('evt_forged');
    expect(left && left.next_attempt_at > now).toBe(true);
    expect(await deliverWebhooks(app(), now)).toBe(0);
    expect(await deliverWebhooks(app(), new Date(now.getTime() + 60_000))).toBe(1);
  });

  describe('when it is not the provider’s', () => {
    async function captured() {
      await configureSandbox(app(), { webhooks: { send: true } });
      const { started } = await purchase();
      await payInWindow(app(), started);
      const delivery = (await waiting()).find(({ event }) => event === 'payment.captured');
      await app().db.deleteFrom('sandbox_webhooks').execute();
      if (!delivery) throw new Error('the sandbox reported no capture');
      const { webhookSecret } = await sandboxKeys(app().db);
      return { started, body: delivery.body, signature: webhookSignature(delivery.body, webhookSecret) };
    }

    it.each<[string, (genuine: { body: string; signature: string }) => { body: string; signature: string }]>([
      ['forged with another secret', ({ body }) => ({ body, signature: webhookSignature(body, 'guessed') })],
      ['without a signature', ({ body }) => ({ body, signature: '' })],
      ['changed after signing', ({ body, signature }) => ({ body: body.replace('"INR"', '"USD"'), signature })],
      [
        'written again with the same content',
        ({ body, signature }) => ({ body: JSON.stringify(JSON.parse(body), null, 1), signature }),
      ],
      ['cut short', ({ body, signature }) => ({ body: body.slice(0, -1), signature })],
      ['with a signature cut short', ({ body, signature }) => ({ body, signature: signature.slice(0, -1) })],
      ['with a signature in capitals', ({ body, signature }) => ({ body, signature: signature.toUpperCase() })],
    ])('%s it is refused and writes nothing [PAY-11] [SEC-02]', async (_case, forge) => {
      const { body, signature } = forge(await captured());
      const before = await moneyBooks(app().db);
      const answer = await post(body, { signature });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'forged' });
      expect(await moneyBooks(app().db)).toEqual(before);
    });

    it('larger than 64 KiB it is refused and writes nothing, even when signed [API-03] [PAY-11]', async () => {
      const { body } = await captured();
      const before = await moneyBooks(app().db);
      const padded = `${body}${' '.repeat(65 * 1024 - body.length)}`;
      expect(Buffer.byteLength(padded)).toBe(65 * 1024);
      const answer = await post(padded);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        413,
        expect.stringContaining('problem+json'),
      ]);
      expect(await moneyBooks(app().db)).toEqual(before);
    });

    it('delivered again under the same event id it writes nothing, not even with another content [PAY-11]', async () => {
      const { body, started } = await captured();
      expect((await post(body, { eventId: 'evt_twice' })).statusCode).toBe(200);
      await expect(moneyRows(app(), started.id)).resolves.toMatchObject(PAID);
      const before = await moneyBooks(app().db);
      const other = await captured();
      const grown = await moneyBooks(app().db);
      expect(grown).not.toEqual(before);
      for (const again of [body, other.body]) {
        expect((await post(again, { eventId: 'evt_twice' })).statusCode).toBe(200);
      }
      expect(await moneyBooks(app().db)).toEqual(grown);
    });

    it('replayed under a new event id it has no second effect [PAY-11] [SEC-02]', async () => {
      const { started, body } = await captured();
      expect((await post(body, { eventId: 'evt_first' })).statusCode).toBe(200);
      expect((await post(body, { eventId: 'evt_replayed' })).statusCode).toBe(200);
      expect((await post(body)).statusCode).toBe(200);
      await expect(moneyRows(app(), started.id)).resolves.toMatchObject({
        ...PAID,
        history: [' → created', 'created → paid'],
      });
    });

    it('of an amount that is not the order’s pays nothing [PAY-07] [PAY-11]', async () => {
      const { started, body } = await captured();
      const event = JSON.parse(body);
      event.payload.payment.entity.amount = 100;
      expect((await post(JSON.stringify(event))).statusCode).toBe(200);
      expect((await moneyRows(app(), started.id)).state).toBe('created');
    });

    it.each([
      ['nothing', ''],
      ['no JSON', 'hello'],
      ['no event', '{}'],
      ['an event without what it is about', '{"event":"payment.captured","payload":{}}'],
    ])('of %s is answered orderly [API-03]', async (_case, body) => {
      const answer = await post(body);
      expect([200, 400]).toContain(answer.statusCode);
    });

    // An amount of 1e308 or an id with a NUL was answered 500, and sent again for a day.
    it.each([
      ['an amount beyond whole numbers', { amount: 1e308 }],
      ['an amount as such a text', { amount: '1e308' }],
      ['a negative amount', { amount: -1 }],
      ['an id with a NUL', { id: 'pay_\0' }],
      ['an order with a NUL', { order_id: 'order_\0' }],
    ])('signed with %s is answered 400 and writes nothing [API-03] [PAY-11]', async (_case, wrong) => {
      const event = JSON.parse((await captured()).body);
      Object.assign(event.payload.payment.entity, wrong);
      const before = await moneyBooks(app().db);
      const answer = await post(JSON.stringify(event));
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'unreadable']);
      expect((await post(JSON.stringify({ event: 'invoice.\0', payload: {} }))).statusCode).toBe(400);
      expect(await moneyBooks(app().db)).toEqual(before);
    });

    it('of an order or kind that is unknown is taken and forgotten [PAY-11]', async () => {
      const { body } = await captured();
      const event = JSON.parse(body);
      event.payload.payment.entity.order_id = 'order_of_another';
      expect((await post(JSON.stringify(event))).statusCode).toBe(200);
      expect((await post('{"event":"invoice.paid","payload":{}}')).statusCode).toBe(200);
    });
  });

  describe('after its secret was replaced', () => {
    const REPLACED_AT = new Date('2026-11-20T10:00:00Z');
    /** The store as it runs with Razorpay, over the same books. */
    async function storeAt(moment: Date) {
      const settings = testSettings({
        PAYMENT_SANDBOX: 'deny',
        RAZORPAY_KEY_ID: 'rzp_test_webhook',
        RAZORPAY_KEY_SECRET: 'key-secret',
        RAZORPAY_WEBHOOK_SECRET: 'new-secret',
        RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'old-secret',
        RAZORPAY_WEBHOOK_REPLACED_AT: REPLACED_AT.toISOString(),
      });
      return buildApp({ db: app().db, settings, now: () => moment });
    }

    it.each([
      ['the new one', 'new-secret', 0, 200, 'paid'],
      ['the old one within a day', 'old-secret', 24 * 3600 - 1, 200, 'paid'],
      ['the old one after a day', 'old-secret', 24 * 3600, 401, 'created'],
      ['the new one after a day', 'new-secret', 24 * 3600, 200, 'paid'],
      ['neither', 'guessed', 0, 401, 'created'],
    ])('it counts by %s as it should [PAY-11] [SEC-02]', async (_case, secret, seconds, status, state) => {
      const { started } = await purchase();
      await payInWindow(app(), started);
      const delivery = (await waiting()).find(({ event }) => event === 'payment.captured');
      const body = delivery?.body ?? '';
      const before = await moneyBooks(app().db);
      const store = await storeAt(new Date(REPLACED_AT.getTime() + seconds * 1000));
      const answer = await store.inject({
        method: 'POST',
        url: WEBHOOK_PATH,
        payload: body,
        headers: { 'content-type': 'application/json', 'x-razorpay-signature': webhookSignature(body, secret) },
      });
      await store.close();
      expect(answer.statusCode).toBe(status);
      expect((await moneyRows(app(), started.id)).state).toBe(state);
      const isWritten = JSON.stringify(await moneyBooks(app().db)) !== JSON.stringify(before);
      expect(isWritten).toBe(state === 'paid');
    });
  });
});
