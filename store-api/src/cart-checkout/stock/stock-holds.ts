import { type Kysely, sql } from 'kysely';
import type { PaymentState } from 'shared-contracts/api/shapes/payment-state';
import type { Database } from '../../platform/database/schema.ts';

/** Payment states whose holds a newer payment of the same person takes over: they do not count against that person. */
export const TAKEN_OVER: readonly PaymentState[] = ['created', 'failed', 'expired'];

/** How long an open payment holds stock. The payment dialog closes after 12 minutes. */
export const HOLD_MINUTES = 15;

/** Pieces of one physical product, one line per product. */
export interface StockLine {
  readonly productId: number;
  readonly quantity: number;
}

/**
 * Holds all lines of an order or none: false when a line is unavailable. Replaces earlier holds of the order. Must run
 * in a transaction.
 */
export async function holdStock(
  trx: Kysely<Database>,
  orderId: number,
  lines: readonly StockLine[],
  now: Date,
): Promise<boolean> {
  await releaseStock(trx, orderId);
  if (lines.length === 0) return true;
  await lockProducts(trx, lines);
  const expiresAt = new Date(now.getTime() + HOLD_MINUTES * 60_000);
  const held = await sql`
    with available as (${availableLines(lines, now)})
    insert into stock_reservations (order_id, product_id, quantity, expires_at)
    select ${orderId}::integer, product_id, quantity, ${expiresAt}::timestamptz from available
    where (select count(*) from available) = ${lines.length}`.execute(trx);
  return Number(held.numAffectedRows) === lines.length;
}

/**
 * Takes all lines out of stock for a paid order and ends its reservation, or changes nothing but the
 * reservation: false when, the reservation having run out, a line is sold. Must run in a transaction.
 */
export async function takeStock(
  trx: Kysely<Database>,
  orderId: number,
  lines: readonly StockLine[],
  now: Date,
): Promise<boolean> {
  await releaseStock(trx, orderId);
  if (lines.length === 0) return true;
  await lockProducts(trx, lines);
  const taken = await sql`
    with available as (${availableLines(lines, now)})
    update products set stock_quantity = stock_quantity - available.quantity from available
    where products.product_id = available.product_id and (select count(*) from available) = ${lines.length}`.execute(
    trx,
  );
  return Number(taken.numAffectedRows) === lines.length;
}

export async function releaseStock(db: Kysely<Database>, orderId: number): Promise<void> {
  await db.deleteFrom('stock_reservations').where('order_id', '=', orderId).execute();
}

/**
 * Buyers of a product queue here, so that the next statement sees earlier holds. Ordered by id against deadlocks; 'no
 * key' because orders reference products meanwhile.
 */
async function lockProducts(trx: Kysely<Database>, lines: readonly StockLine[]): Promise<void> {
  await trx
    .selectFrom('products')
    .select('product_id')
    .where(
      'product_id',
      'in',
      lines.map((line) => line.productId),
    )
    .orderBy('product_id')
    .forNoKeyUpdate()
    .execute();
}

/** The lines of which stock less everybody's live reservations is enough. */
function availableLines(lines: readonly StockLine[], now: Date) {
  const requested = sql.join(lines.map((line) => sql`(${line.productId}::integer, ${line.quantity}::integer)`));
  return sql`
    select requested.product_id, requested.quantity
    from (values ${requested}) as requested (product_id, quantity)
    join products on products.product_id = requested.product_id
    where products.stock_quantity - coalesce((
      select sum(reserved.quantity) from stock_reservations reserved
      where reserved.product_id = requested.product_id and reserved.expires_at > ${now}::timestamptz
    ), 0) >= requested.quantity`;
}
