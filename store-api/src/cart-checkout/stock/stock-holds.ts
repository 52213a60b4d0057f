import { sql } from 'kysely';
import { lockProducts } from '../../catalog/products/lock-products.ts';
import type { Db } from '../../platform/database/schema.ts';
import { availableTo } from './available-to.ts';

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

/** When a hold is made and when it ends; null: the pieces must be available, but are not held. */
export interface HoldTime {
  readonly now: Date;
  readonly until: Date | null;
}

/**
 * Holds all physical lines of an order or none: false when a line is unavailable. Replaces earlier holds of the order. Must
 * run in a transaction, to be rolled back on false.
 */
export async function holdStock(trx: Db, { orderId, userId }: Buyer, { now, until }: HoldTime): Promise<boolean> {
  // Buyers of a product queue here, so that the next statement sees earlier holds.
  await lockProducts(trx, sql`select product_id from order_items where order_id = ${orderId} and not is_digital`);
  const holds = sql`
    select coalesce(sum(quantity) filter (where order_id <> ${orderId}), 0) as others,
      coalesce(sum(quantity) filter (where order_id = ${orderId}), 0) as own
    from stock_reservations reserved where reserved.product_id = products.product_id and expires_at > ${now}`;
  const { rows } = await sql<{ readonly is_enough: boolean }>`
    with requested as (
      select product_id, quantity from order_items where order_id = ${orderId} and not is_digital
    ),
    available as (
      select product_id, quantity from requested join products using (product_id)
      where quantity <= ${availableTo(userId, holds, now)}
    ),
    held as (
      insert into stock_reservations (order_id, product_id, quantity, expires_at)
      select ${orderId}, product_id, quantity, ${until}::timestamptz from available where ${until}::timestamptz is not null
      on conflict (order_id, product_id) do update set quantity = excluded.quantity, expires_at = excluded.expires_at
    ),
    served as (
      delete from waiting_buyers
      where user_id = ${userId} and product_id in (select product_id from available) and ${until}::timestamptz is not null
    ),
    not_held as (
      delete from stock_reservations where order_id = ${orderId} and ${until}::timestamptz is null
    )
    select (select count(*) from available) = (select count(*) from requested) as is_enough`.execute(trx);
  return rows[0]?.is_enough ?? false;
}

/**
 * Takes all physical lines of a paid order out of stock, or none: false when a line is sold, or recalled. Captured money goes before the
 * holds of others, which nothing has been paid for (PAY-16). Counts the units sold, which rank best-sellers, downloads too,
 * and ends the order's own holds. Must run in a transaction, to be rolled back on false.
 */
export async function takeStock(trx: Db, orderId: number): Promise<boolean> {
  // A statement of its own: one that locks and writes would write the versions from before the wait, and buyers would wait
  // for each other in a circle.
  await lockProducts(trx, sql`select product_id from order_items where order_id = ${orderId}`);
  const { numAffectedRows = 0n } = await sql`
    with sold as (
      select product_id, quantity, case when is_digital then 0 else quantity end as from_stock
      from order_items where order_id = ${orderId}
    ),
    ended as (
      delete from stock_reservations where order_id = ${orderId}
    )
    update products set stock_quantity = stock_quantity - from_stock, units_sold = units_sold + quantity
    from sold
    where products.product_id = sold.product_id
      and (select bool_and(stock_quantity >= from_stock) from products join sold using (product_id))
      and not exists (select from product_recalls join sold using (product_id))`.execute(trx);
  return numAffectedRows > 0n;
}

export async function releaseStock(db: Db, orderId: number): Promise<void> {
  await db.deleteFrom('stock_reservations').where('order_id', '=', orderId).execute();
}

/**
 * Releases what an order held when its payment did not go through or another one follows: where people wait for a piece,
 * its buyer has the next turn, since it was theirs until now.
 */
export async function releaseStockToBuyer(db: Db, { orderId, userId }: Buyer, now: Date): Promise<void> {
  await sql`
    with released as (
      delete from stock_reservations where order_id = ${orderId} returning product_id, quantity, expires_at
    )
    insert into waiting_buyers (product_id, user_id, quantity, place, seen_at, turn_since)
    select product_id, ${userId}::integer, released.quantity, min(place) - 1, ${now}::timestamptz, ${now}::timestamptz
    from released join waiting_buyers others using (product_id)
    where expires_at > ${now} and others.user_id <> ${userId}
    group by product_id, released.quantity
    on conflict (product_id, user_id) do update
    set quantity = excluded.quantity, place = excluded.place, seen_at = excluded.seen_at, turn_since = excluded.turn_since`.execute(
    db,
  );
}

interface Buyer {
  readonly orderId: number;
  readonly userId: number;
}
