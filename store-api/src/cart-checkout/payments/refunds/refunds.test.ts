import { paise } from 'shared-contracts/domain/money';
import { configureSandbox, deliverWebhooks, moneyRows, runRefunds, testPayments } from '../../../testing/money.ts';
import { operator } from '../../../testing/operator.ts';
import { anyShopper, buy, stockedProduct } from '../../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../../testing/test-app.ts';
import { concludeRefund } from './conclude-refund.ts';
import { workRefunds } from './refund-worker.ts';
import { type RefundRequest, requestRefund } from './request-refund.ts';
import { retryRefund } from './retry-refund.ts';
import { unsettledRefunds } from './unsettled-refunds.ts';

let moment = new Date();
const now = () => moment;

describeOnDatabase('refunds', (app) => {
  beforeEach(async () => {
    moment = new Date();
    await configureSandbox(app(), {});
  });

  async function paid() {
    const sofa = await stockedProduct(app().db, { price: 11_800 });
    const { started } = await buy(app(), await anyShopper(app()), [{ ProductId: sofa, Quantity: 1 }]);
    const { payment_id } = await app()
      .db.selectFrom('payments')
      .select('payment_id')
      .where('provider_order_id', '=', started.id)
      .executeTakeFirstOrThrow();
    return { started, paymentId: payment_id };
  }
  const askBack = (more: Pick<RefundRequest, 'paymentId' | 'amount' | 'key'>) =>
    app()
      .db.transaction()
      .execute((trx) => requestRefund(trx, { reason: 'Returned', ...more }));
  // The database notes by its own clock when a refund is due: a slow test must not fall behind it.
  const later = (ms: number) => {
    moment = new Date(Math.max(moment.getTime(), Date.now()) + ms);
  };

  it('give back the whole [PAY-11]', async () => {
    const { started, paymentId } = await paid();
    await askBack({ paymentId, amount: paise(1_180_000), key: `whole-${paymentId}` });
    later(1000);
    await runRefunds(app(), now);
    await expect(moneyRows(app(), started.id)).resolves.toMatchObject({
      state: 'refunded',
      refunds: [{ state: 'processed', amount: 1_180_000 }],
    });
  });

  it('give back a part, and then the rest [PAY-11]', async () => {
    const { started, paymentId } = await paid();
    await askBack({ paymentId, amount: paise(180_000), key: `part-${paymentId}` });
    later(1000);
    await runRefunds(app(), now);
    expect((await moneyRows(app(), started.id)).state).toBe('partly-refunded');
    await askBack({ paymentId, amount: paise(1_000_000), key: `rest-${paymentId}` });
    later(1000);
    await runRefunds(app(), now);
    expect((await moneyRows(app(), started.id)).state).toBe('refunded');
  });

  // A refund that Razorpay refuses with 400, for example without balance, used to be retried for ever without a log line.
  it('refused by the provider for good fail: in the log, on the metric, in a list [PAY-17]', async () => {
    const { started, paymentId } = await paid();
    await configureSandbox(app(), { refunds: 'no-balance' });
    await askBack({ paymentId, amount: paise(1_180_000), key: `refused-${paymentId}` });
    later(1000);
    const context = await testPayments(app(), now);
    const error = jest.fn();
    await workRefunds({ ...context, log: Object.assign(Object.create(context.log), { error }) });
    const refund = expect.any(Number);
    const fault = 'Your account does not have enough balance to carry out the refund operation.';
    expect(error).toHaveBeenCalledWith({ refund, fault }, 'the provider could not refund');
    expect((await moneyRows(app(), started.id)).refunds).toEqual([{ state: 'failed', amount: 1_180_000 }]);
    const { body } = await app().http.inject('/metrics');
    expect(body).toMatch(/^refunds_refused [1-9]/m);
    expect(body).toMatch(/^refunds_waiting_seconds \d/m);
    const { lines } = await operator(app(), ['refunds', 'list']);
    expect(lines).toContainEqual(expect.stringMatching(`^KC-.*₹11,800.*refused-${paymentId} +${fault}$`));
    // Not requested again by itself, but by the operator.
    await configureSandbox(app(), {});
    later(24 * 3_600_000);
    await runRefunds(app(), now);
    expect((await moneyRows(app(), started.id)).state).toBe('paid');
    await app()
      .db.transaction()
      .execute((trx) => retryRefund(trx, { paymentId, key: `refused-${paymentId}` }));
    later(1000);
    await runRefunds(app(), now);
    expect((await moneyRows(app(), started.id)).state).toBe('refunded');
  });

  it('asked for twice under one key give back once, at once or one after the other [PAY-11]', async () => {
    const { started, paymentId } = await paid();
    const same = { paymentId, amount: paise(100_000), key: `once-${paymentId}` };
    await Promise.all([1, 2, 3, 4, 5].map(() => askBack(same)));
    later(1000);
    await Promise.all([1, 2, 3].map(() => runRefunds(app(), now)));
    expect((await moneyRows(app(), started.id)).refunds).toEqual([{ state: 'processed', amount: 100_000 }]);
  });

  it('never add up to more than was paid, however many ask at once [PAY-11]', async () => {
    const { started, paymentId } = await paid();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((index) => askBack({ paymentId, amount: paise(500_000), key: `many-${paymentId}-${index}` })),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(2);
    expect(answers.find((answer) => !answer.ok)).toEqual({ ok: false, reason: 'more-than-left', left: 180_000 });
    later(1000);
    await runRefunds(app(), now);
    const { refunds } = await moneyRows(app(), started.id);
    expect(refunds.reduce((sum, refund) => sum + refund.amount, 0)).toBe(1_000_000);
  });

  it('whose answer was lost on the way are not made twice [PAY-15]', async () => {
    const { started, paymentId } = await paid();
    await askBack({ paymentId, amount: paise(100_000), key: `lost-${paymentId}` });
    later(1000);
    await runRefunds(app(), now);
    // As if the process had died between the provider's answer and writing it down, all of which is one transaction.
    await app().db.deleteFrom('invoices').where('kind', '=', 'credit-note').execute();
    await app().db.updateTable('refunds').set({ state: 'requested', provider_refund_id: null }).execute();
    await app().db.updateTable('payments').set({ state: 'paid' }).where('payment_id', '=', paymentId).execute();
    later(3_600_000);
    await runRefunds(app(), now);
    const made = await app().db.selectFrom('sandbox_refunds').selectAll().execute();
    expect(made.filter((refund) => refund.receipt === `lost-${paymentId}`)).toHaveLength(1);
    expect((await moneyRows(app(), started.id)).refunds).toEqual([{ state: 'processed', amount: 100_000 }]);
  });

  it('wait for a provider that does not answer, ever longer [PAY-15]', async () => {
    const { started, paymentId } = await paid();
    await askBack({ paymentId, amount: paise(100_000), key: `away-${paymentId}` });
    await configureSandbox(app(), { away: true });
    later(1000);
    await runRefunds(app(), now);
    await runRefunds(app(), now);
    expect((await moneyRows(app(), started.id)).refunds).toEqual([{ state: 'requested', amount: 100_000 }]);
    await configureSandbox(app(), {});
    await runRefunds(app(), now);
    expect((await moneyRows(app(), started.id)).refunds[0]?.state).toBe('requested');
    later(60_000);
    await runRefunds(app(), now);
    expect((await moneyRows(app(), started.id)).refunds[0]?.state).toBe('processed');
  });

  it.each([
    ['pending', 'processed', 'partly-refunded'],
    ['refused', 'failed', 'paid'],
  ] as const)(
    'that the provider decides later (%s) end by its webhook as %s [PAY-11]',
    async (refunds, ends, state) => {
      const { started, paymentId } = await paid();
      await app().db.deleteFrom('sandbox_webhooks').execute();
      await configureSandbox(app(), { refunds });
      await askBack({ paymentId, amount: paise(100_000), key: `later-${paymentId}` });
      later(1000);
      await runRefunds(app(), now);
      expect((await moneyRows(app(), started.id)).refunds[0]?.state).toBe('requested');
      await deliverWebhooks(app(), new Date(moment.getTime() + 60_000));
      await expect(moneyRows(app(), started.id)).resolves.toMatchObject({ state, refunds: [{ state: ends }] });
    },
  );

  describe('that the provider refused', () => {
    /** Refused by the provider's webhook; answers the payment and the refund's key. */
    async function refused() {
      const { started, paymentId } = await paid();
      const key = `refused-${paymentId}`;
      await configureSandbox(app(), { refunds: 'refused' });
      await askBack({ paymentId, amount: paise(100_000), key });
      later(1000);
      await runRefunds(app(), now);
      while ((await deliverWebhooks(app(), new Date(moment.getTime() + 60_000))) > 0);
      await configureSandbox(app(), {});
      return { started, paymentId, key };
    }
    const again = (paymentId: number, key: string) =>
      app()
        .db.transaction()
        .execute((trx) => retryRefund(trx, { paymentId, key }));
    const books = async (started: { readonly id: string }) => {
      const { state, refunds } = await moneyRows(app(), started.id);
      return [state, ...refunds.map((refund) => refund.state)];
    };
    /** The provider makes what it had refused, and says so now or when it is asked. */
    async function madeAfterAll(key: string) {
      const made = await app()
        .db.updateTable('sandbox_refunds')
        .set({ status: 'processed' })
        .where('receipt', '=', key)
        .returningAll()
        .executeTakeFirstOrThrow();
      const { id, payment_id: atProvider, amount } = made;
      return { id, paymentId: atProvider, amount: paise(amount), key, status: 'processed' as const };
    }
    const madeByProvider = async (paymentId: number) => {
      const refunds = await app()
        .db.selectFrom('sandbox_refunds')
        .innerJoin('payments', 'payments.provider_payment_id', 'sandbox_refunds.payment_id')
        .select('sandbox_refunds.status')
        .where('payments.payment_id', '=', paymentId)
        .execute();
      return refunds.filter(({ status }) => status === 'processed').length;
    };

    it('and made after all are booked [PAY-11] [PAY-14]', async () => {
      const { started, paymentId, key } = await refused();
      expect(await books(started)).toEqual(['paid', 'failed']);
      await concludeRefund(await testPayments(app(), now), await madeAfterAll(key));
      expect(await books(started)).toEqual(['partly-refunded', 'processed']);
      await expect(again(paymentId, key)).resolves.toEqual({ ok: false, reason: 'not-refused' });
    });

    it('are not asked for again once it has made them after all [PAY-11] [PAY-14]', async () => {
      const { started, paymentId, key } = await refused();
      expect(await again(paymentId, key)).toMatchObject({ ok: true, isNew: true });
      await madeAfterAll(key);
      later(1000);
      await runRefunds(app(), now);
      expect(await books(started)).toEqual(['partly-refunded', 'processed', 'failed']);
      expect(await madeByProvider(paymentId)).toBe(1);
    });

    it('are reported to the operator when both have been made [PAY-11]', async () => {
      const { started, paymentId, key } = await refused();
      await again(paymentId, key);
      later(1000);
      await runRefunds(app(), now);
      const context = await testPayments(app(), now);
      const logged = jest.spyOn(context.log, 'error');
      await concludeRefund(context, await madeAfterAll(key));
      expect(logged).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('had refused'));
      expect(await books(started)).toEqual(['partly-refunded', 'processed', 'processed']);
    });

    it('are not asked for again when money was given back since for nothing in particular [PAY-11] [PAY-14]', async () => {
      const { started, paymentId, key } = await refused();
      await askBack({ paymentId, amount: paise(100_000), key: `by-hand-${paymentId}` });
      await expect(again(paymentId, key)).resolves.toEqual({ ok: false, reason: 'given-since' });
      expect(await books(started)).toEqual(['paid', 'failed', 'requested']);
    });

    it('stay due until as much was given back for nothing in particular [PAY-17]', async () => {
      const { paymentId } = await refused();
      const due = async () =>
        (await unsettledRefunds(app().db).select('refund_id').where('payment_id', '=', paymentId).execute()).length;
      await askBack({ paymentId, amount: paise(10_000), key: `sorry-${paymentId}` });
      expect(await due()).toBe(1);
      await askBack({ paymentId, amount: paise(90_000), key: `by-hand-${paymentId}` });
      expect(await due()).toBe(0);
    });
  });

  it('are refused for a payment without money [PAY-11]', async () => {
    const { paymentId } = await paid();
    await app().db.updateTable('payments').set({ state: 'created' }).where('payment_id', '=', paymentId).execute();
    await expect(askBack({ paymentId, amount: paise(100), key: `none-${paymentId}` })).resolves.toMatchObject({
      ok: false,
      reason: 'nothing-captured',
    });
  });
});
