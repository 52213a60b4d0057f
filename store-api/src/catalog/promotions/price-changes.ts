import { type RawBuilder, sql } from 'kysely';

/** The provider refuses payments below one rupee. */
const LEAST_PRICE = 100;

/**
 * SQL for the products whose prices differ from those under the promotions of a moment: product_id, promotion_id (null
 * after the last one), regular_price, regular_old_price, and the target price and old_price, in paise. The largest
 * reduction applies; reductions do not add up. The price before is the old price, shown crossed out.
 */
export function priceChanges(now: Date): RawBuilder<unknown> {
  return sql`
    with recursive running as (
      select * from promotions
      where ended_at is null and valid_from <= ${now} and coalesce(valid_until, 'infinity') > ${now}
    ), subtrees as (
      select promotion_id, category_id from running where applies_to = 'category'
      union
      select subtrees.promotion_id, child.category_id
      from categories child join subtrees on child.parent_category_id = subtrees.category_id
    ), concerned as (
      select promotion_id, product_id from running cross join products where applies_to = 'everything'
      union select promotion_id, product_id from running join promotion_products using (promotion_id)
      union select promotion_id, product_id from subtrees join product_categories using (category_id)
      union select promotion_id, product_id from subtrees join products on main_category_id = category_id
    ), regular as (
      select products.product_id, promoted.promotion_id as promoted_by, products.price_paise, products.old_price_paise,
        case when promoted.price_paise = products.price_paise then promoted.regular_price_paise
          else products.price_paise end as regular_price,
        case when promoted.old_price_paise = products.old_price_paise then promoted.regular_old_price_paise
          else products.old_price_paise end as regular_old_price
      from products left join promoted_products promoted using (product_id)
      where products.product_id in (select product_id from concerned) or promoted.product_id is not null
    ), offers as (
      select distinct on (product_id) product_id, promotion_id, lowered.price
      from concerned join regular using (product_id) join running using (promotion_id)
      cross join lateral (
        select greatest(${LEAST_PRICE}, regular_price - case kind
          when 'percent' then round(regular_price * value / 10000.0)::bigint else value end) as price
      ) as lowered
      where lowered.price < regular_price
      order by product_id, lowered.price, promotion_id
    ), targets as (
      select product_id, promoted_by, promotion_id, regular_price, regular_old_price, price_paise, old_price_paise,
        coalesce(price, regular_price) as price,
        case when price is null then regular_old_price
          else greatest(regular_price, regular_old_price) end as old_price
      from regular left join offers using (product_id)
    )
    select product_id, promotion_id, regular_price, regular_old_price, price, old_price from targets
    where promotion_id is distinct from promoted_by
      or (price, old_price) is distinct from (price_paise, old_price_paise)`;
}
