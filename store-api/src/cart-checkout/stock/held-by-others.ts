import { type RawBuilder, sql } from 'kysely';
import { TAKEN_OVER } from './stock-holds.ts';

/** Pieces of `products`' row that open payments of others hold. */
export function heldByOthers(userId: number | null, now: Date): RawBuilder<number> {
  return sql`(
    select coalesce(sum(held.quantity), 0)::integer
    from stock_reservations held join payments on payments.order_id = held.order_id
    where held.product_id = products.product_id and held.expires_at > ${now}
      and not (payments.user_id = ${userId ?? 0} and payments.state in (${sql.join(TAKEN_OVER)}))
  )`;
}
