import { sql } from 'kysely';
import type { Category } from 'shared-contracts/api/get-categories-list';
import type { Db } from '../../platform/database/schema.ts';
import { asImageOrNull } from '../../platform/pictures/picture.ts';
import { count } from '../product-sets/bitmap.ts';
import { bitmapsOf } from '../product-sets/bitmaps-of-sets.ts';
import { onePerFamily } from '../product-sets/one-per-family.ts';
import { allOf, having, noProducts, published } from '../product-sets/product-set.ts';
import { withDescendants } from './category-scope.ts';

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

/** All categories in menu order, each with the number of cards that its listing shows. */
async function readCategories(db: Db): Promise<readonly CategoryRow[]> {
  const { rows } = await sql<Omit<CategoryRow, 'product_count'>>`
    select category_id, parent_category_id, name, slug, intro, popular_order, image_id, image_alt,
      images.width, images.height, images.placeholder, images.edge
    from categories left join images using (image_id)
    order by display_order, category_id`.execute(db);
  const subtrees = await Promise.all(rows.map(({ category_id }) => withDescendants(db, [category_id])));
  const listed = subtrees.map((ids) => onePerFamily(allOf(published, having('category', ids))));
  const bitmaps = await bitmapsOf(db, listed);
  return rows.map((row, index) => ({ ...row, product_count: count(bitmaps.of(listed[index] ?? noProducts)) }));
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
