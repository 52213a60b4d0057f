import { sql } from 'kysely';
import { slugify } from 'shared-contracts/domain/slug';
import type { Db } from '../../platform/database/schema.ts';

export interface ProductAddress {
  readonly productId: number;
  readonly slug: string;
  /** Of the main category: the canonical one. */
  readonly categorySlug: string;
  /** False when it was found by a former slug, of its own or of its category. */
  readonly isCurrent: boolean;
}

/**
 * Finds a product by its name or slug and the name or slug of any category that lists it. Ignores case, hyphens and
 * punctuation; former slugs still match.
 */
export async function findProductAddress(
  db: Db,
  productName: string,
  categoryName: string,
): Promise<ProductAddress | null> {
  const productSlug = slugify(productName);
  const categorySlug = slugify(categoryName);
  const { rows } = await sql<ProductAddress>`
    with recursive chosen_category as (
      select category_id, false as former from categories where slug = ${categorySlug} or ${slugOf('name')} = ${categorySlug}
      union
      select category_id, true from category_slug_history where slug = ${categorySlug}
    ),
    subtree as (
      select category_id, former from chosen_category
      union
      select child.category_id, subtree.former from categories child join subtree on child.parent_category_id = subtree.category_id
    ),
    chosen_product as (
      select product_id, false as former from products where slug = ${productSlug}
      union
      select product_id, false from products where ${slugOf('name')} = ${productSlug}
      union
      select product_id, true from product_slug_history where slug = ${productSlug}
    )
    select products.product_id as "productId", products.slug, categories.slug as "categorySlug",
      not (chosen_product.former or subtree.former) as "isCurrent"
    from chosen_product
    join products using (product_id)
    join categories on categories.category_id = products.main_category_id
    join product_categories on product_categories.product_id = products.product_id
    join subtree on subtree.category_id = product_categories.category_id
    where products.is_published
    order by products.slug = ${productSlug} desc, chosen_product.former, subtree.former, products.product_id
    limit 1`.execute(db);
  return rows[0] ?? null;
}

// The SQL of slugify's folding.
function slugOf(column: string) {
  return sql`trim(both '-' from regexp_replace(lower(${sql.ref(column)}), '[^a-z0-9]+', '-', 'g'))`;
}
