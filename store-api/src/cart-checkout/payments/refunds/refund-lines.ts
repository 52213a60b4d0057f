import type { Db } from '../../../platform/database/schema.ts';

/** What of a refund is for certain pieces of an article; money in paise. */
export interface RefundLine {
  readonly orderItemId: number;
  readonly quantity: number;
  /** Of the article's coupon share and shipping, what these pieces have. */
  readonly discount: number;
  readonly shipping: number;
  readonly amount: number;
}

/** The lines of refunds, by refund; one for its order as a whole has none. */
export async function refundLines(
  db: Db,
  refundIds: readonly number[],
): Promise<ReadonlyMap<number, readonly RefundLine[]>> {
  if (refundIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('refund_lines')
    .selectAll()
    .where('refund_id', 'in', refundIds)
    .orderBy('order_item_id')
    .execute();
  const lines = new Map<number, RefundLine[]>();
  for (const row of rows) {
    const { refund_id, order_item_id: orderItemId, quantity, amount_paise: amount } = row;
    const line = { orderItemId, quantity, amount, discount: row.discount_paise, shipping: row.shipping_paise };
    lines.set(refund_id, [...(lines.get(refund_id) ?? []), line]);
  }
  return lines;
}

/** Throws RangeError unless the lines add up to the refund. */
export async function insertRefundLines(
  trx: Db,
  refund: { readonly refund_id: number; readonly amount_paise: number },
  lines: readonly RefundLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const sum = lines.reduce((total, line) => total + line.amount, 0);
  if (sum !== refund.amount_paise) throw new RangeError(`the lines of refund ${refund.refund_id} add up to ${sum}`);
  await trx
    .insertInto('refund_lines')
    .values(
      lines.map((line) => ({
        refund_id: refund.refund_id,
        order_item_id: line.orderItemId,
        quantity: line.quantity,
        discount_paise: line.discount,
        shipping_paise: line.shipping,
        amount_paise: line.amount,
      })),
    )
    .execute();
}
