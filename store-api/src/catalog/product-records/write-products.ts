import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { fromRupees } from 'shared-contracts/domain/money';
import { slugify } from 'shared-contracts/domain/slug';
import type { Db } from '../../platform/database/schema.ts';
import { pictureIdOf } from '../../platform/pictures/originals.ts';
import { viewAndFile } from '../drawings/read-drawing.ts';
import { OWN_FACTS } from '../facts/fact-names.ts';
import { modelIdOf } from '../models/store-model.ts';
import { lockPrices } from '../products/lock-prices.ts';
import { lockProducts } from '../products/lock-products.ts';
import { allocateSlugs } from '../products/slugs.ts';
import { writePrices } from '../products/write-prices.ts';
import type { WritingPlan } from './plan-record.ts';
import type { ColumnName } from './product-record.ts';
import { IN_ROW, insertProducts, productRow, updateProducts } from './product-row.ts';
import { idOf, type References } from './references.ts';
import { knownIds, replaceList, replaceSet, type Touched } from './replace-rows.ts';

/** Locks the products of some SKUs that exist, as `lockProducts` does. */
export async function lockProductsOf(trx: Db, skus: readonly string[]): Promise<void> {
  await lockProducts(trx, sql`select product_id from products where sku = any(${[...skus]}::text[])`);
}

/**
 * Creates and changes products with all that belongs to them. Shoppers see them whole, with the commit: listings, search,
 * the change feed and the sitemap follow by triggers. The products must be locked and planned in this transaction.
 */
export async function writeProducts(trx: Db, plans: readonly WritingPlan[], shop: References): Promise<void> {
  const ids = new Map<WritingPlan, number>();
  for (const plan of plans) if (plan.kind === 'change') ids.set(plan, plan.before.productId);
  const created = plans.filter((plan) => plan.kind === 'create');
  const slugs = await newSlugs(trx, plans);
  const rowOf = (plan: WritingPlan) => ({ ...productRow(plan.after, shop), slug: slugs.get(plan) ?? formerSlug(plan) });

  const newIds = await insertProducts(trx, created.map(rowOf));
  for (const plan of created) ids.set(plan, newIds.get(plan.after.sku) ?? 0);
  const changed = plans.filter((plan) => plan.kind === 'change' && plan.columns.some((name) => IN_ROW.has(name)));
  await updateProducts(
    trx,
    changed.map((plan) => ({ product_id: ids.get(plan), ...rowOf(plan) })),
  );
  await noteFormerSlugs(trx, plans, slugs);
  await noteStockChanges(trx, plans);

  const touching = (...names: readonly ColumnName[]) =>
    plans.flatMap((plan) => {
      const concerned = plan.kind === 'create' || plan.columns.some((name) => names.includes(name));
      return concerned ? [{ productId: ids.get(plan) ?? 0, isNew: plan.kind === 'create', record: plan.after }] : [];
    });
  await writeRegularPrices(trx, touching('price', 'old_price'));
  await replaceSet(trx, 'product_categories', 'category_id', {
    of: touching('categories'),
    values: (record) => record.categories.map((slug) => idOf(shop.category, slug)),
  });
  await replaceSet(trx, 'product_tags', 'tag_id', {
    of: touching('tags'),
    values: (record) => record.tags.map((name) => idOf(shop.tag, name)),
  });
  await replaceSet(trx, 'product_shipping_methods', 'shipping_method_id', {
    of: touching('shipping_methods'),
    values: (record) => record.shipping_methods.map((name) => idOf(shop.shippingMethod, name)),
  });
  await replaceList(trx, 'product_images', {
    of: touching('pictures', 'picture_texts'),
    rows: ({ pictures, picture_texts }) =>
      pictures.map((picture, place) => ({
        image_id: pictureIdOf(picture),
        alt: picture_texts[place] ?? '',
      })),
  });
  await replaceList(trx, 'product_drawings', {
    of: touching('drawings'),
    rows: ({ drawings }) =>
      drawings.map((drawing) => {
        const [view, file] = viewAndFile(drawing);
        return { view, drawing_id: file.slice(0, -'.svg'.length) };
      }),
  });
  await replaceList(trx, 'product_models', {
    of: touching('model'),
    rows: ({ model }) => (model === null ? [] : [{ model_id: modelIdOf(model) }]),
  });
  await replaceList(trx, 'related_products', {
    of: touching('related'),
    rows: ({ related }) => related.map((related_sku) => ({ related_sku })),
  });
  await replaceList(trx, 'product_licences', {
    of: touching('licences'),
    rows: ({ licences }) =>
      licences.map((licence) => {
        const [code = '', number] = licence.split('=');
        return { standard_id: idOf(shop.standard, code), licence: number };
      }),
  });
  await replaceList(trx, 'product_facts', {
    of: touching(...OWN_FACTS),
    rows: (record) => {
      const facts = OWN_FACTS.map((name) => [name, record[name]] as const);
      return facts.some(([, value]) => value !== null && !isDeepStrictEqual(value, []))
        ? [Object.fromEntries(facts)]
        : [];
    },
  });
  await replaceList(trx, 'product_family_members', {
    of: touching('family'),
    rows: ({ family }) => (family === null ? [] : [{ family_id: idOf(shop.family, family) }]),
  });
  await replaceList(trx, 'digital_files', {
    of: touching('digital_file'),
    rows: ({ digital_file }) =>
      digital_file === null ? [] : [{ file: digital_file, content_type: contentTypeOf(digital_file) }],
  });
}

