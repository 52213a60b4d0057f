import { fromRupees } from 'shared-contracts/domain/money';
import { contradictionsOf } from '../../catalog/product-records/contradictions.ts';
import { DAY_MS } from '../../platform/time.ts';
import type { SeedProduct } from '../files/seed-media.ts';
import { articleOf, type SeedArticle } from './articles.ts';
import type { FlatCategory } from './categories.ts';
import {
  DELIVERY_CONTENT,
  disclaimerContent,
  fullDescription,
  seedMaterials,
  shortDescription,
  toldOf,
  warrantyContent,
} from './contents.ts';
import { askedOfTypes, factsOf, type PieceFacts } from './facts.ts';
import { WHOLLY_CANE } from './gst-rates.ts';
import { guideFile, PDF } from './guide-pdf.ts';
import { type SeedGuide, seedGuides } from './guides.ts';
import { type SeedOffer, seedOffers } from './offers.ts';
import { sampleReviews } from './reviews.ts';
import { type Ids, idOf, numbered } from './seed-attributes.ts';

// Ages are counted back from here, so that every seeding gives the same dates.
const SEEDED_AT = Date.UTC(2026, 10, 1, 6);
/** The day of the seed's acts. */
export const RECORDED_AT = new Date(SEEDED_AT);
const BEFORE_THE_HISTORY = '0';
const daysBefore = (days: number) => new Date(SEEDED_AT - days * DAY_MS);

/** A product is marked new for this many days in the catalogue. */
const NEW_FOR_DAYS = 30;

const DIGITAL_HSN = '998431';
/** Downloads never sell out; a number keeps the arithmetic on stock simple. */
const DIGITAL_STOCK = 1_000_000;

const HOME_DELIVERY = 'Home Delivery';
const WITH_ASSEMBLY = 'Home Delivery with Assembly';
const DOWNLOAD = 'Instant Download';
export function buildProducts(products: readonly SeedProduct[], categories: readonly FlatCategory[], vendorIds: Ids) {
  const described = products.map((product, index) => describe(product, index + 1));
  const colors = new Map(products.map(({ color }) => [color.name, color.hex.toUpperCase()]));
  const colorIds = numbered([...colors.keys()]);
  const categoryIds: Ids = new Map(categories.map((category) => [category.name, category.id]));
  const typeIds = numbered([...products.map((product) => product.productType), 'Guide']);
  const materialIds = numbered(products.map((product) => product.material));
  const orientationIds = numbered(products.flatMap((product) => product.orientation ?? []));
  const seaterIds = numbered(distinctSeats(products).map(seaterName));
  const tagIds = numbered([...described.flatMap(({ tags }) => tags), 'Download']);
  const shippingMethodIds = numbered([HOME_DELIVERY, WITH_ASSEMBLY, DOWNLOAD]);
  const guides = seedGuides.map((guide, index) => ({ guide, id: products.length + index + 1 }));

  return {
    standards: described.flatMap(({ product, article }) =>
      article.standards.map((code) => ({ product_type_id: idOf(typeIds, product.productType), code })),
    ),
    facts: described.map(({ id, facts }) => ({ product_id: id, ...facts.row })),
    askedFacts: askedOfTypes(typeIds),
    names: {
      product_types: typeIds,
      materials: materialIds,
      orientations: orientationIds,
      seaters: seaterIds,
      tags: tagIds,
      shipping_methods: shippingMethodIds,
    },
    colors: [...colors].map(([name, hex_code]) => ({ color_id: idOf(colorIds, name), name, hex_code })),
    products: [
      ...described.map((item) => ({
        ...withoutContradiction(item, furnitureRow(item)),
        main_category_id: idOf(categoryIds, item.categories[0] ?? ''),
        vendor_id: idOf(vendorIds, item.offer.vendor),
        product_type_id: idOf(typeIds, item.product.productType),
        material_id: idOf(materialIds, item.product.material),
        orientation_id: item.product.orientation ? idOf(orientationIds, item.product.orientation) : null,
        seater_id: item.product.seats ? idOf(seaterIds, seaterName(item.product.seats)) : null,
        color_id: idOf(colorIds, item.product.color.name),
        size_id: null,
      })),
      ...guides.map(({ guide, id }) => ({
        ...guideRow(guide, id),
        main_category_id: idOf(categoryIds, 'Planning Guides'),
        vendor_id: idOf(vendorIds, 'kashtha'),
        product_type_id: idOf(typeIds, 'Guide'),
      })),
    ],
    prices: [
      ...described.map(({ id, offer }) => pricing(id, offer)),
      ...guides.map(({ guide, id }) => pricing(id, guide)),
    ],
    categories: [
      ...described.flatMap((item) =>
        item.categories.map((name) => ({ product_id: item.id, category_id: idOf(categoryIds, name) })),
      ),
      ...guides.map(({ id }) => ({ product_id: id, category_id: idOf(categoryIds, 'Planning Guides') })),
    ],
    tags: [
      ...described.flatMap((item) => item.tags.map((tag) => ({ product_id: item.id, tag_id: idOf(tagIds, tag) }))),
      ...guides.map(({ id }) => ({ product_id: id, tag_id: idOf(tagIds, 'Download') })),
    ],
    shippingMethods: [
      ...described.map((item) => ({
        product_id: item.id,
        shipping_method_id: idOf(shippingMethodIds, methodFor(item.facts)),
      })),
      ...guides.map(({ id }) => ({ product_id: id, shipping_method_id: idOf(shippingMethodIds, DOWNLOAD) })),
    ],
    images: [
      ...described.flatMap(({ id, product }) =>
        product.images.map((image, index) => ({
          product_id: id,
          position: index + 1,
          file: image.file,
          alt: image.alt,
        })),
      ),
      ...guides.map(({ guide, id }) => ({ product_id: id, position: 1, file: guide.picture, alt: guide.alt })),
    ],
    reviews: described.flatMap(({ id, article, product, facts }) =>
      sampleReviews(id, article.hsn, product, facts.row.cover).map(({ reviewer, daysAgo, ...review }) => ({
        ...review,
        product_id: id,
        reviewer_name: reviewer,
        is_sample: true,
        status: 'approved' as const,
        created_at: daysBefore(daysAgo),
      })),
    ),
    files: guides.map(({ guide, id }) => ({ product_id: id, file: guideFile(guide), content_type: PDF })),
  };
}

