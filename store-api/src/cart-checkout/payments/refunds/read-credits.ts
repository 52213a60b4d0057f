import { paise } from 'shared-contracts/domain/money';
import type { Db } from '../../../platform/database/schema.ts';
import { soldItems } from '../../orders/sold-items.ts';
import { type RefundLine, refundLines } from './refund-lines.ts';
import type { SpreadRefund } from './spread-refunds.ts';

/** Pieces that money is given back for, as a credit note says them; money in paise. */
export interface CreditedPieces {
  readonly quantity: number;
  readonly discount: number;
  readonly shipping: number;
}

/** A refund as the lines of the order's invoice see it. */
export interface Credit extends SpreadRefund {
  /** By the place of their line. */
  readonly pieces: ReadonlyMap<number, CreditedPieces>;
}

/** An order's refunds, in the order given, as the lines of its invoice see them. */
export async function readCredits(
  db: Db,
  orderId: number,
  refunds: readonly { readonly refund_id: number; readonly amount_paise: number }[],
): Promise<Credit[]> {
  // An invoice's lines are the order's articles in this order.
  const items = await soldItems(db, orderId);
  const places = new Map(items.map((item, place) => [item.order_item_id, place]));
  const lines = await refundLines(
    db,
    refunds.map((refund) => refund.refund_id),
  );
  const byPlace = <Value>(meant: readonly RefundLine[], value: (line: RefundLine) => Value) =>
    new Map(meant.map((line) => [places.get(line.orderItemId) ?? -1, value(line)]));
  return refunds.map((refund) => {
    const meant = lines.get(refund.refund_id) ?? [];
    return {
      amount: paise(refund.amount_paise),
      meant: byPlace(meant, (line) => line.amount),
      pieces: byPlace(meant, ({ quantity, discount, shipping }) => ({ quantity, discount, shipping })),
    };
  });
}
