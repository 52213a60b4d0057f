import { getCustomerOrderHistoryMaster } from 'shared-contracts/api/get-customer-order-history-master';
import { getPaymentStatus } from 'shared-contracts/api/get-payment-status';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { insertTransaction } from 'shared-contracts/api/insert-transaction';
import { makePaymentFailed } from 'shared-contracts/api/make-payment-failed';
import { verifyPayment } from 'shared-contracts/api/verify-payment';
import {
  anyShopper,
  buy,
  handOff,
  payInWindow,
  startPayment,
  stockedProduct,
  stockOf,
  transaction,
  verification,
} from '../../testing/shop-floor.ts';
import { type Credentials, describeOnDatabase } from '../../testing/test-app.ts';

let moment = new Date();

describeOnDatabase(
  'completing a payment',
  (app) => {
    beforeEach(() => {
      moment = new Date();
    });

    const ordersOf = (shopper: Credentials) => app().call(getCustomerOrderHistoryMaster, {}, shopper);
    const rowsOf = async (shopper: Credentials) => {
      const payments = await app()
        .db.selectFrom('payments')
        .selectAll()
        .where('user_id', '=', Number(shopper.userId))
        .execute();
      const ids = payments.map((payment) => payment.payment_id);
      const inPayment = ids.length > 0 ? ids : [0];
      return {
        states: payments.map((payment) => payment.state),
        history: (
          await app()
            .db.selectFrom('payment_history')
            .selectAll()
            .where('payment_id', 'in', inPayment)
            .orderBy('payment_history_id')
            .execute()
        ).map((row) => `${row.from_state ?? ''} → ${row.to_state}`),
        ledger: await app()
          .db.selectFrom('payment_transactions')
          .selectAll()
          .where('payment_id', 'in', inPayment)
          .execute(),
      };
    };
    const expire = () => {
      moment = new Date(Date.now() + 16 * 60_000);
    };

    it('verifies, records and shows the order; stock goes down by what was bought [PAY-08] [PAY-11] [PAY-12]', async () => {
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db, { price: 11_800, stock: 5 });
      const started = await startPayment(app(), shopper, [{ ProductId: sofa, Quantity: 2 }], { CouponCode: 'NEW5' });
      await expect(ordersOf(shopper)).resolves.toEqual([]);
      const paid = await payInWindow(app(), started);
      await expect(app().call(verifyPayment, verification(paid), shopper)).resolves.toEqual({ success: true });
      await expect(app().call(insertTransaction, transaction(paid), shopper)).resolves.toMatchObject({ success: true });
      await expect(app().call(getPaymentStatus, { OrderId: started.id }, shopper)).resolves.toEqual({
        state: 'paid',
        OrderNumber: expect.stringMatching(/^KC-\d{4}-\d{6}$/),
        payment: {
          PaymentId: paid.razorpay_payment_id,
          OrderId: started.id,
          amount: 2_242_000,
          currency: 'INR',
          PaidAtUTC: moment.toISOString(),
        },
      });
      await expect(ordersOf(shopper)).resolves.toMatchObject([
        { LatestStatusName: 'Active', TotalItems: 2, OrderTotal: 22_420 },
      ]);
      expect(await stockOf(app().db, sofa)).toBe(3);
      const { history, ledger } = await rowsOf(shopper);
      expect(history).toEqual([' → created', 'created → paid']);
      expect(ledger).toMatchObject([
        { provider_payment_id: paid.razorpay_payment_id, amount_paise: 2_242_000, reported_json: JSON.stringify(paid) },
      ]);
      const held = await app().db.selectFrom('stock_reservations').selectAll().where('product_id', '=', sofa).execute();
      expect(held).toEqual([]);
      const sold = await app()
        .db.selectFrom('products')
        .select('units_sold')
        .where('product_id', '=', sofa)
        .executeTakeFirst();
      expect(sold).toEqual({ units_sold: 2 });
    });

    it.each([
      ['recorded before it is verified', ['insert', 'verify']],
      ['verified and recorded three times', ['verify', 'insert', 'verify', 'insert', 'insert', 'verify']],
      ['never verified', ['insert']],
      ['never recorded', ['verify']],
      ['only asked about', ['status']],
      ['reported as failed by the browser', ['failed']],
      ['reported as failed, then verified', ['failed', 'verify', 'insert', 'failed']],
    ])('makes one order and one ledger row when it is %s [PAY-09] [PAY-11]', async (_case, steps) => {
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db, { stock: 3 });
      const started = await startPayment(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
      const paid = await payInWindow(app(), started);
      const take: Record<string, () => Promise<unknown>> = {
        verify: () => app().call(verifyPayment, verification(paid), shopper),
        insert: () => app().call(insertTransaction, transaction(paid), shopper),
        status: () => app().call(getPaymentStatus, { OrderId: started.id }, shopper),
        failed: () => app().call(makePaymentFailed, { OrderId: started.id }, shopper),
      };
      for (const step of steps) await take[step]?.();
      await expect(ordersOf(shopper)).resolves.toHaveLength(1);
      const { states, ledger } = await rowsOf(shopper);
      expect([states, ledger.length, await stockOf(app().db, sofa)]).toEqual([['paid'], 1, 2]);
    });

    it('makes one order of reports that arrive all at once [PAY-11]', async () => {
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db, { stock: 3 });
      const started = await startPayment(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
      const paid = await payInWindow(app(), started);
      await Promise.all([
        app().call(verifyPayment, verification(paid), shopper),
        app().call(insertTransaction, transaction(paid), shopper),
        app().call(makePaymentFailed, { OrderId: started.id }, shopper),
        app().call(getPaymentStatus, { OrderId: started.id }, shopper),
        app().call(verifyPayment, verification(paid), shopper),
        app().call(insertTransaction, transaction(paid), shopper),
      ]);
      await expect(ordersOf(shopper)).resolves.toHaveLength(1);
      const { states, ledger } = await rowsOf(shopper);
      expect([states, ledger.length, await stockOf(app().db, sofa)]).toEqual([['paid'], 1, 2]);
    });

    it.each([
      ['a made-up signature', { Signature: 'a'.repeat(64) }],
      ['a signature of another payment', { PaymentId: 'pay_another' }],
    ])('refuses %s and changes nothing [PAY-09] [PAY-11]', async (_case, forged) => {
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db, { stock: 3 });
      const started = await startPayment(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
      const unpaid = { PaymentId: 'pay_made_up', OrderId: started.id, Signature: 'b'.repeat(64) };
      await expect(app().call(verifyPayment, { ...unpaid, ...forged }, shopper)).resolves.toEqual({ success: false });
      const { success } = await app().call(
        insertTransaction,
        { orderId: started.id, paymentMethodId: 1, transactionId: 'pay_made_up', paymentTransactionJson: '{}' },
        shopper,
      );
      expect(success).toBe(false);
      const { states, ledger } = await rowsOf(shopper);
      expect([states, ledger, await stockOf(app().db, sofa)]).toEqual([['created'], [], 3]);
    });

    it('does not pay one order with the payment of another [PAY-07] [PAY-11]', async () => {
      const shopper = await anyShopper(app());
      const [cheap, dear] = [
        await stockedProduct(app().db, { price: 100 }),
        await stockedProduct(app().db, { price: 90_000 }),
      ];
      const { paid } = await buy(app(), shopper, [{ ProductId: cheap, Quantity: 1 }]);
      const started = await startPayment(app(), shopper, [{ ProductId: dear, Quantity: 1 }]);
      const swapped = { ...transaction(paid), orderId: started.id };
      await expect(app().call(insertTransaction, swapped, shopper)).resolves.toMatchObject({ success: false });
      await expect(app().call(verifyPayment, { ...verification(paid), OrderId: started.id }, shopper)).resolves.toEqual(
        { success: false },
      );
      await expect(ordersOf(shopper)).resolves.toHaveLength(1);
    });

    it('honours money that comes after the reservation ran out, while stock remains [PAY-15]', async () => {
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db, { stock: 1 });
      const started = await startPayment(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
      const paid = await payInWindow(app(), started);
      expire();
      await app().call(verifyPayment, verification(paid), shopper);
      expect((await rowsOf(shopper)).states).toEqual(['paid']);
    });

    it('owes a refund for money that comes when the last piece is sold, and never shows an order [PAY-11] [PAY-15]', async () => {
      const [late, quick] = [await anyShopper(app()), await anyShopper(app())];
      const sofa = await stockedProduct(app().db, { stock: 1 });
      const basket = [{ ProductId: sofa, Quantity: 1 }];
      const started = await startPayment(app(), late, basket);
      expire();
      await buy(app(), quick, basket);
      const paid = await payInWindow(app(), started);
      await expect(app().call(verifyPayment, verification(paid), late)).resolves.toEqual({ success: true });
      await expect(app().call(insertTransaction, transaction(paid), late)).resolves.toEqual({
        success: false,
        message: 'The payment came too late and will be refunded.',
      });
      const { states, history, ledger } = await rowsOf(late);
      expect(states).toEqual(['refund-due']);
      expect(history).toEqual([' → created', 'created → expired', 'expired → refund-due']);
      expect(ledger).toHaveLength(1);
      await expect(ordersOf(late)).resolves.toEqual([]);
      expect(await stockOf(app().db, sofa)).toBe(0);
    });

    it('lets a first-order coupon count once, even for a payment it had expired for [PAY-05]', async () => {
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db, { stock: 9 });
      const basket = [{ ProductId: sofa, Quantity: 1 }];
      const older = await startPayment(app(), shopper, basket, { CouponCode: 'NEW5' });
      await buy(app(), shopper, basket, { CouponCode: 'NEW5' });
      const paid = await payInWindow(app(), older);
      await app().call(verifyPayment, verification(paid), shopper);
      await expect(app().call(getPaymentStatus, { OrderId: older.id }, shopper)).resolves.toEqual({
        state: 'refund-due',
      });
      expect(await stockOf(app().db, sofa)).toBe(8);
    });

    it('answers by the hand-off’s key whether it was paid, or never started [PAY-08] [PAY-10]', async () => {
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db);
      const basket = [{ ProductId: sofa, Quantity: 1 }];
      const same = await handOff(app(), shopper, basket);
      const ask = () => app().call(getPaymentStatus, { IdempotencyKey: same.IdempotencyKey }, shopper);
      await expect(ask()).resolves.toEqual({ state: 'none' });
      const started = await app().call(getRazorPay, same, shopper);
      await expect(ask()).resolves.toEqual({ state: 'created' });
      await payInWindow(app(), started);
      await expect(ask()).resolves.toMatchObject({ state: 'paid', payment: { OrderId: started.id } });
    });

    it('lets no person verify, record, fail or follow another’s payment [API-03] [SEC-02]', async () => {
      const [asha, ravi] = [await anyShopper(app()), await anyShopper(app())];
      const sofa = await stockedProduct(app().db);
      const started = await startPayment(app(), asha, [{ ProductId: sofa, Quantity: 1 }]);
      const paid = await payInWindow(app(), started);
      const refusals = [
        await app().refused(verifyPayment, verification(paid), ravi),
        await app().refused(insertTransaction, transaction(paid), ravi),
        await app().refused(makePaymentFailed, { OrderId: started.id }, ravi),
        await app().refused(getPaymentStatus, { OrderId: started.id }, ravi),
        await app().refused(getPaymentStatus, { OrderId: 'order_unknown' }, ravi),
        await app().refused(verifyPayment, verification(paid)),
      ];
      expect(refusals.map((refusal) => refusal.status)).toEqual([403, 403, 403, 403, 404, 401]);
      expect((await rowsOf(asha)).states).toEqual(['created']);
    });

    it.each([
      [
        'verify-payment',
        verifyPayment,
        { PaymentId: "pay_1'; drop table payments", OrderId: 'order_1', Signature: 'x' },
        'PaymentId',
      ],
      [
        'insert-transaction',
        insertTransaction,
        { orderId: '../1', paymentMethodId: 1, transactionId: 'pay_1', paymentTransactionJson: '{}' },
        'orderId',
      ],
      [
        'insert-transaction',
        insertTransaction,
        { orderId: 'order_1', paymentMethodId: 2, transactionId: 'pay_1', paymentTransactionJson: '{}' },
        'paymentMethodId',
      ],
      ['makepaymentfailed', makePaymentFailed, { OrderId: 5 }, 'OrderId'],
    ])('refuses nonsense to %s [API-03]', async (_name, call, parameters, field) => {
      const { status, problem } = await app().refused(call, parameters, await anyShopper(app()));
      expect([status, problem.errors?.[0]?.path]).toEqual([400, field]);
    });
  },
  { now: () => moment },
);
