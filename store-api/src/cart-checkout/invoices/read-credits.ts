import type { Kysely } from 'kysely';
import { paise } from 'shared-contracts/domain/money';
import type { Database } from '../../platform/database/schema.ts';
import { type RefundLine, refundLines } from '../payments/refunds/refund-lines.ts';
import type { Credit } from './credited-lines.ts';
import { soldItems } from './order-facts.ts';

/** An order's refunds, in the order given, as the lines of its invoice see them. */
export async function readCredits(
  db: Kysely<Database>,
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
