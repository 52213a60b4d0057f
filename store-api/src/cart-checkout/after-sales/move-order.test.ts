import { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { ORDER_STATUS, type OrderStatusName } from 'shared-contracts/domain/constants';
import { paise } from 'shared-contracts/domain/money';
import { moneyRows, runRefunds } from '../../testing/money.ts';
import { anyShopper, buy, stockedProduct, stockOf } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { mayMoveOrder } from '../orders/order-transitions.ts';
import { moveOrder } from './move-order.ts';
import { refundOrder } from './refund-order.ts';

const STATUSES = Object.keys(ORDER_STATUS) as OrderStatusName[];

describe('the order’s transition table', () => {
  it('leads on step by step, back only by return, and out by cancelling before dispatch [ACC-11]', () => {
    const moves = STATUSES.flatMap((from) =>
      STATUSES.filter((to) => mayMoveOrder(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(moves).toEqual([
      'Active → InProgress',
      'Active → Refunded',
      'InProgress → Completed',
      'InProgress → Refunded',
      'Completed → Returned',
      'Returned → Refunded',
    ]);
  });
});

describeOnDatabase('moving an order', (app) => {
  async function placed() {
    const shopper = await anyShopper(app());
    const sofa = await stockedProduct(app().db, { stock: 5 });
    const { started } = await buy(app(), shopper, [{ ProductId: sofa, Quantity: 2 }]);
    const { order_id: orderId, order_number } = await app()
      .db.selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.order_id')
      .select(['orders.order_id', 'order_number'])
      .where('provider_order_id', '=', started.id)
      .executeTakeFirstOrThrow();
    const orderNumber = order_number ?? '';
    const move = (to: OrderStatusName, reason = '') =>
      moveOrder(app().db, { orderNumber, to, reason, now: new Date() });
    const shown = () => app().call(getOrderDetail, { OrderNumber: orderNumber }, shopper);
    return { sofa, started, orderId, orderNumber, move, shown };
  }
  const soon = () => new Date(Date.now() + 1000);

  it('writes each step and its reason into the timeline the shopper sees [ACC-11]', async () => {
    const { move, shown } = await placed();
    await move('InProgress', 'In the workshop');
    await move('Completed', 'Delivered');
    await move('Returned', 'Does not fit');
    const { Timeline, LatestStatusName } = await shown();
    expect(LatestStatusName).toBe('Returned');
    expect(Timeline.map((step) => [step.StatusName, step.Reason])).toEqual([
      ['Active', ''],
      ['InProgress', 'In the workshop'],
      ['Completed', 'Delivered'],
      ['Returned', 'Does not fit'],
    ]);
  });

  it('refuses what the table does not allow; the move it has made already changes nothing [ACC-11]', async () => {
    const { move, shown } = await placed();
    await expect(move('Completed')).resolves.toEqual({ ok: false, because: 'not-from-here', from: 'Active' });
    await move('InProgress');
    await expect(move('InProgress')).resolves.toEqual({ ok: true, from: 'InProgress', changed: false });
    expect((await shown()).Timeline).toHaveLength(2);
    await expect(
      moveOrder(app().db, { orderNumber: 'KC-0000-000000', to: 'InProgress', reason: '', now: new Date() }),
    ).resolves.toEqual({ ok: false, because: 'unknown-order' });
  });

  it('cancelled before dispatch gives back the money and the pieces, once [ACC-11] [PAY-11]', async () => {
    const { sofa, started, move } = await placed();
    expect(await stockOf(app().db, sofa)).toBe(3);
    await Promise.all([move('Refunded', 'Cancelled'), move('Refunded', 'Cancelled')]);
    await runRefunds(app(), soon);
    expect(await stockOf(app().db, sofa)).toBe(5);
    await expect(moneyRows(app(), started.id)).resolves.toMatchObject({
      state: 'refunded',
      refunds: [{ state: 'processed', amount: 2_360_000 }],
    });
  });

  it('after a return gives back the money that a partial refund left, and no pieces by itself [ACC-11] [PAY-11]', async () => {
    const { sofa, started, orderId, move } = await placed();
    await move('InProgress');
    await move('Completed');
    await move('Returned');
    await refundOrder(app().db, {
      orderId,
      amount: paise(360_000),
      reason: 'Scratch',
      key: `scratch-${orderId}`,
    });
    await runRefunds(app(), soon);
    await move('Refunded', 'Returned');
    await runRefunds(app(), soon);
    expect(await stockOf(app().db, sofa)).toBe(3);
    await expect(moneyRows(app(), started.id)).resolves.toMatchObject({
      state: 'refunded',
      refunds: [
        { state: 'processed', amount: 360_000 },
        { state: 'processed', amount: 2_000_000 },
      ],
    });
  });

  it('gives back no more than is left of an order’s money [PAY-11]', async () => {
    const { orderId } = await placed();
    const refund = (amount: number, key: string) =>
      refundOrder(app().db, { orderId, amount: paise(amount), reason: 'Sorry', key: `${key}-${orderId}` });
    await expect(refund(2_000_000, 'first')).resolves.toMatchObject({ ok: true });
    await expect(refund(360_001, 'second')).resolves.toEqual({ ok: false, reason: 'more-than-left', left: 360_000 });
  });
});