interface Described {
  readonly id: number;
  readonly product: SeedProduct;
  readonly article: SeedArticle;
  readonly offer: SeedOffer;
  readonly facts: PieceFacts;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
}

function describe(product: SeedProduct, id: number): Described {
  const article = articleOf(product);
  const offer = seedOffers.get(product.slug);
  if (!offer) throw new Error(`offers.csv lacks ${product.slug}`);
  return {
    id,
    product,
    article,
    offer,
    facts: factsOf(product),
    categories: categoriesOf(product, article),
    tags: tagsOf(product, article, offer),
  };
}

/** The product's categories, main one first, then those of its material and covering. */
function categoriesOf(product: SeedProduct, article: SeedArticle): readonly string[] {
  const main = mainSofaCategory(product);
  const material = seedMaterials[product.material]?.category;
  const cane = product.slug.includes('cane') ? ['Cane Furniture'] : [];
  const upholstered = product.material === 'Fabric' && product.productType.endsWith('Bed') ? ['Upholstered Beds'] : [];
  return [...new Set([...main, ...article.categories, ...upholstered, ...cane, ...(material ? [material] : [])])];
}

// The main category of plain sofas is that of their covering.
function mainSofaCategory(product: SeedProduct): readonly string[] {
  if (!/^[23] Seater Sofa$/.test(product.productType)) return [];
  return [product.material === 'Fabric' ? 'Fabric Sofas' : 'Wooden Sofas'];
}

function tagsOf(product: SeedProduct, article: SeedArticle, offer: SeedOffer): readonly string[] {
  const wooden = product.material.endsWith('Wood') ? ['Solid Wood'] : [];
  const best = offer.sold >= 200 ? ['Bestseller'] : [];
  return [...new Set([...article.tags, ...wooden, ...best])];
}

function furnitureRow({ id, product, article, offer, facts, tags }: Described) {
  return {
    product_id: id,
    name: product.name,
    slug: product.slug,
    sku: skuOf(id),
    meta_keywords: [product.productType, product.material, ...colorOf(product), ...tags].join(', '),
    short_description: shortDescription(product, article),
    full_description: fullDescription(product, article, facts),
    delivery_content: DELIVERY_CONTENT,
    furniture_care_content: '',
    warranty_content: warrantyContent(product),
    disclaimer_content: disclaimerContent(),
    stock_quantity: offer.stock,
    order_maximum_quantity: offer.atMost,
    hsn_code: article.hsn,
    gst_material_class: WHOLLY_CANE.has(product.slug) ? 'wholly-cane-bamboo-rattan' : '',
    is_digital: false,
    is_shipping_free: offer.shipping === undefined,
    shipping_fee_paise: fromRupees(offer.shipping ?? 0),
    is_returnable: !offer.finalSale,
    mark_as_new: offer.ageDays <= NEW_FOR_DAYS,
    estimated_shipping_days: offer.days,
    width_cm: product.dimensionsCm.w,
    depth_cm: product.dimensionsCm.d,
    height_cm: product.dimensionsCm.h,
    weight_grams: facts.weightKg * 1000,
    net_quantity: article.netQuantity,
    month: daysBefore(offer.ageDays).toISOString().slice(0, 7),
    units_sold: offer.sold,
    ranked_units: offer.sold,
    created_at: daysBefore(offer.ageDays),
  };
}

