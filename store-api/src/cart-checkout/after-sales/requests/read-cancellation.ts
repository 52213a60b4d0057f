import type { Cancellation } from 'shared-contracts/api/shapes/cancellation';
import { type Paise, paise, toRupees } from 'shared-contracts/domain/money';
import type { Db } from '../../../platform/database/schema.ts';
import { REFUND_DAYS } from '../../payments/refunds/refund-days.ts';
import { refundOfPieces } from '../refund-pieces.ts';
import type { SoldItem } from './request-policy.ts';
import type { RequestedPieces } from './save-request.ts';

/** What cancelling an order takes away and leaves. */
export interface Cancelling {
  readonly cancelled: readonly RequestedPieces[];
  readonly kept: readonly RequestedPieces[];
}

/** Articles on the way are cancelled whole; digital ones are delivered already. */
export function cancelling(items: readonly SoldItem[]): Cancelling {
  const pieces = (isDigital: boolean) =>
    items
      .filter((item) => item.isDigital === isDigital)
      .map(({ orderItemId, quantity }) => ({ orderItemId, quantity }));
  return { cancelled: pieces(false), kept: pieces(true) };
}

/** What cancelling an order would do now: with the computation that does it. */
export async function readCancellation(db: Db, orderId: number, items: readonly SoldItem[]): Promise<Cancellation> {
  const { payment_id: paymentId } = await db
    .selectFrom('payments')
    .select('payment_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const terms = cancelling(items);
  const pieces = terms.cancelled.map((piece) => ({ ...piece, before: 0 }));
  const { amount } = await refundOfPieces(db, { orderId, paymentId, pieces });
  return cancellationOnTheWire(terms, amount);
}

export function cancellationOnTheWire({ cancelled, kept }: Cancelling, amount: Paise): Cancellation {
  const pieces = (some: readonly RequestedPieces[]) =>
    some.map(({ orderItemId, quantity }) => ({ OrderItemID: orderItemId, Quantity: quantity }));
  return {
    Cancelled: pieces(cancelled),
    Kept: pieces(kept),
    MoneyBack: toRupees(paise(amount)),
    WorkingDays: REFUND_DAYS.working,
    BankDays: REFUND_DAYS.bank,
  };
}
