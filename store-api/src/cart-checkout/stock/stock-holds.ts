import { type RawBuilder, sql } from 'kysely';
import type { PaymentState } from 'shared-contracts/api/shapes/payment-state';
import { lockProducts } from '../../catalog/products/lock-products.ts';
import type { Db } from '../../platform/database/schema.ts';

/** Payment states whose holds a newer payment of the same person takes over: they do not count against that person. */
export const TAKEN_OVER: readonly PaymentState[] = ['created', 'failed', 'expired'];

/** How long an open payment holds stock. The payment dialog closes after 12 minutes. */
export const HOLD_MINUTES = 15;

/** A purchase that is repeated renews its holds up to this time after its start. */
const LONGEST_HOLD_MINUTES = 45;

/** Of a longer cart nothing is held: one person must not make a shelf unbuyable without paying. */
export const MOST_PIECES_HELD = 20;

/** Until when an open payment holds its pieces. */
export function holdEnd(now: Date, started = now): Date {
  const minutesAfter = (time: Date, minutes: number) => time.getTime() + minutes * 60_000;
  return new Date(Math.min(minutesAfter(now, HOLD_MINUTES), minutesAfter(started, LONGEST_HOLD_MINUTES)));
}

/** Pieces of one physical product, one line per product. */
export interface StockLine {
  readonly productId: number;
  readonly quantity: number;
}

/** When a hold is made and when it ends; null: the pieces must be available, but are not held. */
export interface HoldTime {
  readonly now: Date;
  readonly until: Date | null;
}

/**
 * Holds all lines of an order or none: false when a line is unavailable. Replaces earlier holds of the order. Must run
 * in a transaction.
 */
export async function holdStock(
  trx: Db,
  orderId: number,
  lines: readonly StockLine[],
  { now, until }: HoldTime,
): Promise<boolean> {
  await releaseStock(trx, orderId);
  if (lines.length === 0) return true;
  // Buyers of a product queue here, so that the next statement sees earlier holds.
  await lockProducts(trx, sql.join(lines.map((line) => sql`${line.productId}::integer`)));
  const available = await sql<StockLine>`${linesWithin(lines, freeStock(now))}`.execute(trx);
  if (available.rows.length < lines.length) return false;
  if (until === null) return true;
  await trx
    .insertInto('stock_reservations')
    .values(
      lines.map((line) => ({
        order_id: orderId,
        product_id: line.productId,
        quantity: line.quantity,
        expires_at: until,
      })),
    )
    .execute();
  return true;
}

/**
 * Takes all lines of a paid order out of stock, or none: false when a line is sold. Captured money goes before the holds
 * of others, which nothing has been paid for (PAY-16). Ends the order's own holds. Must run in a transaction that has
 * locked the products.
 */
export async function takeStock(trx: Db, orderId: number, lines: readonly StockLine[]): Promise<boolean> {
  await releaseStock(trx, orderId);
  if (lines.length === 0) return true;
  const taken = await sql`
    with available as (${linesWithin(lines, sql`products.stock_quantity`)})
    update products set stock_quantity = stock_quantity - available.quantity from available
    where products.product_id = available.product_id and (select count(*) from available) = ${lines.length}`.execute(
    trx,
  );
  return Number(taken.numAffectedRows) === lines.length;
}

export async function releaseStock(db: Db, orderId: number): Promise<void> {
  await db.deleteFrom('stock_reservations').where('order_id', '=', orderId).execute();
}

/** Stock less all live holds. */
function freeStock(now: Date): RawBuilder<number> {
  return sql`products.stock_quantity - coalesce((
    select sum(reserved.quantity) from stock_reservations reserved
    where reserved.product_id = products.product_id and reserved.expires_at > ${now}::timestamptz
  ), 0)`;
}

/** The lines that a quantity of each product is enough for. */
function linesWithin(lines: readonly StockLine[], quantity: RawBuilder<number>) {
  const requested = sql.join(lines.map((line) => sql`(${line.productId}::integer, ${line.quantity}::integer)`));
  return sql`
    select requested.product_id, requested.quantity
    from (values ${requested}) as requested (product_id, quantity)
    join products on products.product_id = requested.product_id
    where ${quantity} >= requested.quantity`;
}