const formerSlug = (plan: WritingPlan) => (plan.kind === 'change' ? plan.before.slug : '');

/** New slugs for new products and for names whose slug is another one now. */
async function newSlugs(trx: Db, plans: readonly WritingPlan[]): Promise<ReadonlyMap<WritingPlan, string>> {
  const named = plans.filter(
    (plan) =>
      plan.kind === 'create' ||
      (plan.columns.includes('name') && slugify(plan.after.name) !== slugify(plan.before.record.name)),
  );
  if (named.length === 0) return new Map();
  const slugs = await allocateSlugs(
    trx,
    'product',
    named.map((plan) => plan.after.name),
  );
  return new Map(named.map((plan, place) => [plan, slugs[place] ?? '']));
}

async function noteFormerSlugs(trx: Db, plans: readonly WritingPlan[], slugs: ReadonlyMap<WritingPlan, string>) {
  const former = plans.flatMap((plan) =>
    plan.kind === 'change' && slugs.has(plan) ? [{ slug: plan.before.slug, product_id: plan.before.productId }] : [],
  );
  if (former.length > 0) await trx.insertInto('product_slug_history').values(former).execute();
}

/** In the list of `stock show`. */
async function noteStockChanges(trx: Db, plans: readonly WritingPlan[]): Promise<void> {
  const changes = plans.flatMap((plan) =>
    plan.kind === 'change' && plan.columns.includes('stock')
      ? [{ product_id: plan.before.productId, was: plan.before.record.stock, made: plan.after.stock, reason: '' }]
      : [],
  );
  if (changes.length > 0) await trx.insertInto('stock_changes').values(changes).execute();
}

/** A price that is written is the price without a promotion; the next round of promotions lowers it again. */
async function writeRegularPrices(trx: Db, touched: readonly Touched[]): Promise<void> {
  if (touched.length === 0) return;
  const rows = touched.map(({ productId, record: { price, old_price } }) => ({
    product_id: productId,
    price_paise: fromRupees(price ?? 0) as number,
    old_price_paise: old_price === null ? null : (fromRupees(old_price) as number),
  }));
  const known = knownIds(touched);
  if (known.length > 0) {
    await lockPrices(trx, sql`select unnest(${known}::integer[])`);
    await sql`delete from promoted_products where product_id = any(${known}::integer[])`.execute(trx);
  }
  await writePrices(trx, rows);
}

const contentTypeOf = (file: string) =>
  CONTENT_TYPES.find(([ending]) => file.endsWith(ending))?.[1] ?? 'application/octet-stream';

const CONTENT_TYPES = [
  ['.pdf', 'application/pdf'],
  ['.zip', 'application/zip'],
  ['.epub', 'application/epub+zip'],
] as const;
