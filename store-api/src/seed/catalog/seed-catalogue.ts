import { foldProductSets } from '../../catalog/product-sets/maintain-product-sets.ts';
import { continueNumbering } from '../../platform/database/continue-numbering.ts';
import type { Db } from '../../platform/database/schema.ts';
import { readSeedPictures, readSeedProducts } from '../files/seed-media.ts';
import { type FlatCategory, flattenCategories } from './categories.ts';
import { merchantContent } from './contents.ts';
import { buildProducts } from './products.ts';
import { type Ids, idOf, insertNames, numbered } from './seed-attributes.ts';
import { pictureId, pictureNamed } from './seed-pictures.ts';
import { seedVendors } from './vendors.ts';

export async function seedCatalogue(db: Db): Promise<void> {
  const categories = flattenCategories();
  const vendorIds = numbered(Object.keys(seedVendors));
  const built = buildProducts(readSeedProducts(), categories, vendorIds);
  await insertPictures(db);
  await insertCategories(db, categories);
  await insertVendors(db, vendorIds);
  await insertNames(db, built.names);
  await db.insertInto('colors').values(built.colors).execute();
  await db.insertInto('products').values(built.products).execute();
  await db.insertInto('product_categories').values(built.categories).execute();
  await db.insertInto('product_tags').values(built.tags).execute();
  await db.insertInto('product_shipping_methods').values(built.shippingMethods).execute();
  await db
    .insertInto('product_images')
    .values(built.images.map(({ file, ...image }) => ({ ...image, image_id: pictureId(file) })))
    .execute();
  await db.insertInto('product_reviews').values(built.reviews).execute();
  await db.insertInto('digital_files').values(built.files).execute();
  await continueNumbering(db, 'categories', 'category_id');
  await continueNumbering(db, 'vendors', 'vendor_id');
  await continueNumbering(db, 'colors', 'color_id');
  await continueNumbering(db, 'products', 'product_id');
  await foldProductSets(db);
}

async function insertPictures(db: Db): Promise<void> {
  const rows = readSeedPictures().map(({ hash, ...picture }) => ({ image_id: hash, ...picture }));
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
  }));
  await db.insertInto('categories').values(rows).execute();
}

async function insertVendors(db: Db, ids: Ids): Promise<void> {
  const rows = Object.entries(seedVendors).map(([key, vendor]) => ({
    vendor_id: idOf(ids, key),
    name: vendor.name,
    country_of_origin: vendor.country,
    manufacturer_name: vendor.manufacturer,
    manufacturer_address: vendor.address,
    merchant_content: merchantContent(vendor),
  }));
  await db.insertInto('vendors').values(rows).execute();
}
