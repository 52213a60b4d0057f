import { type Paise, paise } from 'shared-contracts/domain/money';
import type { Db } from '../../platform/database/schema.ts';
import { soldItems } from '../orders/sold-items.ts';
import { paymentsRepository } from '../payments/payments-repository.ts';
import { readCredits } from '../payments/refunds/read-credits.ts';
import type { RefundLine } from '../payments/refunds/refund-lines.ts';
import { requestRefund } from '../payments/refunds/request-refund.ts';
import { spreadRefunds } from '../payments/refunds/spread-refunds.ts';
import { shareOfUnits } from './share-of-units.ts';

export interface UnitsBack {
  readonly orderItemId: number;
  readonly quantity: number;
  /** Units of the item refunded earlier. */
  readonly before: number;
}

/**
 * Requests a refund for certain units: their cost, less what refunds of the whole order have already returned for
 * them. Returns the amount, possibly 0. Must run in a transaction that has the order locked.
 * @param refund.key as in `RefundRequest`
 */
export async function refundUnits(
  trx: Db,
  refund: {
    readonly orderId: number;
    readonly units: readonly UnitsBack[];
    readonly reason: string;
    readonly key: string;
  },
): Promise<Paise> {
  const { orderId, reason, key } = refund;
  const paymentId = await lockPayment(trx, orderId);
  const { lines, amount } = await refundOfUnits(trx, { orderId, paymentId, units: refund.units });
  if (amount === 0) return amount;
  const requested = await requestRefund(trx, { paymentId, amount, reason, key, lines });
  // Roll back: units must not count as refunded without a refund.
  if (!requested.ok) throw new Error(`units of order ${orderId} cannot be refunded: ${requested.reason}`);
  return amount;
}

/** What `refundUnits` would request for these units now: shown before a cancellation or a return (PAY-17). */
export async function priceOfUnits(db: Db, orderId: number, units: readonly UnitsBack[]): Promise<Paise> {
  const { payment_id: paymentId } = await paymentOf(db, orderId);
  return (await refundOfUnits(db, { orderId, paymentId, units })).amount;
}

/** Locked first, so that no refund is added at the same time. */
async function lockPayment(trx: Db, orderId: number): Promise<number> {
  const { payment_id } = await paymentOf(trx, orderId);
  await paymentsRepository(trx).lock(payment_id);
  return payment_id;
}

function paymentOf(db: Db, orderId: number) {
  return db.selectFrom('payments').select('payment_id').where('order_id', '=', orderId).executeTakeFirstOrThrow();
}

async function refundOfUnits(
  trx: Db,
  {
    orderId,
    paymentId,
    units,
  }: { readonly orderId: number; readonly paymentId: number; readonly units: readonly UnitsBack[] },
): Promise<{ readonly lines: readonly RefundLine[]; readonly amount: Paise }> {
  const items = await soldItems(trx, orderId);
  const earlier = await trx
    .selectFrom('refunds')
    .select(['refund_id', 'amount_paise'])
    .where('payment_id', '=', paymentId)
    .where('state', '!=', 'failed')
    .orderBy('refund_id')
    .execute();
  const given = spreadRefunds(
    items.map((item) => item.charged_paise),
    await readCredits(trx, orderId, earlier),
  );
  const lines = items.flatMap((item, place) => {
    const back = units.find((unit) => unit.orderItemId === item.order_item_id);
    if (!back) return [];
    const share = shareOfUnits(
      {
        quantity: item.quantity,
        price: item.discounted_price_paise,
        discount: item.coupon_share_paise,
        shipping: item.shipping_paise,
      },
      back.before,
      back.quantity,
    );
    const left = item.charged_paise - (given[place] ?? 0);
    return [{ ...share, orderItemId: item.order_item_id, amount: Math.min(share.amount, left) }];
  });
  return {
    lines: lines.filter((line) => line.amount > 0),
    amount: paise(lines.reduce((sum, line) => sum + line.amount, 0)),
  };
}
