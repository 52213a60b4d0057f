import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ProductDetail } from 'shared-contracts/api/shapes/product-detail';
import { paise, toRupees } from 'shared-contracts/domain/money';
import { compileOnce } from '../../platform/database/compile-once.ts';
import type { Database, Db } from '../../platform/database/schema.ts';
import { asImage } from '../../platform/pictures/picture.ts';
import { safeHtml } from '../../platform/safe-html.ts';
import type { StoreFacts } from '../../platform/settings/store-facts.ts';
import { asDrawing, drawingsOf } from '../drawings/drawings-of.ts';
import { askedOf, colorOf, factsIn, factsOf, seaterOf, sideOf, typeOf } from '../facts/facts-of.ts';
import { careOf, deliveryOf } from '../facts/sentences.ts';
import { asModel, modelOf } from '../models/models-of.ts';
import { familyMembers, familyOf } from './family-of.ts';
import { gstRateOn } from './gst-rate.ts';
import { oldPriceInRupees, priceInRupees } from './price.ts';
import { imagesOf } from './product-cards.ts';
import { hasSwatches } from './swatch-of.ts';

/**
 * Null for an unknown or unpublished product.
 * @param day 'YYYY-MM-DD', decides the GST rate
 * @param assembly what the store says of it
 */
export async function findProductDetail(
  db: Db,
  productId: number,
  day: string,
  assembly: StoreFacts['assembly'],
): Promise<Omit<ProductDetail, 'EmiFrom'> | null> {
  const [row] = await readProduct(db, { productId, day });
  if (!row) return null;
  const facts = factsOf(row);
  return {
    ProductId: row.product_id,
    MetaTitle: row.name,
    MetaKeywords: row.meta_keywords,
    ShortDescription: row.short_description,
    FullDescription: safeHtml(row.full_description),
    Price: priceInRupees(row),
    OldPrice: oldPriceInRupees(row),
    OrderMaximumQuantity: row.order_maximum_quantity,
    MatterialTypeJson: JSON.stringify(
      row.material_id ? [{ TypeId: row.material_id, TypeName: row.material_name }] : [],
    ),
    ProductTagsJson: JSON.stringify(row.tags),
    ProductShipMethodsJson: JSON.stringify(row.shipping_methods),
    VendorName: row.vendor_name,
    Rating: row.average,
    TotalReviews: row.review_count ?? 0,
    IsShippingFree: row.is_shipping_free,
    IsReturnAble: row.is_returnable,
    MarkAsNew: row.mark_as_new,
    EstimatedShippingDays: row.estimated_shipping_days,
    DeliveryContent: deliveryOf(safeHtml(row.delivery_content), facts, assembly),
    MerchantContent: safeHtml(row.merchant_content),
    FurnitureCareContent: careOf(safeHtml(row.furniture_care_content), facts, row),
    WarrantyContent: safeHtml(row.warranty_content),
    DisclaimerContent: safeHtml(row.disclaimer_content),
    Images: row.images.map(asImage),
    Slug: row.slug,
    CategoryID: row.main_category_id,
    CategoryName: row.category_name,
    CategorySlug: row.category_slug,
    StockStatus: row.stock_quantity > 0 ? 'In stock' : 'Out of stock',
    StockQuantity: row.stock_quantity,
    Sku: row.sku,
    HsnCode: row.hsn_code,
    GstRate: row.gst_rate ?? 0,
    DimensionsCm: dimensions(row),
    IsDigitalProduct: row.is_digital,
    ShippingFee: row.is_shipping_free ? 0 : toRupees(paise(row.shipping_fee_paise)),
    Mrp: row.mrp_paise === null ? (oldPriceInRupees(row) ?? priceInRupees(row)) : toRupees(paise(row.mrp_paise)),
    NetQuantity: row.net_quantity,
    CountryOfOrigin: row.country_of_origin,
    ManufacturerName: row.manufacturer_name,
    ManufacturerAddress: row.manufacturer_address,
    ImporterName: row.importer_name,
    ImporterAddress: row.importer_address,
    Month: row.month,
    QualityMarks: row.quality_marks,
    Family: familyOf(row.product_id, row.family),
    Facts: facts,
    Drawings: row.drawings.map(asDrawing),
    Model: asModel(row.model),
    HasSwatches: row.has_swatches,
  };
}

