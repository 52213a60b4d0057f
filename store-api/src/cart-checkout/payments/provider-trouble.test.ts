import { randomUUID } from 'node:crypto';
import { getPaymentStatus } from 'shared-contracts/api/get-payment-status';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { insertTransaction } from 'shared-contracts/api/insert-transaction';
import { makePaymentFailed } from 'shared-contracts/api/make-payment-failed';
import { verifyPayment } from 'shared-contracts/api/verify-payment';
import { paise } from 'shared-contracts/domain/money';
import { anyShopper, handOff, startPayment, stockedProduct } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import type { PaymentProvider, ProviderPayment, ProviderResult } from './provider.ts';

// A provider on a bad day: unavailable, slow to capture, or reporting amounts that do not fit.
let isDown = false;
let captures: 'captured' | 'refused' = 'captured';
let payments: ProviderPayment[] = [];
/** What the next requests for an order wait for. */
let hangs: Promise<ProviderResult<{ id: string }>>[] = [];

const answer = <Value>(value: Value | undefined): ProviderResult<Value> => {
  if (isDown) return { ok: false, reason: 'unavailable' };
  return value === undefined ? { ok: false, reason: 'refused', because: 'unknown' } : { ok: true, value };
};

const provider: PaymentProvider = {
  name: 'razorpay',
  keyId: 'rzp_test_trouble',
  checkoutScript: 'https://checkout.razorpay.com/v1/checkout.js',
  createOrder: async () => {
    const hanging = hangs.shift();
    if (hanging) return hanging;
    return answer({ id: `order_${randomUUID().replaceAll('-', '')}` });
  },
  paymentsOf: async (orderId) => answer(payments.filter((payment) => payment.orderId === orderId)),
  payment: async (id) => answer(payments.find((payment) => payment.id === id)),
  capture: async (payment) => {
    if (captures === 'refused') return { ok: false, reason: 'unavailable' };
    payments = payments.map((known) => (known.id === payment.id ? { ...known, status: 'captured' } : known));
    return answer(payments.find((known) => known.id === payment.id));
  },
  refundsOf: async () => answer([]),
  refund: async () => ({ ok: false, reason: 'unavailable' }),
  webhookSecrets: () => [],
  signatureIsValid: ({ signature }) => signature === 'genuine',
};

