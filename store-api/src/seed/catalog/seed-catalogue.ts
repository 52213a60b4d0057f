import { foldProductSets } from '../../catalog/product-sets/maintain-product-sets.ts';
import { writePrices } from '../../catalog/products/write-prices.ts';
import { continueNumbering } from '../../platform/database/continue-numbering.ts';
import type { Db } from '../../platform/database/schema.ts';
import { readSeedPictures, readSeedProducts } from '../files/seed-media.ts';
import { seedSampleLicences } from '../law/sample-licences.ts';
import { type FlatCategory, flattenCategories } from './categories.ts';
import { merchantContent } from './contents.ts';
import { seedDrawings } from './drawings.ts';
import { seedModels } from './models.ts';
import { buildProducts, RECORDED_AT } from './products.ts';
import { type Ids, idOf, insertNames, numbered } from './seed-attributes.ts';
import { seedFamilies } from './seed-families.ts';
import { namedPictures, pictureId, pictureNamed } from './seed-pictures.ts';
import { seedSwatches } from './swatches.ts';
import { FOREIGN_ORIGINS, seedVendors } from './vendors.ts';

export async function seedCatalogue(db: Db): Promise<void> {
  const categories = flattenCategories();
  const vendorIds = numbered(Object.keys(seedVendors));
  const built = buildProducts(readSeedProducts(), categories, vendorIds);
  await insertPictures(db);
  await db.insertInto('named_pictures').values(namedPictures()).execute();
  await insertCategories(db, categories);
  await insertVendors(db, vendorIds);
  await insertNames(db, built.names);
  await db.insertInto('colors').values(built.colors).execute();
  await db.insertInto('products').values(built.products).execute();
  await db
    .insertInto('price_history')
    .values(built.prices.flatMap(({ history }) => history))
    .execute();
  await writePrices(
    db,
    built.prices.map(({ now }) => now),
  );
  await db.insertInto('product_facts').values(built.facts).execute();
  await db.insertInto('product_type_facts').values(built.askedFacts).execute();
  await db.insertInto('product_categories').values(built.categories).execute();
  await db.insertInto('product_tags').values(built.tags).execute();
  await db.insertInto('product_shipping_methods').values(built.shippingMethods).execute();
  await db
    .insertInto('product_images')
    .values(built.images.map(({ file, ...image }) => ({ ...image, image_id: pictureId(file) })))
    .execute();
  await db.insertInto('product_reviews').values(built.reviews).execute();
  await db.insertInto('digital_files').values(built.files).execute();
  await assignStandards(db, built.standards);
  await seedSampleLicences(db, RECORDED_AT);
  await continueNumbering(db, 'categories', 'category_id');
  await continueNumbering(db, 'vendors', 'vendor_id');
  await continueNumbering(db, 'colors', 'color_id');
  await continueNumbering(db, 'products', 'product_id');
  const productIds = new Map(built.products.map(({ slug, product_id }) => [slug, product_id]));
  await seedDrawings(db, productIds);
  await seedModels(db, productIds);
  await seedFamilies(db, productIds);
  await seedSwatches(db);
  await foldProductSets(db);
}

async function insertPictures(db: Db): Promise<void> {
  const views = new Map(readSeedProducts().flatMap(({ images }) => images.map(({ file, view }) => [file, view])));
  const rows = readSeedPictures().map(({ hash, ...picture }) => ({
    image_id: hash,
    ...picture,
    is_room: views.get(picture.file) === 'room',
  }));
  await db.insertInto('images').values(rows).execute();
}

async function insertCategories(db: Db, categories: readonly FlatCategory[]): Promise<void> {
  const rows = categories.map((category) => ({
    category_id: category.id,
    parent_category_id: category.parentId,
    name: category.name,
    slug: category.slug,
    intro: category.intro,
    ...pictureNamed(category.picture),
    display_order: category.id,
    popular_order: category.popular ?? null,
    assembly_fee_min: category.assemblyFee?.[0] ?? null,
    assembly_fee_max: category.assemblyFee?.[1] ?? null,
  }));
  await db.insertInto('categories').values(rows).execute();
}

async function assignStandards(db: Db, assigned: readonly { product_type_id: number; code: string }[]): Promise<void> {
  const standards = await db.selectFrom('quality_standards').select(['code', 'standard_id']).execute();
  const ids: Ids = new Map(standards.map(({ code, standard_id }) => [code, standard_id]));
  await db
    .insertInto('product_type_standards')
    .values(assigned.map(({ product_type_id, code }) => ({ product_type_id, standard_id: idOf(ids, code) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // The samples' types are judged: those without a standard have none.
  await db.updateTable('product_types').set({ is_quality_judged: true }).execute();
}

async function insertVendors(db: Db, ids: Ids): Promise<void> {
  await db
    .insertInto('origins')
    .values(Object.entries(FOREIGN_ORIGINS).map(([name, iso_code]) => ({ name, iso_code })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const origins = new Map(
    (await db.selectFrom('origins').selectAll().execute()).map((one) => [one.name, one.origin_id]),
  );
  const imported = Object.values(seedVendors).flatMap(({ importer }) => importer ?? []);
  await db.insertInto('importers').values(imported).execute();
  const importers = new Map(
    (await db.selectFrom('importers').selectAll().execute()).map((one) => [one.name, one.importer_id]),
  );
  const rows = Object.entries(seedVendors).map(([key, vendor]) => ({
    vendor_id: idOf(ids, key),
    name: vendor.name,
    origin_id: idOf(origins, vendor.country),
    importer_id: vendor.importer ? idOf(importers, vendor.importer.name) : null,
    manufacturer_name: vendor.manufacturer,
    manufacturer_address: vendor.address,
    merchant_content: merchantContent(vendor),
  }));
  await db.insertInto('vendors').values(rows).execute();
}