/** One statement for a product and its parts, because a round trip costs more than a lookup. */
const readProduct = compileOnce((db: Db, { productId, day }: { readonly productId: number; readonly day: string }) =>
  db
    .selectFrom('products')
    .innerJoin('categories', 'categories.category_id', 'products.main_category_id')
    .innerJoin('vendors', 'vendors.vendor_id', 'products.vendor_id')
    .innerJoin('origins', 'origins.origin_id', 'products.origin_id')
    .leftJoin('importers', 'importers.importer_id', 'products.importer_id')
    .innerJoin('product_prices', 'product_prices.product_id', 'products.product_id')
    .leftJoin('materials', 'materials.material_id', 'products.material_id')
    .leftJoin('product_ratings', 'product_ratings.product_id', 'products.product_id')
    .selectAll('products')
    .select([
      'product_prices.price_paise',
      'product_prices.struck_price_paise',
      'categories.name as category_name',
      'categories.slug as category_slug',
      'vendors.name as vendor_name',
      'origins.name as country_of_origin',
      'importers.name as importer_name',
      'importers.address as importer_address',
      'vendors.manufacturer_name',
      'vendors.manufacturer_address',
      'vendors.merchant_content',
      'materials.name as material_name',
      'product_ratings.average',
      'product_ratings.review_count',
      gstRateOn(day).as('gst_rate'),
      hasSwatches.as('has_swatches'),
      (eb) => jsonArrayFrom(imagesOf(eb)).as('images'),
      (eb) => familyMembers(eb).as('family'),
      (eb) => factsIn(eb).as('facts'),
      (eb) => askedOf(eb).as('asked'),
      (eb) => drawingsOf(eb).as('drawings'),
      (eb) => modelOf(eb).as('model'),
      (eb) => seaterOf(eb).as('seater'),
      (eb) => colorOf(eb).as('color'),
      (eb) => sideOf(eb).as('side'),
      (eb) => typeOf(eb).as('type'),
      (eb) => jsonArrayFrom(qualityMarksOf(eb)).as('quality_marks'),
      (eb) => jsonArrayFrom(tagsOf(eb)).as('tags'),
      (eb) => jsonArrayFrom(shippingMethodsOf(eb)).as('shipping_methods'),
    ])
    .where('products.product_id', '=', productId)
    .where('products.is_published', '=', true),
);

type Products = ExpressionBuilder<Database, 'products'>;

// The label is the second key of each object, as observed clients read it.
function tagsOf(products: Products) {
  return products
    .selectFrom('product_tags')
    .innerJoin('tags', 'tags.tag_id', 'product_tags.tag_id')
    .select(['tags.tag_id as TagID', 'tags.name as TagName'])
    .whereRef('product_tags.product_id', '=', 'products.product_id')
    .orderBy('tags.tag_id');
}

function qualityMarksOf(products: Products) {
  return products
    .selectFrom('product_licences as licence')
    .innerJoin('quality_standards as standard', 'standard.standard_id', 'licence.standard_id')
    .select(['standard.code as Standard', 'standard.title as Title', 'licence.licence as Licence'])
    .whereRef('licence.product_id', '=', 'products.product_id')
    .orderBy('standard.code');
}

function shippingMethodsOf(products: Products) {
  return products
    .selectFrom('product_shipping_methods as chosen')
    .innerJoin('shipping_methods as method', 'method.shipping_method_id', 'chosen.shipping_method_id')
    .select(['method.shipping_method_id as ShippingMethodID', 'method.name as MethodName'])
    .whereRef('chosen.product_id', '=', 'products.product_id')
    .orderBy('method.shipping_method_id');
}

function dimensions(row: { width_cm: number | null; depth_cm: number | null; height_cm: number | null }) {
  if (row.width_cm === null || row.depth_cm === null || row.height_cm === null) return null;
  return { Width: row.width_cm, Depth: row.depth_cm, Height: row.height_cm };
}
