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
    await expect(sdk.payment('pay_unknown')).resolves.toEqual({ ok: false, reason: 'not-found' });
    await expect(sdk.paymentsOf('order_unknown')).resolves.toEqual({ ok: false, reason: 'not-found' });
    const stranger = await officialSdk({ keySecret: 'guessed' });
    await expect(stranger.createOrder(order)).resolves.toEqual({ ok: false, reason: 'unavailable' });
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
