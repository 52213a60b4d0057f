import { sql } from 'kysely';
import type { Category } from 'shared-contracts/api/get-categories-list';
import type { Db } from '../../platform/database/schema.ts';
import { asImageOrNull } from '../../platform/pictures/picture.ts';
import { membersIn } from '../product-sets/masks.ts';

interface CategoryRow {
  readonly category_id: number;
  readonly parent_category_id: number | null;
  readonly name: string;
  readonly slug: string;
  readonly intro: string;
  readonly popular_order: number | null;
  readonly image_id: string | null;
  readonly image_alt: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly placeholder: string | null;
  readonly edge: string | null;
  readonly product_count: number;
}

/** All categories in menu order. Each counts the products of its whole subtree once. */
async function readCategories(db: Db): Promise<readonly CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    with recursive below as (
      select category_id as ancestor_id, category_id from categories
      union all
      select below.ancestor_id, child.category_id from categories child join below on child.parent_category_id = below.category_id
    ),
    gathered as (
      select ancestor_id as category_id, segment, bit_or(members) as members
      from below join current_product_sets on kind = 'category' and option_id = category_id
      group by ancestor_id, segment
    ),
    counted as (
      select category_id, ${membersIn(sql`gathered.members & published.members`)} as product_count
      from gathered join current_product_sets as published using (segment)
      where published.kind = 'published' and published.option_id = 0
      group by category_id
    )
    select categories.category_id, parent_category_id, name, slug, intro, popular_order, image_id, image_alt,
      images.width, images.height, images.placeholder, images.edge, coalesce(product_count, 0) as product_count
    from categories left join counted using (category_id) left join images using (image_id)
    order by display_order, categories.category_id`.execute(db);
  return rows;
}

export async function listCategories(db: Db): Promise<Category[]> {
  return (await readCategories(db)).map((row) => ({
    CategoryID: row.category_id,
    Name: row.name,
    ...(row.parent_category_id === null ? {} : { ParentCategoryID: row.parent_category_id }),
    Slug: row.slug,
    // Only the address, because every page carries this list for its menu.
    ...(row.image_id === null ? {} : { ImageUrl: `/media/${row.image_id}` }),
    Intro: row.intro,
    ProductCount: row.product_count,
  }));
}

/** The home page's grid: the categories with a place in it and a picture. */
export async function listPopularCategories(db: Db) {
  const rows = (await readCategories(db)).filter((row) => row.popular_order !== null);
  const ordered = rows.toSorted((one, other) => (one.popular_order ?? 0) - (other.popular_order ?? 0));
  return ordered.flatMap((row) => {
    const Image = asImageOrNull({ ...row, alt: row.image_alt });
    if (!Image) return [];
    const { category_id: CategoryID, name: Name, slug: Slug, product_count: ProductCount } = row;
    return [{ CategoryID, Name, Slug, ImageUrl: Image.Url, Image, ProductCount }];
  });
}