/** Throws where a text says something else than the facts, as an import refuses it (CAT-33). */
function withoutContradiction({ product, facts }: Described, row: ReturnType<typeof furnitureRow>) {
  const faults = contradictionsOf({
    ...toldOf(product, facts),
    shipping_days: row.estimated_shipping_days,
    returnable: row.is_returnable,
    name: row.name,
    short_description: row.short_description,
    description: row.full_description,
    delivery: row.delivery_content,
    care: row.furniture_care_content,
    picture_texts: product.images.map(({ alt }) => alt),
  });
  if (faults.length > 0)
    throw new Error(`${row.slug}: ${faults.map(({ column, message }) => `${column} ${message}`).join('; ')}`);
  return row;
}

function guideRow(guide: SeedGuide, id: number) {
  return {
    product_id: id,
    name: guide.name,
    slug: guide.slug,
    sku: skuOf(id),
    meta_keywords: 'guide, handbook, PDF, download',
    short_description: guide.summary,
    full_description: [
      `<p>${guide.summary}</p>`,
      '<h3>What is in it</h3>',
      `<ul>${guide.chapters.map(({ heading }) => `<li>${heading}</li>`).join('')}</ul>`,
      '<p>A PDF for reading and printing, in English and Arabic. Download it from your orders as soon as it is paid.</p>',
    ].join('\n'),
    delivery_content: '<p>Nothing is shipped: the download is ready in your orders at once.</p>',
    furniture_care_content: '',
    warranty_content: '',
    disclaimer_content: '<p>For your own use; please do not pass it on.</p>',
    stock_quantity: DIGITAL_STOCK,
    order_maximum_quantity: 1,
    orientation_id: null,
    seater_id: null,
    material_id: null,
    color_id: null,
    size_id: null,
    hsn_code: DIGITAL_HSN,
    gst_material_class: '',
    is_digital: true,
    is_shipping_free: true,
    shipping_fee_paise: 0,
    is_returnable: false,
    mark_as_new: false,
    // The contract requires delivery days; a download is available the same day.
    estimated_shipping_days: 0,
    width_cm: null,
    depth_cm: null,
    height_cm: null,
    weight_grams: null,
    net_quantity: '1 download',
    month: null,
    units_sold: guide.sold,
    ranked_units: guide.sold,
    created_at: daysBefore(guide.ageDays),
  };
}

interface SeedPricing {
  readonly price: number;
  readonly was?: number | undefined;
  readonly ageDays: number;
}

/** Seeds a reduced product as one offered at its old price for half of its time in the catalogue (LAW-04). */
function pricing(product_id: number, { price, was, ageDays }: SeedPricing) {
  const now = { product_id, price_paise: fromRupees(price), old_price_paise: was ? fromRupees(was) : null };
  const struck_price_paise = now.old_price_paise;
  const asked = (price_paise: number, days: number) => ({
    product_id,
    valid_from: daysBefore(days),
    price_paise,
    struck_price_paise: price_paise === now.price_paise ? struck_price_paise : null,
    noted_by: BEFORE_THE_HISTORY,
  });
  const history =
    struck_price_paise === null
      ? [asked(now.price_paise, ageDays)]
      : [asked(struck_price_paise, ageDays), asked(now.price_paise, ageDays / 2)];
  return { now, history };
}

/** Not where the material's name has it: 'Sheesham' of sheesham wood. */
const colorOf = ({ color, material }: SeedProduct) => (material.startsWith(color.name) ? [] : [color.name]);

const skuOf = (id: number) => `KC-${String(id).padStart(5, '0')}`;
const methodFor = ({ row }: PieceFacts) => (row.assembly === 'arrives assembled' ? HOME_DELIVERY : WITH_ASSEMBLY);
const seaterName = (seats: number) => `${seats} Seater`;
const distinctSeats = (products: readonly SeedProduct[]) =>
  [...new Set(products.flatMap((product) => product.seats ?? []))].sort((one, other) => one - other);
