import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/schema.ts';

/**
 * Puts a third of a large store's products into families of 3 to 6, once. Those of one family have neighbouring addresses,
 * and differ in categories, vendors and colours more than a real family does.
 */
export async function addFamilies(db: Db): Promise<void> {
  await sql`
    with chosen as (
      select product_id, row_number() over (order by slug) - 1 as place from products where sku like 'LG-%' and product_id % 3 = 0
    ),
    grouped as (
      -- 3 + 4 + 5 + 6 products are four families.
      select product_id, 'Family ' || place / 18 || array_position(array[2, 6, 11, 17],
        (select min(last) from unnest(array[2, 6, 11, 17]) as last where last >= place % 18)) as family
      from chosen
    ),
    made as (
      insert into product_families (name, varies) select distinct family, array['color'] from grouped
      on conflict do nothing returning family_id, name
    )
    insert into product_family_members (product_id, family_id)
    select product_id, family_id from grouped join made on made.name = grouped.family`.execute(db);
  await sql`select fold_product_sets()`.execute(db);
  await sql`vacuum analyze product_sets, product_family_members, product_family_sets`.execute(db);
}
