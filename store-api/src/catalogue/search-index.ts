import { type Kysely, sql } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

/**
 * Writes the search rows of products anew: of all, or of the given ids. To be run in the transaction that changes
 * a product, its categories or its tags. Weights: name A; type and categories B; material, colour, tags C; brand D.
 */
export async function refreshSearch(db: Kysely<Database>, productIds?: readonly number[]): Promise<void> {
  const some = productIds ? sql`where p.product_id = any(${[...productIds]}::integer[])` : sql``;
  await sql`
    insert into product_search (product_id, document, words)
    select
      product_id,
      setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', kinds), 'B')
        || setweight(to_tsvector('english', traits), 'C') || setweight(to_tsvector('english', brand), 'D'),
      lower(concat_ws(' ', name, kinds, traits, brand))
    from (
      select
        p.product_id,
        p.name,
        concat_ws(' ', t.name, categories.names) as kinds,
        concat_ws(' ', m.name, c.name, o.name, s.name, tagged.names) as traits,
        v.name as brand
      from products p
      join vendors v using (vendor_id)
      left join product_types t using (product_type_id)
      left join materials m using (material_id)
      left join colors c using (color_id)
      left join orientations o using (orientation_id)
      left join seaters s using (seater_id)
      left join lateral (
        select string_agg(categories.name, ' ' order by categories.category_id) as names
        from product_categories join categories using (category_id) where product_categories.product_id = p.product_id
      ) categories on true
      left join lateral (
        select string_agg(tags.name, ' ' order by tags.tag_id) as names
        from product_tags join tags using (tag_id) where product_tags.product_id = p.product_id
      ) tagged on true
      ${some}
    ) described
    on conflict (product_id) do update set document = excluded.document, words = excluded.words`.execute(db);
}
