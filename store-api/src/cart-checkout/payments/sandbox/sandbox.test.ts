import Razorpay from 'razorpay';
import { paise } from 'shared-contracts/domain/money';
import { checkoutSignature } from '../../../platform/signature.ts';
import { anyShopper, inWindow, payInWindow, startPayment, stockedProduct } from '../../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../../testing/test-app.ts';
import { createRazorpayProvider } from '../razorpay-provider.ts';
import { sandboxKeys } from './keys.ts';

describeOnDatabase('the payment sandbox', (app) => {
  /** Razorpay's own SDK, pointed at the sandbox: what it understands, a store over the real provider understands. */
  async function officialSdk(wrong: { keySecret?: string } = {}) {
    const address = app().http.server.address();
    const apiOrigin = address
      ? `http://127.0.0.1:${(address as { port: number }).port}/payment-sandbox`
      : `${await app().http.listen({ port: 0, host: '127.0.0.1' })}/payment-sandbox`;
    const { webhookSecret, ...keys } = await sandboxKeys(app().db);
    const webhook = { current: webhookSecret, previous: null };
    return createRazorpayProvider({ ...keys, webhook, ...wrong, apiOrigin });
  }

  /** The SDK itself, for the calls that the store does not make but a shopkeeper's own script may. */
  async function rawSdk() {
    await officialSdk();
    const { port } = app().http.server.address() as { port: number };
    const { keyId, keySecret } = await sandboxKeys(app().db);
    const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret });
    const { defaults } = (razorpay as unknown as { api: { rq: { defaults: { baseURL: string } } } }).api.rq;
    defaults.baseURL = `http://127.0.0.1:${port}/payment-sandbox`;
    return razorpay;
  }

  const order = { amount: paise(4_999_900), currency: 'INR', receipt: 'payment-1' };

  async function created(sdk: Awaited<ReturnType<typeof officialSdk>>): Promise<string> {
    const opened = await sdk.createOrder(order);
    if (!opened.ok) throw new Error(`the sandbox refused: ${opened.reason}`);
    return opened.value.id;
  }

  it('speaks the Orders API: Razorpay’s SDK opens an order and follows its payments [PAY-13]', async () => {
    const sdk = await officialSdk();
    const id = await created(sdk);
    expect(id).toMatch(/^order_[A-Za-z0-9]{14}$/);
    await expect(sdk.paymentsOf(id)).resolves.toEqual({ ok: true, value: [] });
    await inWindow(app(), { id, key: sdk.keyId }, 'failure');
    const paid = await payInWindow(app(), { id, key: sdk.keyId });
    const captured = {
      id: paid.razorpay_payment_id,
      orderId: id,
      amount: 4_999_900,
      currency: 'INR',
      status: 'captured',
    };
    await expect(sdk.payment(paid.razorpay_payment_id)).resolves.toEqual({ ok: true, value: captured });
    const attempts = await sdk.paymentsOf(id);
    expect(attempts.ok && attempts.value.map((attempt) => attempt.status).sort()).toEqual(['captured', 'failed']);
  });

  it('signs a completed window so that Razorpay’s check accepts it [PAY-11] [PAY-13]', async () => {
    const sdk = await officialSdk();
    const id = await created(sdk);
    const paid = await payInWindow(app(), { id, key: sdk.keyId });
    const completion = { orderId: id, paymentId: paid.razorpay_payment_id, signature: paid.razorpay_signature };
    expect(sdk.signatureIsValid(completion)).toBe(true);
    expect(sdk.signatureIsValid({ ...completion, orderId: 'order_another' })).toBe(false);
    const { keySecret } = await sandboxKeys(app().db);
    expect(paid.razorpay_signature).toBe(checkoutSignature(id, paid.razorpay_payment_id, keySecret));
  });

  it('answers ids it does not know and a wrong secret as Razorpay does [PAY-13]', async () => {
    const sdk = await officialSdk();
    await expect(sdk.payment('pay_unknown')).resolves.toEqual({
      ok: false,
      reason: 'refused',
      because: 'The id provided does not exist',
    });
    await expect(sdk.paymentsOf('order_unknown')).resolves.toEqual({
      ok: false,
      reason: 'refused',
      because: 'The id provided does not exist',
    });
    const stranger = await officialSdk({ keySecret: 'guessed' });
    await expect(stranger.createOrder(order)).resolves.toEqual({ ok: false, reason: 'unavailable' });
  });

  it('lists orders, payments and refunds for Razorpay’s SDK, newest first, a page at a time [PAY-13]', async () => {
    const sdk = await officialSdk();
    const razorpay = await rawSdk();
    const ids: string[] = [];
    for (const receipt of ['first', 'second', 'third']) {
      const { id } = await razorpay.orders.create({ amount: 50_000, currency: 'INR', receipt });
      ids.unshift(id);
    }
    const orders = await razorpay.orders.all({ count: 2 });
    expect([orders.count, orders.items.map((order) => order.id)]).toEqual([2, ids.slice(0, 2)]);
    const second = await razorpay.orders.all({ count: 2, skip: 2 });
    expect(second.items[0]?.id).toBe(ids[2]);
    expect((await razorpay.orders.all({ receipt: 'second' })).items.map((order) => order.id)).toEqual([ids[1]]);
    expect((await razorpay.orders.all({ to: 1 })).items).toEqual([]);

    const paid = await payInWindow(app(), { id: ids[0] ?? '', key: sdk.keyId });
    const payments = await razorpay.payments.all({ count: 1 });
    expect(payments.items).toMatchObject([{ id: paid.razorpay_payment_id, order_id: ids[0], status: 'captured' }]);
  });

  it('refunds in full without an amount, and shows each refund by its id [PAY-13]', async () => {
    const sdk = await officialSdk();
    const razorpay = await rawSdk();
    const id = await created(sdk);
    const { razorpay_payment_id: payment } = await payInWindow(app(), { id, key: sdk.keyId });
    const part = await razorpay.payments.refund(payment, { amount: 999_900 });
    const rest = await razorpay.payments.refund(payment, {});
    expect([part.amount, rest.amount]).toEqual([999_900, 4_000_000]);
    expect(await razorpay.refunds.fetch(rest.id)).toMatchObject({
      id: rest.id,
      payment_id: payment,
      amount: 4_000_000,
    });
    expect(await razorpay.payments.fetchRefund(payment, part.id)).toMatchObject({ id: part.id });
    const all = await razorpay.payments.fetchMultipleRefund(payment);
    expect(all.items.map((refund) => refund.id).sort()).toEqual([part.id, rest.id].sort());
    expect((await razorpay.refunds.all({ count: 1 })).items).toHaveLength(1);
    await expect(razorpay.payments.refund(payment, {})).rejects.toMatchObject({
      statusCode: 400,
      error: { description: 'The payment has been fully refunded already' },
    });
    await expect(razorpay.refunds.fetch('rfnd_unknown')).rejects.toMatchObject({ statusCode: 400 });
  });

  it('makes its keys once per installation, random and nowhere in source [PAY-13]', async () => {
    const keys = await sandboxKeys(app().db);
    await expect(sandboxKeys(app().db)).resolves.toEqual(keys);
    expect(keys.keySecret).toMatch(/^[\w-]{32}$/);
  });

  it('captures an order once, and refuses a second payment [PAY-15]', async () => {
    const sdk = await officialSdk();
    const id = await created(sdk);
    const tries = await Promise.all([1, 2, 3].map(() => inWindow(app(), { id, key: sdk.keyId }, 'success')));
    expect(tries.map((attempt) => attempt.status).sort()).toEqual([200, 400, 400]);
  });

  it('answers a chosen failure as payment.failed reports it [PAY-09]', async () => {
    const { id, key } = await startPayment(app(), await anyShopper(app()), [
      { ProductId: await stockedProduct(app().db), Quantity: 1 },
    ]);
    const { status, body } = await inWindow(app(), { id, key }, 'failure');
    expect(status).toBe(200);
    expect(body.error).toMatchObject({
      reason: 'payment_failed',
      metadata: { order_id: id, payment_id: expect.stringMatching(/^pay_/) },
    });
  });

  it.each([
    ['another key', { key: 'rzp_sandbox_other' }],
    ['an unknown order', { order_id: 'order_unknown' }],
    ['an order that is SQL', { order_id: "order_1' or '1'='1" }],
    ['an outcome of its own', { outcome: 'refund' }],
  ])('refuses %s in the window [SEC-02]', async (_case, wrong) => {
    const { id, key } = await startPayment(app(), await anyShopper(app()), [
      { ProductId: await stockedProduct(app().db), Quantity: 1 },
    ]);
    const payload = { key, order_id: id, outcome: 'success', ...wrong };
    const response = await app().http.inject({ method: 'POST', url: '/payment-sandbox/checkout/payments', payload });
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'BAD_REQUEST_ERROR']);
  });

  it('shows the window the amount of its books [PAY-07]', async () => {
    const { id, key } = await startPayment(app(), await anyShopper(app()), [
      { ProductId: await stockedProduct(app().db, { price: 250.5 }), Quantity: 2 },
    ]);
    const shown = await app().http.inject({ url: `/payment-sandbox/checkout/order?key=${key}&order_id=${id}` });
    expect(shown.json()).toMatchObject({ amount: 50_100, currency: 'INR' });
    const without = await app().http.inject({ url: `/payment-sandbox/checkout/order?key=x&order_id=${id}` });
    expect(without.statusCode).toBe(400);
  });

  it('serves its checkout script, with no secret in it [PAY-13]', async () => {
    const script = await app().http.inject({ url: '/payment-sandbox/checkout.js' });
    expect(script.headers['content-type']).toContain('text/javascript');
    expect(script.body).toContain('window.Razorpay');
    expect(script.body).not.toContain((await sandboxKeys(app().db)).keySecret);
  });

  it.each(['/payment-sandbox/v1/orders/order_1', '/payment-sandbox/v1/payments/pay_1'])(
    'asks for the key’s secret at %s [SEC-02]',
    async (url) => {
      const guessed = { authorization: `Basic ${Buffer.from('rzp_sandbox:x').toString('base64')}` };
      expect((await app().http.inject({ url })).statusCode).toBe(401);
      expect((await app().http.inject({ url, headers: guessed })).statusCode).toBe(401);
    },
  );
});
