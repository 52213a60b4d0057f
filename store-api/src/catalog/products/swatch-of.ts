import { sql } from 'kysely';

/** Whether the row of `products` in scope has the cover and the colour of a swatch. */
export const hasSwatches = sql<boolean>`exists (
  select from product_swatches
  join products swatch using (product_id)
  join product_facts cloth using (product_id)
  join product_facts own on own.product_id = products.product_id
  where cloth.cover = own.cover and swatch.color_id = products.color_id
)`;

/** Whether the row of `products` in scope is sold from the pages of others. */
export const isSwatch = sql<boolean>`exists (
  select from product_swatches where product_swatches.product_id = products.product_id
)`;

/** What a swatch is of: the address of the first product with its cover and colour. Null for other products. */
export const shownBySwatch = sql<{ slug: string; category_slug: string } | null>`(
  select jsonb_build_object('slug', shown.slug, 'category_slug', categories.slug)
  from product_facts cloth
  join product_facts covered on covered.cover = cloth.cover
  join products shown on shown.product_id = covered.product_id
  join categories on categories.category_id = shown.main_category_id
  where not products.is_published and cloth.product_id = products.product_id
    and shown.is_published and shown.color_id = products.color_id
  order by shown.product_id limit 1
)`;