describeOnDatabase(
  'with a payment provider in trouble',
  (app) => {
    beforeEach(() => {
      isDown = false;
      captures = 'captured';
      payments = [];
      hangs = [];
    });

    async function started() {
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db, { price: 11_800 });
      const { id } = await startPayment(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
      return { shopper, id, status: () => app().call(getPaymentStatus, { OrderId: id }, shopper) };
    }

    function pay(orderId: string, status: ProviderPayment['status'], amount = 1_180_000) {
      const payment = {
        id: `pay_${randomUUID().slice(0, 8)}`,
        orderId,
        amount: paise(amount),
        currency: 'INR',
        status,
      };
      payments.push(payment);
      return { PaymentId: payment.id, OrderId: orderId, Signature: 'genuine' };
    }

    it('names Razorpay’s own checkout script and says that money is real [PAY-06] [PAY-13]', async () => {
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db);
      const answered = await startPayment(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
      expect(answered).toMatchObject({
        sandbox: false,
        checkoutScript: 'https://checkout.razorpay.com/v1/checkout.js',
        key: 'rzp_test_trouble',
      });
    });

    it('refuses to start while the provider is unavailable, holds nothing, and starts on the next try [PAY-06] [PAY-12]', async () => {
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db, { stock: 1 });
      const same = await handOff(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
      isDown = true;
      const { status, problem } = await app().refused(getRazorPay, same, shopper);
      expect([status, problem.code]).toEqual([503, 'payment-provider-unavailable']);
      const held = await app().db.selectFrom('stock_reservations').selectAll().where('product_id', '=', sofa).execute();
      expect(held).toEqual([]);
      isDown = false;
      await app().call(getRazorPay, same, shopper);
    });

    // The shopper reloaded a page that hung. When the first request gave up at last, it called the payment failed
    // and released the pieces that the shopper was paying for.
    it('lets a request that gives up late do nothing to the payment another one has opened [PAY-06] [PAY-12]', async () => {
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db, { stock: 1 });
      const same = await handOff(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
      let giveUp = (): void => undefined;
      hangs = [
        new Promise((resolve) => {
          giveUp = () => resolve({ ok: false, reason: 'unavailable' });
        }),
      ];
      const first = app().call(getRazorPay, same, shopper);
      const waiting = () => app().db.selectFrom('stock_reservations').select('order_id').where('product_id', '=', sofa);
      while (hangs.length > 0 || (await waiting().execute()).length === 0) await new Promise(setImmediate);
      const second = await app().call(getRazorPay, same, shopper);
      giveUp();
      await expect(first).resolves.toMatchObject({ id: second.id });
      await expect(app().call(getPaymentStatus, { OrderId: second.id }, shopper)).resolves.toEqual({
        state: 'created',
      });
      expect(await waiting().execute()).toHaveLength(1);
    });

    it('never calls a payment with a genuine signature failed, and books it when the provider is back [PAY-09] [PAY-11]', async () => {
      const { shopper, id, status } = await started();
      const completed = pay(id, 'captured');
      isDown = true;
      await expect(app().call(verifyPayment, completed, shopper)).resolves.toEqual({ success: true });
      await expect(status()).resolves.toEqual({ state: 'authorized' });
      await expect(app().call(makePaymentFailed, { OrderId: id }, shopper)).resolves.toEqual({ success: false });
      const recorded = await app().call(
        insertTransaction,
        { orderId: id, paymentMethodId: 1, transactionId: completed.PaymentId, paymentTransactionJson: '{}' },
        shopper,
      );
      expect(recorded.success).toBe(false);
      isDown = false;
      await expect(status()).resolves.toMatchObject({ state: 'paid', payment: { PaymentId: completed.PaymentId } });
    });

    it('captures what is only authorized [PAY-11]', async () => {
      const { shopper, id, status } = await started();
      await app().call(verifyPayment, pay(id, 'authorized'), shopper);
      expect(payments[0]?.status).toBe('captured');
      await expect(status()).resolves.toMatchObject({ state: 'paid' });
    });

    it('waits for a capture that the provider cannot make yet [PAY-11]', async () => {
      const { shopper, id, status } = await started();
      captures = 'refused';
      await expect(app().call(verifyPayment, pay(id, 'authorized'), shopper)).resolves.toEqual({ success: true });
      await expect(status()).resolves.toEqual({ state: 'authorized' });
      captures = 'captured';
      await expect(status()).resolves.toMatchObject({ state: 'paid' });
    });

    it.each([
      ['less than the order', 1_179_999],
      ['more than the order', 1_180_001],
    ])('does not take %s for it [PAY-07] [PAY-11]', async (_case, amount) => {
      const { shopper, id, status } = await started();
      await app().call(verifyPayment, pay(id, 'captured', amount), shopper);
      await expect(status()).resolves.toEqual({ state: 'created' });
    });

    it('takes the success among several attempts on one order [PAY-15]', async () => {
      const { id, status } = await started();
      pay(id, 'failed');
      const { PaymentId } = pay(id, 'captured');
      pay(id, 'failed');
      await expect(status()).resolves.toMatchObject({ state: 'paid', payment: { PaymentId } });
    });

    it('leaves a payment open that the provider is still working on [PAY-11]', async () => {
      const { shopper, id, status } = await started();
      pay(id, 'pending');
      await expect(status()).resolves.toEqual({ state: 'created' });
      // Closing the window does not end it either: the money may be on its way.
      await expect(app().call(makePaymentFailed, { OrderId: id }, shopper)).resolves.toEqual({ success: false });
      await expect(status()).resolves.toEqual({ state: 'created' });
    });
  },
  { paymentProvider: provider },
);
