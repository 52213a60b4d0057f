import { type RawBuilder, sql } from 'kysely';

/** The browser of a hidden tab asks once a minute. */
export const SEEN_WITHIN_MS = 90_000;
/** A page in sight goes on to the payment at once; a hidden one within a minute. */
export const TURN_MS = 3 * 60_000;

/** Of those who wait, the ones for whom pieces are left: they are there, and their turn has not run out. */
export function isInLine(buyer: string, now: Date): RawBuilder<boolean> {
  const moment = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  return sql`(${sql.ref(`${buyer}.seen_at`)} > ${moment(SEEN_WITHIN_MS)}
    and coalesce(${sql.ref(`${buyer}.turn_since`)} > ${moment(TURN_MS)}, true))`;
}

/**
 * Pieces of `products`' row that those who wait before this person get first. Who does not wait comes after all of them, so
 * that nobody overtakes.
 */
export function leftForOthers(userId: RawBuilder<number>, now: Date): RawBuilder<number> {
  return sql`coalesce((
    select sum(ahead.quantity) from waiting_buyers ahead
    where ahead.product_id = products.product_id and ahead.user_id <> ${userId} and ${isInLine('ahead', now)}
      and not exists (
        select from waiting_buyers own
        where own.product_id = products.product_id and own.user_id = ${userId} and own.place < ahead.place
      )
  ), 0)`;
}
