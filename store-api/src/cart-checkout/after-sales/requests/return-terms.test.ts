import { getReturnTerms } from 'shared-contracts/api/get-return-terms';
import { moneyRows, runRefunds } from '../../../testing/money.ts';
import { ask, bought, orders, type Piece, requestMails } from '../../../testing/order-requests.ts';
import { acceptedReturn, type DeliveredOrder, deliveredOrder } from '../../../testing/returns.ts';
import { anyShopper, stockedProduct } from '../../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../../testing/test-app.ts';

const now = () => new Date();
const soon = () => new Date(Date.now() + 1000);
const DAYS = { WorkingDays: 2, BankDays: 7 };

describeOnDatabase('what a return gives back', (app) => {
  const delivered = () => deliveredOrder(app(), { now, CouponCode: 'NEW5' });
  const terms = (order: Pick<DeliveredOrder, 'number' | 'shopper'>, ...Lines: Piece[]) =>
    app().call(getReturnTerms, { OrderNumber: order.number, Lines }, order.shopper);
  const refused = async (order: DeliveredOrder, Lines: readonly Piece[]) => {
    const { status, problem } = await app().refused(
      getReturnTerms,
      { OrderNumber: order.number, Lines },
      order.shopper,
    );
    return [status, problem.errors?.[0]?.path ?? problem.code];
  };
  const refunds = async ({ started }: DeliveredOrder) =>
    (await moneyRows(app(), started.id)).refunds.map((refund) => refund.amount / 100);

  it('is the same before the request, in its mails, on the order and in the refund [PAY-17] [ACC-11]', async () => {
    const order = await delivered();
    const { sofa, stool, piece } = order;
    const before = await terms(order, piece(sofa, 2), piece(stool, 1));
    expect(before).toEqual({
      Returned: [piece(sofa, 2), piece(stool, 1)],
      Kept: [piece(sofa, 1), piece(stool, 1)],
      MoneyBack: expect.any(Number),
      ...DAYS,
    });
    const reference = await acceptedReturn(app(), now, order, before.Returned);
    expect((await order.detail()).Requests).toMatchObject([{ State: 'accepted', Return: before }]);
    await orders(app(), now, 'receive', reference);
    await runRefunds(app(), soon);
    expect((await order.detail()).Requests).toMatchObject([{ State: 'done', Return: before }]);
    expect(await refunds(order)).toEqual([before.MoneyBack]);
    const mails = await requestMails(app(), reference);
    const toShopper = mails.filter((mail) => mail.template !== 'order-request-for-store');
    expect(toShopper.map(({ facts }) => [facts.decision ?? 'requested', facts.amount / 100, facts.kept])).toEqual(
      ['requested', 'accepted', 'done'].map((step) => [
        step,
        before.MoneyBack,
        [
          { name: 'Gulmohar Sofa', quantity: 1 },
          { name: 'Neem Stool', quantity: 1 },
        ],
      ]),
    );
  });

  it('considers the returns before it, so that all parts come to the price, to the paisa [PAY-17]', async () => {
    const order = await delivered();
    const { sofa, stool, piece } = order;
    const parts: number[] = [];
    const references: string[] = [];
    for (const part of [[piece(sofa, 1)], [piece(sofa, 1), piece(stool, 1)], [piece(sofa, 1), piece(stool, 1)]]) {
      parts.push((await terms(order, ...part)).MoneyBack);
      references.push(await acceptedReturn(app(), now, order, part));
    }
    const { OrderTotal, Requests } = await order.detail();
    expect(Requests.map((request) => request.Return?.MoneyBack)).toEqual(parts.toReversed());
    expect(Requests.map((request) => request.Return?.Kept)).toEqual([[], [], []]);
    expect(Math.round(parts.reduce((sum, part) => sum + part * 100, 0))).toBe(Math.round(OrderTotal * 100));
    for (const reference of references) await orders(app(), now, 'receive', reference);
    await runRefunds(app(), soon);
    expect((await refunds(order)).toSorted()).toEqual(parts.toSorted());
  });

  it('leaves out what was given back for the pieces before [PAY-17]', async () => {
    const order = await delivered();
    const whole = (await order.detail()).OrderTotal;
    await orders(app(), now, 'refund', order.number, '--amount', '10000', '--key', 'late');
    const { MoneyBack } = await terms(order, order.piece(order.sofa, 3), order.piece(order.stool, 2));
    expect(Math.round(MoneyBack * 100)).toBe(Math.round(whole * 100) - 1_000_000);
  });

  it('names downloads among what is kept [PAY-17]', async () => {
    const shopper = await anyShopper(app());
    const sofa = await stockedProduct(app().db);
    const guide = await stockedProduct(app().db, { price: 499, digital: true });
    const order = await bought(
      app(),
      shopper,
      [sofa, guide].map((ProductId) => ({ ProductId, Quantity: 1 })),
      { now },
    );
    await order.deliver();
    expect((await terms({ ...order, shopper }, order.piece(sofa, 1))).Kept).toEqual([order.piece(guide, 1)]);
  });

  it('is refused for what cannot be returned, as the return itself is [ACC-11] [PAY-17]', async () => {
    const order = await delivered();
    const { sofa, piece, shopper, returned } = order;
    expect(await refused(order, [])).toEqual([400, 'Lines']);
    expect(await refused(order, [piece(sofa, 4)])).toEqual([400, 'Lines']);
    expect(await refused(order, [piece(sofa, 1), piece(sofa, 1)])).toEqual([400, 'Lines']);
    await ask(app(), shopper, returned([piece(sofa, 3)]));
    expect(await refused(order, [piece(sofa, 1)])).toEqual([409, 'not-returnable']);
  });
});
