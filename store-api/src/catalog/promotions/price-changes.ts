import { type RawBuilder, sql } from 'kysely';
import { LEAST_PRICE } from '../products/price.ts';

/**
 * SQL for the products whose prices differ from those under the promotions of a moment: product_id, promotion_id (null
 * after the last one), regular_price, regular_old_price, the prices that were seen, and the target price and old_price,
 * in paise. The largest reduction applies; reductions do not add up. The price before is the old price, shown crossed
 * out. One pass over the products: a join of two such lists is quadratic where the planner takes them for short.
 */
export function priceChanges(now: Date): RawBuilder<unknown> {
  return sql`
    with recursive running as (
      select * from promotions
      where ended_at is null and valid_from <= ${now} and coalesce(valid_until, 'infinity') > ${now}
    ), subtrees as (
      select promotion_id, kind, value, category_id from running where applies_to = 'category'
      union
      select promotion_id, kind, value, child.category_id
      from categories child join subtrees on child.parent_category_id = subtrees.category_id
    ), concerned as (
      select promotion_id, kind, value, product_id from running cross join product_prices where applies_to = 'everything'
      union select promotion_id, kind, value, product_id from running join promotion_products using (promotion_id)
      union select promotion_id, kind, value, product_id from subtrees join product_categories using (category_id)
      union select promotion_id, kind, value, product_id from subtrees join products on main_category_id = category_id
      union select null, null, null, product_id from promoted_products
    ), regular as (
      select product_id, concerned.promotion_id, kind, value, promoted.promotion_id as promoted_by,
        prices.price_paise as seen_price, prices.old_price_paise as seen_old_price,
        case when promoted.price_paise = prices.price_paise then promoted.regular_price_paise
          else prices.price_paise end as regular_price,
        case when promoted.old_price_paise = prices.old_price_paise then promoted.regular_old_price_paise
          else prices.old_price_paise end as regular_old_price
      from concerned join product_prices prices using (product_id) left join promoted_products promoted using (product_id)
    ), offers as (
      select distinct on (product_id) regular.*, lowered.price as lowered_price
      from regular left join lateral (
        select greatest(${LEAST_PRICE}, regular_price - case kind
          when 'percent' then round(regular_price * value / 10000.0)::bigint else value end) as price
      ) as lowered on lowered.price < regular_price and promotion_id is not null
      order by product_id, lowered.price nulls last, promotion_id
    ), targets as (
      select product_id, promoted_by, case when lowered_price is not null then promotion_id end as promotion_id,
        regular_price, regular_old_price, seen_price, seen_old_price,
        coalesce(lowered_price, regular_price) as price,
        case when lowered_price is null then regular_old_price
          else greatest(regular_price, regular_old_price) end as old_price
      from offers
    )
    select product_id, promotion_id, regular_price, regular_old_price, seen_price, seen_old_price, price, old_price
    from targets
    where promotion_id is distinct from promoted_by or (price, old_price) is distinct from (seen_price, seen_old_price)`;
}
