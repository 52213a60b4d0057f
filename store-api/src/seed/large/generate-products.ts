import { slugify } from 'shared-contracts/domain/slug';
import { DAY_MS } from '../../platform/time.ts';
import { ADJECTIVES, collectionNames } from './collection-names.ts';
import type { ModelProduct, Stock } from './model-products.ts';
import { seededRandom } from './seeded-random.ts';

/** Rows of one generated product, as JSON that the database reads into its tables. */
export interface GeneratedProduct {
  readonly product: Readonly<Record<string, unknown>> & { readonly product_id: number; readonly name: string };
  readonly price: {
    readonly price_paise: number;
    readonly old_price_paise: number | null;
    readonly changed_at: string;
  };
  readonly categoryIds: readonly number[];
  readonly tagIds: readonly number[];
  readonly shippingMethodIds: readonly number[];
  readonly images: ModelProduct['images'];
  /** Stars, one per review. */
  readonly ratings: readonly number[];
}

type Random = ReturnType<typeof seededRandom>;

const FIRST_DAY = Date.UTC(2020, 0, 1);
const DAYS = 2_400;
const SECONDS_PER_DAY = 86_400;

/** Deterministic for an id and the same stock. */
export function generateProduct(stock: Stock, productId: number): GeneratedProduct {
  const random = seededRandom(productId);
  const { model, woodId, wood, categoryIds } = withWood(stock, random);
  const color = random.oneOf(stock.colors);
  const name = nameOf(model, wood ?? color.name, random);
  const price = priceOf(model, random);
  const oldPrice = random.between(1, 10) <= 4 && price > 0 ? Math.round(price * 1.25) : null;
  return {
    product: {
      ...model.row,
      product_id: productId,
      name,
      slug: `${slugify(name)}-${productId}`,
      sku: `LG-${productId}`,
      is_published: random.between(1, 100) > 2,
      meta_keywords: '',
      short_description: `${name}, made to order and checked twice before it leaves the workshop.`,
      full_description: `<p>${name}: one of ${random.between(20, 400)} pieces of this season.</p><p>Made in our own workshops.</p>`,
      delivery_content: '<p>Delivered to your door in one to two weeks.</p>',
      furniture_care_content: '<p>Dust with a soft, dry cloth.</p>',
      warranty_content: '<p>12 months against faults of making.</p>',
      disclaimer_content: '',
      stock_quantity: random.between(1, 100) <= 12 ? 0 : random.between(1, 60),
      material_id: woodId ?? model.row.material_id,
      color_id: color.id,
      vendor_id: random.oneOf(stock.vendors).id,
      ...soldUnits(Math.floor(400 / random.between(1, 400))),
      created_at: momentOf(random),
      changed_at: momentOf(random),
    },
    price: { price_paise: price, old_price_paise: oldPrice, changed_at: momentOf(random) },
    categoryIds,
    tagIds: model.tagIds,
    shippingMethodIds: model.shippingMethodIds,
    images: model.images.slice(0, 2),
    ratings: random.between(1, 10) <= 3 ? Array.from({ length: random.between(1, 3) }, () => random.between(2, 5)) : [],
  };
}

/** A model; a wooden one in a random wood. */
function withWood({ models, woods }: Stock, random: Random) {
  const model = random.oneOf(models);
  if (!model.material.endsWith(' Wood')) return { model, categoryIds: model.categoryIds };
  const wood = random.oneOf(woods);
  const ofWoods = new Set(woods.map(({ categoryId }) => categoryId));
  const others = model.categoryIds.filter((id) => !ofWoods.has(id));
  const categoryIds = wood.categoryId === null ? others : [...others, wood.categoryId];
  return { model, wood: wood.name, woodId: wood.id, categoryIds };
}

// 'Aarvi 3 Seater Fabric Sofa in Teal' becomes 'Banika Carved 3 Seater Fabric Sofa in Rust'.
function nameOf(model: ModelProduct, ending: string, random: Random): string {
  const kind = model.row.name.replace(/^\S+ /, '').replace(/ in .*$/, '');
  const adjective = random.between(1, 3) === 1 ? `${random.oneOf(ADJECTIVES)} ` : '';
  return `${random.oneOf(collectionNames)} ${adjective}${kind} in ${ending}`;
}

/** In paise, ending in 99 rupees; a few products have no price. */
function priceOf(model: ModelProduct, random: Random): number {
  if (random.between(1, 400) === 1) return 0;
  const rupees = (model.price / 100) * (random.between(40, 300) / 100);
  return Math.max(1, Math.round(rupees / 100)) * 10_000 - 100;
}

const momentOf = (random: Random) =>
  new Date(FIRST_DAY + random.between(0, DAYS) * DAY_MS + random.between(0, SECONDS_PER_DAY - 1) * 1000).toISOString();

const soldUnits = (units: number) => ({ units_sold: units, ranked_units: units });
