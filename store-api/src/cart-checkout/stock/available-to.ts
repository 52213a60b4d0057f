import { type RawBuilder, sql } from 'kysely';
import { TAKEN_OVER } from './taken-over.ts';

/** The browser of a hidden tab asks once a minute. */
export const SEEN_WITHIN_MS = 90_000;
/** A page in sight goes on to the payment at once; a hidden one within a minute. */
export const TURN_MS = 3 * 60_000;

/** Of those who wait, the ones for whom pieces are reserved: they asked lately, and their turn has not run out. */
export function isInLine(buyer: string, now: Date): RawBuilder<boolean> {
  const moment = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  return sql`(${sql.ref(`${buyer}.seen_at`)} > ${moment(SEEN_WITHIN_MS)}
    and coalesce(${sql.ref(`${buyer}.turn_since`)} > ${moment(TURN_MS)}, true))`;
}

/**
 * Pieces of `products`' row that a person can buy: what nobody else holds, less what those who wait before them get first.
 * Who does not wait comes after all of them, so that nobody overtakes; what a person holds is theirs whoever waits. Of
 * more pieces than the place was taken for, the rest comes after all of them too.
 * @param holds selects `others` and `own`, the pieces that open payments hold
 */
export function availableTo(userId: number, holds: RawBuilder<unknown>, now: Date): RawBuilder<number> {
  const self = sql`${userId}::integer`;
  return sql`(
    select least(free, greatest(free - line.others, least(line.own, free - line.before), held.own))::integer
    from (select products.stock_quantity - others as free, own from (${holds}) holds) held,
    (
      select coalesce(sum(quantity) filter (where user_id <> ${self}), 0) as others,
        coalesce(sum(quantity) filter (where user_id <> ${self} and place < own_place), 0) as before,
        coalesce(sum(quantity) filter (where user_id = ${self}), 0) as own
      from (
        select waiting.*, max(place) filter (where user_id = ${self}) over () as own_place
        from waiting_buyers waiting where product_id = products.product_id and ${isInLine('waiting', now)}
      ) present
    ) line
  )`;
}

/** What open payments hold; those of the person that a new payment takes over are their own. */
export function holdsFor(userId: number, now: Date): RawBuilder<unknown> {
  const isOwn = sql`payments.user_id = ${userId}::integer and payments.state in (${sql.join(TAKEN_OVER)})`;
  return sql`
    select coalesce(sum(reserved.quantity) filter (where not (${isOwn})), 0) as others,
      coalesce(sum(reserved.quantity) filter (where ${isOwn}), 0) as own
    from stock_reservations reserved join payments on payments.order_id = reserved.order_id
    where reserved.product_id = products.product_id and reserved.expires_at > ${now}`;
}
