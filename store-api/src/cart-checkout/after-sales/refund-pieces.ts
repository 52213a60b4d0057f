import { type Paise, paise } from 'shared-contracts/domain/money';
import type { Db } from '../../platform/database/schema.ts';
import { soldItems } from '../orders/sold-items.ts';
import { paymentsRepository } from '../payments/payments-repository.ts';
import { readCredits } from '../payments/refunds/read-credits.ts';
import type { RefundLine } from '../payments/refunds/refund-lines.ts';
import { requestRefund } from '../payments/refunds/request-refund.ts';
import { spreadRefunds } from '../payments/refunds/spread-refunds.ts';
import { shareOfPieces } from './share-of-pieces.ts';

export interface PiecesBack {
  readonly orderItemId: number;
  readonly quantity: number;
  /** Pieces of the article refunded earlier. */
  readonly before: number;
}

/**
 * Requests a refund for certain pieces: their cost, less what refunds of the whole order have already returned for
 * them. Returns the amount, possibly 0. Must run in a transaction that has the order locked.
 * @param refund.key as in `RefundRequest`
 */
export async function refundPieces(
  trx: Db,
  refund: {
    readonly orderId: number;
    readonly pieces: readonly PiecesBack[];
    readonly reason: string;
    readonly key: string;
  },
): Promise<Paise> {
  const { orderId, reason, key } = refund;
  const paymentId = await lockPayment(trx, orderId);
  const { lines, amount } = await refundOfPieces(trx, { orderId, paymentId, pieces: refund.pieces });
  if (amount === 0) return amount;
  const requested = await requestRefund(trx, { paymentId, amount, reason, key, lines });
  // Roll back: pieces must not count as refunded without a refund.
  if (!requested.ok) throw new Error(`pieces of order ${orderId} cannot be refunded: ${requested.reason}`);
  return amount;
}

/** What `refundPieces` would request for these pieces now: shown before a cancellation or a return (PAY-17). */
export async function priceOfPieces(db: Db, orderId: number, pieces: readonly PiecesBack[]): Promise<Paise> {
  const { payment_id: paymentId } = await paymentOf(db, orderId);
  return (await refundOfPieces(db, { orderId, paymentId, pieces })).amount;
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

async function refundOfPieces(
  trx: Db,
  {
    orderId,
    paymentId,
    pieces,
  }: { readonly orderId: number; readonly paymentId: number; readonly pieces: readonly PiecesBack[] },
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
    const back = pieces.find((piece) => piece.orderItemId === item.order_item_id);
    if (!back) return [];
    const share = shareOfPieces(
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
