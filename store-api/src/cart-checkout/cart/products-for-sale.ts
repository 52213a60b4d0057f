import { sql } from 'kysely';
import type { Image } from 'shared-contracts/api/shapes/image';
import type { DeliveryTime } from 'shared-contracts/domain/arrival';
import { orderMaximum } from 'shared-contracts/domain/cart-maximum';
import { type Paise, paise } from 'shared-contracts/domain/money';
import { gstRateOn } from '../../catalog/products/gst-rate.ts';
import { LEAST_PRICE } from '../../catalog/products/price.ts';
import { isSwatch, shownBySwatch } from '../../catalog/products/swatch-of.ts';
import type { Db } from '../../platform/database/schema.ts';
import { asImageOrNull } from '../../platform/pictures/picture.ts';
import { indianDay } from '../../platform/time.ts';
import type { RateBasisPoints } from '../pricing/gst.ts';
import { availableTo, holdsFor } from '../stock/available-to.ts';

/** A product as it can be bought now. Money is tax-inclusive paise per piece; the shipping fee is per line. */
export interface ProductForSale {
  readonly productId: number;
  readonly name: string;
  readonly slug: string;
  readonly categorySlug: string;
  readonly material: string;
  readonly image: Image | null;
  /** Above discountedPrice, which is what is paid, while a promotion runs: what the product page strikes through. */
  readonly price: Paise;
  readonly discountedPrice: Paise;
  readonly isPromoted: boolean;
  /** What pages strike through, whether or not a promotion runs; null without one. */
  readonly oldPrice: Paise | null;
  readonly shippingFee: Paise;
  /** Of a piece; null where it is not known. */
  readonly grams: number | null;
  readonly gstRate: RateBasisPoints;
  readonly hsnCode: string;
  readonly isDigital: boolean;
  /** Its slugs are those of what it shows. */
  readonly isSwatch: boolean;
  readonly orderMaximum: number;
  readonly deliveryTime: DeliveryTime;
  /** Stock less what others hold or wait for; digital products are unlimited. */
  readonly available: number;
  readonly inStock: number;
}

/** Of a guest: has no holds and waits nowhere. */
const NOBODY = 0;

/** Shown as stock of digital products. */
const NEVER_RUNS_OUT = 9999;

/**
 * Products that are on sale: published or swatches, with a price of a rupee at least and a current GST rate. Holds of the
 * person's own unpaid payments count as available, since a new payment takes them over.
 */
export async function productsForSale(
  db: Db,
  request: { readonly productIds: readonly number[]; readonly userId: number | null; readonly now: Date },
): Promise<Map<number, ProductForSale>> {
  if (request.productIds.length === 0) return new Map();
  const buyer = request.userId ?? NOBODY;
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.category_id', 'products.main_category_id')
    .leftJoin('materials', 'materials.material_id', 'products.material_id')
    .innerJoin('product_prices', 'product_prices.product_id', 'products.product_id')
    .leftJoin('promoted_products', 'promoted_products.product_id', 'products.product_id')
    .leftJoin('product_facts', 'product_facts.product_id', 'products.product_id')
    .leftJoin('product_images', (join) =>
      join
        .onRef('product_images.product_id', '=', 'products.product_id')
        .on('product_images.position', '=', firstPosition()),
    )
    .leftJoin('images', 'images.image_id', 'product_images.image_id')
    .selectAll('products')
    .select([
      'product_prices.price_paise',
      'product_prices.struck_price_paise',
      'promoted_products.price_paise as promoted_price_paise',
      'categories.slug as category_slug',
      'materials.name as material',
      'images.image_id',
      'images.width',
      'images.height',
      'images.placeholder',
      'images.edge',
      'product_images.alt',
      'product_facts.lead_days',
      gstRateOn(indianDay(request.now)).$castTo<number | null>().as('rate_percent'),
      availableTo(buyer, holdsFor(buyer, request.now), request.now).as('available'),
      shownBySwatch.as('shown'),
    ])
    .where('products.product_id', 'in', request.productIds)
    .where((eb) => eb.or([eb('is_published', '=', true), isSwatch]))
    .where('product_prices.price_paise', '>=', LEAST_PRICE)
    .execute();

  return new Map(
    rows.filter(hasRate).map((row) => [
      row.product_id,
      {
        productId: row.product_id,
        name: row.name,
        slug: row.shown?.slug ?? row.slug,
        categorySlug: row.shown?.category_slug ?? row.category_slug,
        material: row.material ?? '',
        image: asImageOrNull(row),
        price: paise(isPromoted(row) ? (row.struck_price_paise ?? row.price_paise) : row.price_paise),
        discountedPrice: paise(row.price_paise),
        isPromoted: isPromoted(row),
        oldPrice: oldPriceOf(row),
        shippingFee: paise(row.is_digital || row.is_shipping_free ? 0 : row.shipping_fee_paise),
        grams: row.weight_grams,
        gstRate: row.rate_percent * 100,
        hsnCode: row.hsn_code,
        isDigital: row.is_digital,
        isSwatch: !row.is_published,
        // A file is bought once.
        orderMaximum: row.is_digital ? 1 : orderMaximum(row.order_maximum_quantity),
        deliveryTime: { days: row.estimated_shipping_days, makingDays: row.lead_days ?? 0 },
        available: row.is_digital ? NEVER_RUNS_OUT : Math.max(0, row.available),
        inStock: row.is_digital ? NEVER_RUNS_OUT : row.stock_quantity,
      },
    ]),
  );
}

function oldPriceOf(row: { readonly price_paise: number; readonly struck_price_paise: number | null }): Paise | null {
  const struck = row.struck_price_paise;
  return struck !== null && struck > row.price_paise ? paise(struck) : null;
}

/** A price that was changed since the promotion set it is a regular one. */
function isPromoted(row: { readonly price_paise: number; readonly promoted_price_paise: number | null }): boolean {
  return row.promoted_price_paise === row.price_paise;
}

function firstPosition() {
  return sql<number>`(
    select min(first.position) from product_images first where first.product_id = products.product_id
  )`;
}

function hasRate<Row extends { readonly rate_percent: number | null }>(
  row: Row,
): row is Row & { rate_percent: number } {
  return row.rate_percent !== null;
}
