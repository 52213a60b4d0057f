import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';
import { compileOnce } from '../../platform/database/compile-once.ts';
import { type HeldKind, held, heldOnce } from '../../platform/database/held.ts';
import type { Database, Db } from '../../platform/database/schema.ts';
import { asImage, type PictureRow } from '../../platform/pictures/picture.ts';
import { WHOLE_STORE } from './answer-tags.ts';
import { familyMembers, familyOf } from './family-of.ts';
import { oldPriceInRupees, priceInRupees } from './price.ts';

/** A card as every list shows it; the list adds its length, and which products are the newest. */
type Card = Omit<ProductListItem, 'TotalRecords'>;

const CARDS: HeldKind<number, Card> = {
  name: 'card',
  tags: (id) => [`product:${id}`],
  read: readCards,
  sizeOf: (card) => 2 * JSON.stringify(card).length,
};

/**
 * Products by id as list items, in the order of the ids, without unknown and unpublished ones.
 * @param totalRecords the length of the whole list
 */
export async function productCards(
  db: Db,
  productIds: readonly number[],
  totalRecords = productIds.length,
): Promise<ProductListItem[]> {
  if (productIds.length === 0) return [];
  const [cards, newest] = [await held(db, CARDS, [...new Set(productIds)]), await newestProducts(db)];
  return productIds.flatMap((id) => {
    const card = cards.get(id);
    return card ? [{ ...card, TotalRecords: totalRecords, MarkAsNew: card.MarkAsNew && newest.has(id) }] : [];
  });
}

async function readCards(db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, Card>> {
  const rows = await readRows(db, { ids: [...productIds] });
  return new Map(
    rows.flatMap((row) => {
      const [first, second] = row.pictures;
      return first ? [[row.product_id, asCard(row, first, second)] as const] : [];
    }),
  );
}

/** A mark that stays when newer products come would make everything new. */
const MOST_NEW = 6;

const newestProducts = heldOnce('newest products', [WHOLE_STORE], readNewest, () => 100 * MOST_NEW);

async function readNewest(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('products')
    .select('product_id')
    // Not as a parameter: the index is of published products.
    .where(sql<boolean>`is_published`)
    .orderBy('created_at', 'desc')
    .orderBy('product_id', 'desc')
    .limit(MOST_NEW)
    .execute();
  return new Set(rows.map(({ product_id }) => product_id));
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

const readRows = compileOnce((db: Db, { ids }: { readonly ids: readonly number[] }) =>
  db
    .selectFrom('products')
    .innerJoin('categories', 'categories.category_id', 'products.main_category_id')
    .innerJoin('vendors', 'vendors.vendor_id', 'products.vendor_id')
    .innerJoin('product_prices', 'product_prices.product_id', 'products.product_id')
    .leftJoin('product_facts', 'product_facts.product_id', 'products.product_id')
    .leftJoin('product_ratings', 'product_ratings.product_id', 'products.product_id')
    .select([
      'products.product_id',
      'products.name',
      'products.slug',
      'product_prices.price_paise',
      'product_prices.struck_price_paise',
      'products.stock_quantity',
      'products.mark_as_new',
      'products.is_digital',
      'products.estimated_shipping_days',
      'product_facts.lead_days',
      'categories.name as category_name',
      'categories.slug as category_slug',
      'vendors.name as vendor_name',
      'product_ratings.average',
      'product_ratings.review_count',
      (products) => jsonArrayFrom(imagesOf(products).where('position', '<=', 2)).as('pictures'),
      (products) => familyMembers(products).as('family'),
    ])
    .where('products.product_id', '=', sql<number>`any(${ids}::integer[])`)
    .where('products.is_published', '=', true),
);

/** The images of the product in scope, in their order. */
export function imagesOf(products: ExpressionBuilder<Database, 'products'>) {
  return products
    .selectFrom('product_images')
    .innerJoin('images', 'images.image_id', 'product_images.image_id')
    .select(['images.image_id', 'alt', 'width', 'height', 'placeholder', 'edge', 'is_room'])
    .whereRef('product_images.product_id', '=', 'products.product_id')
    .orderBy('position');
}

function asCard(row: Row, first: PictureRow, second: PictureRow | undefined): Card {
  return {
    ProductId: row.product_id,
    ProductName: row.name,
    CategoryName: row.category_name,
    CategorySlug: row.category_slug,
    Slug: row.slug,
    Price: priceInRupees(row),
    OldPrice: oldPriceInRupees(row),
    VendorName: row.vendor_name,
    Rating: row.average,
    TotalReviews: row.review_count ?? 0,
    MarkAsNew: row.mark_as_new,
    StockStatus: row.stock_quantity > 0 ? 'In stock' : 'Out of stock',
    IsDigitalProduct: row.is_digital,
    EstimatedShippingDays: row.is_digital ? null : row.estimated_shipping_days,
    LeadDays: row.lead_days,
    Image: asImage(first),
    SecondImage: second ? asImage(second) : null,
    Family: familyOf(row.product_id, row.family),
  };
}
