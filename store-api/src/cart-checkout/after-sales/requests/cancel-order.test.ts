import { randomUUID } from 'node:crypto';
import { paise } from 'shared-contracts/domain/money';
import { moneyRows, runRefunds } from '../../../testing/money.ts';
import { ask, bought, refusedRequest, requestMails, tryRequest } from '../../../testing/order-requests.ts';
import { anyShopper, stockedProduct, stockOf } from '../../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../../testing/test-app.ts';
import { requestRefund } from '../../payments/refunds/request-refund.ts';

const REFERENCE = /^CX-\d{4}-[0-9A-HJKMNP-TV-Z]{6}$/;
const now = () => new Date();
const soon = () => new Date(Date.now() + 1000);

describeOnDatabase('cancelling an order', (app) => {
  async function placed() {
    const shopper = await anyShopper(app());
    const sofa = await stockedProduct(app().db, { stock: 5, name: 'Gulmohar Sofa' });
    const order = await bought(app(), shopper, [{ ProductId: sofa, Quantity: 2 }], { now });
    return { shopper, sofa, ...order };
  }

  it('takes effect at once: refunded, pieces back, one mail to each, money asked back [ACC-11] [PAY-11]', async () => {
    const { shopper, sofa, number, started, cancelled, detail } = await placed();
    expect(await detail()).toMatchObject({ CanCancel: true, Returnable: [], Requests: [] });
    const reference = await ask(app(), shopper, cancelled({ Reason: 'Bought twice' }));
    expect(reference).toMatch(REFERENCE);
    const after = await detail();
    expect(after).toMatchObject({ LatestStatusName: 'Refunded', CanCancel: false, Returnable: [] });
    expect(after.Timeline.map((step) => [step.StatusName, step.Reason])).toEqual([
      ['Active', ''],
      ['Refunded', 'Cancelled'],
    ]);
    expect(after.Requests).toEqual([
      {
        ReferenceNumber: reference,
        MoneyBack: 'on-its-way',
        Kind: 'cancel',
        State: 'done',
        Reason: 'Bought twice',
        Answer: '',
        AtUTC: expect.any(String),
        Cancellation: expect.objectContaining({ Kept: [], MoneyBack: 23_600 }),
        Lines: [],
      },
    ]);
    expect(await stockOf(app().db, sofa)).toBe(5);
    const facts = {
      reference,
      orderNumber: number,
      kind: 'cancel',
      lines: [{ name: 'Gulmohar Sofa', quantity: 2 }],
      amount: 2_360_000,
    };
    const user_id = Number(shopper.userId);
    expect(await requestMails(app(), reference)).toMatchObject([
      { template: 'order-requested', recipient: 'asha@example.com', user_id, facts },
      { template: 'order-request-for-store', recipient: app().settings.store.email, language: 'en', user_id, facts },
    ]);
    await runRefunds(app(), soon);
    await expect(moneyRows(app(), started.id)).resolves.toMatchObject({
      state: 'refunded',
      refunds: [{ state: 'processed', amount: 2_360_000 }],
    });
  });

  it('is too late once the order is being prepared [ACC-11]', async () => {
    const { shopper, sofa, started, move, cancelled, detail } = await placed();
    await move('InProgress');
    expect((await detail()).CanCancel).toBe(false);
    expect(await refusedRequest(app(), shopper, cancelled())).toEqual([409, 'not-cancellable']);
    expect(await detail()).toMatchObject({ LatestStatusName: 'InProgress', Requests: [] });
    expect(await stockOf(app().db, sofa)).toBe(3);
    expect((await moneyRows(app(), started.id)).refunds).toEqual([]);
  });

  it('leaves what is downloaded with the shopper, and gives back the rest to the paisa [ACC-10] [ACC-11] [PAY-14] [PAY-17]', async () => {
    const shopper = await anyShopper(app());
    const sofa = await stockedProduct(app().db, { price: 11_800, shippingFee: 590, name: 'Gulmohar Sofa' });
    const guide = await stockedProduct(app().db, { price: 499, digital: true });
    const { started, id, cancelled, detail } = await bought(
      app(),
      shopper,
      [sofa, guide].map((ProductId) => ({ ProductId, Quantity: 1 })),
      { now, CouponCode: 'NEW5' },
    );
    const before = await detail();
    const reference = await ask(app(), shopper, cancelled());
    const { charged_paise: charged } = await app()
      .db.selectFrom('order_items')
      .select('charged_paise')
      .where('order_id', '=', id)
      .where('product_id', '=', sofa)
      .executeTakeFirstOrThrow();
    const { LatestStatusName, Items, Requests } = await detail();
    // The same before, after and in the mail, from one computation [PAY-17].
    const [sofaItem, guideItem] = Items.map((item) => ({ OrderItemID: item.OrderItemID, Quantity: 1 }));
    const terms = { Cancelled: [sofaItem], Kept: [guideItem], MoneyBack: charged / 100, WorkingDays: 2, BankDays: 7 };
    expect(before.Cancellation).toEqual(terms);
    expect(Requests[0]?.Cancellation).toEqual(terms);
    expect([LatestStatusName, ...Items.map((item) => [item.LatestStatusID, 'DownloadToken' in item])]).toEqual([
      'Refunded',
      [5, false],
      [3, true],
    ]);
    await runRefunds(app(), soon);
    await expect(moneyRows(app(), started.id)).resolves.toMatchObject({
      state: 'partly-refunded',
      refunds: [{ state: 'processed', amount: charged }],
    });
    const note = await app()
      .db.selectFrom('invoices')
      .select('document')
      .where('order_id', '=', id)
      .where('kind', '=', 'credit-note')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(note.document)).toMatchObject({
      reason: 'Cancelled',
      lines: [{ description: 'Gulmohar Sofa', quantity: 1, shipping: 59_000, total: charged }],
      totals: { total: charged },
    });
    const [mail] = await requestMails(app(), reference);
    expect(mail?.facts).toMatchObject({
      lines: [{ name: 'Gulmohar Sofa', quantity: 1 }],
      kept: [{ quantity: 1 }],
      amount: charged,
    });
  });

  it('is nothing for an order that is all downloads [ACC-10] [ACC-11]', async () => {
    const shopper = await anyShopper(app());
    const guide = await stockedProduct(app().db, { price: 499, digital: true });
    const { cancelled, detail } = await bought(app(), shopper, [{ ProductId: guide, Quantity: 1 }], { now });
    expect((await detail()).CanCancel).toBe(false);
    expect(await refusedRequest(app(), shopper, cancelled())).toEqual([409, 'not-cancellable']);
  });

  it('from two tabs at once is one cancellation and one refund [ACC-11] [PAY-11]', async () => {
    const { shopper, sofa, started, cancelled, detail } = await placed();
    const answers = await Promise.all([1, 2, 3].map(() => tryRequest(app(), shopper, cancelled())));
    expect(answers.filter((answer) => REFERENCE.test(answer))).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'not-cancellable')).toHaveLength(2);
    expect((await detail()).Requests).toHaveLength(1);
    expect(await stockOf(app().db, sofa)).toBe(5);
    expect((await moneyRows(app(), started.id)).refunds).toEqual([{ state: 'requested', amount: 2_360_000 }]);
  });

  it('sent again under its key answers the same reference; the key is of no use for another wish [ACC-11]', async () => {
    const { shopper, started, cancelled, detail } = await placed();
    const IdempotencyKey = randomUUID();
    const same = cancelled({ IdempotencyKey });
    const answers = await Promise.all([1, 2, 3].map(() => tryRequest(app(), shopper, same)));
    expect(answers[0]).toMatch(REFERENCE);
    expect(new Set(answers).size).toBe(1);
    expect((await detail()).Requests).toHaveLength(1);
    expect((await moneyRows(app(), started.id)).refunds).toHaveLength(1);
    expect(await refusedRequest(app(), shopper, { ...same, Reason: 'Another' })).toEqual([409, 'idempotency-conflict']);
  });

  it('and an operator who begins to prepare it: exactly one wins [ACC-11] [PAY-11]', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { shopper, sofa, started, move, cancelled, detail } = await placed();
      const cancel = () => tryRequest(app(), shopper, cancelled());
      const [asked, moved] =
        round % 2 === 0
          ? await Promise.all([cancel(), move('InProgress')])
          : await Promise.all([move('InProgress'), cancel()]).then(([second, first]) => [first, second] as const);
      const { LatestStatusName, Requests } = await detail();
      const { refunds } = await moneyRows(app(), started.id);
      const won = REFERENCE.test(asked) ? 'shopper' : 'operator';
      expect({
        asked: won === 'shopper' ? 'granted' : asked,
        moved: moved.ok,
        LatestStatusName,
        requests: Requests.length,
        refunds,
        stock: await stockOf(app().db, sofa),
      }).toEqual(
        won === 'shopper'
          ? {
              asked: 'granted',
              moved: false,
              LatestStatusName: 'Refunded',
              requests: 1,
              refunds: [{ state: 'requested', amount: 2_360_000 }],
              stock: 5,
            }
          : {
              asked: 'not-cancellable',
              moved: true,
              LatestStatusName: 'InProgress',
              requests: 0,
              refunds: [],
              stock: 3,
            },
      );
    }
  });

  it('gives back what a part that was given back before has left [ACC-11] [PAY-11]', async () => {
    const { shopper, started, id, cancelled } = await placed();
    await app()
      .db.transaction()
      .execute(async (trx) => {
        const payment = trx.selectFrom('payments').select('payment_id').where('order_id', '=', id);
        const { payment_id: paymentId } = await payment.executeTakeFirstOrThrow();
        await requestRefund(trx, { paymentId, amount: paise(360_000), reason: 'Late', key: `late-${id}` });
      });
    await ask(app(), shopper, cancelled());
    await runRefunds(app(), soon);
    await expect(moneyRows(app(), started.id)).resolves.toMatchObject({
      state: 'refunded',
      refunds: [{ amount: 360_000 }, { amount: 2_000_000 }],
    });
  });

  it.each([
    ['an order number that is SQL', { OrderNumber: "' or 1=1" }, [400, 'OrderNumber']],
    ['an unknown order', { OrderNumber: 'KC-0000-000000' }, [404, 'not-found']],
    ['an unknown kind', { Kind: 'exchange' }, [400, 'Kind']],
    ['lines, since it is of the whole', { Lines: [{ OrderItemID: 1, Quantity: 1 }] }, [400, 'Lines']],
    ['a reason longer than a page', { Reason: 'x'.repeat(501) }, [400, 'Reason']],
  ])('is refused for %s [ACC-11] [API-03]', async (_case, wrong, refusal) => {
    const { shopper, cancelled, detail } = await placed();
    expect(await refusedRequest(app(), shopper, cancelled(wrong))).toEqual(refusal);
    expect(await detail()).toMatchObject({ LatestStatusName: 'Active', Requests: [] });
  });

  it('is for the buyer only [SEC-02]', async () => {
    const { cancelled, detail } = await placed();
    expect(await refusedRequest(app(), await anyShopper(app()), cancelled())).toEqual([403, 'forbidden']);
    expect(await refusedRequest(app(), { token: '', userId: '' }, cancelled())).toEqual([401, 'session-missing']);
    expect((await detail()).LatestStatusName).toBe('Active');
  });
});
