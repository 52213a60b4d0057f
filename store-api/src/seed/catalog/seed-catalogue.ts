import type { Kysely } from 'kysely';
import { foldProductSets } from '../../catalog/product-sets/maintain-product-sets.ts';
import type { Database } from '../../platform/database/schema.ts';
import { readSeedPictures, readSeedProducts, readSeedRooms, type SeedPicture } from '../media/seed-media.ts';
import { type FlatCategory, flattenCategories } from './category-tree.ts';
import { merchantContent } from './contents.ts';
import { seedDigitalProducts } from './digital-products.ts';
import { seedGstRates } from './gst-rates.ts';
import { buildProducts } from './products.ts';
import { continueNumbering, insertNames, numbered } from './seed-attributes.ts';
import { type SeedVendorKey, seedVendors } from './vendors.ts';

export async function seedCatalogue(db: Kysely<Database>): Promise<void> {
  const [pictures, products, rooms] = await Promise.all([readSeedPictures(), readSeedProducts(), readSeedRooms()]);
  const pictureOf = new Map(pictures.map((picture) => [picture.file, picture]));
  await insertPictures(db, pictures);
  await insertGstRates(db);

  const firstPictures = new Map<string, { file: string; alt: string }>([
    ...products.map(
      (product) => [product.slug, { file: product.images[0]?.file ?? '', alt: product.images[0]?.alt ?? '' }] as const,
    ),
    ...rooms.map((room) => [`room:${room.name}`, { file: room.file, alt: room.alt }] as const),
    ...seedDigitalProducts.map((product) => [product.slug, { file: product.picture, alt: product.alt }] as const),
  ]);
  const categories = flattenCategories();
  await insertCategories(db, categories, firstPictures, pictureOf);

  const vendorIds = numbered(Object.keys(seedVendors));
  await insertVendors(db, vendorIds);
  const built = buildProducts(products, categories, vendorIds);
  await insertNames(db, 'product_types', built.typeIds);
  await insertNames(db, 'materials', built.materialIds);
  await insertNames(db, 'orientations', built.orientationIds);
  await insertNames(db, 'seaters', built.seaterIds);
  await insertNames(db, 'tags', built.tagIds);
  await insertNames(db, 'shipping_methods', built.shippingMethodIds);
  await db
    .insertInto('colors')
    .values(built.colors.map((color) => ({ ...color })))
    .execute();
  await db
    .insertInto('products')
    .values(built.products.map((row) => ({ ...row })))
    .execute();
  await db
    .insertInto('product_categories')
    .values([...built.categories])
    .execute();
  await db
    .insertInto('product_tags')
    .values([...built.tags])
    .execute();
  await db
    .insertInto('product_shipping_methods')
    .values([...built.shippingMethods])
    .execute();
  await db
    .insertInto('product_images')
    .values(built.images.map(({ file, ...image }) => ({ ...image, image_id: hashOf(pictureOf, file) })))
    .execute();
  await db
    .insertInto('product_reviews')
    .values([...built.reviews])
    .execute();
  await db
    .insertInto('digital_files')
    .values([...built.files])
    .execute();
  await continueNumbering(db);
  await foldProductSets(db);
}

async function insertPictures(db: Kysely<Database>, pictures: readonly SeedPicture[]): Promise<void> {
  const rows = pictures.map(({ hash, file, width, height, placeholder }) => ({
    image_id: hash,
    file,
    width,
    height,
    placeholder,
  }));
  await db.insertInto('images').values(rows).execute();
}

async function insertGstRates(db: Kysely<Database>): Promise<void> {
  const rows = seedGstRates.map((rate) => ({
    hsn_code: rate.hsn,
    material_class: rate.materialClass,
    rate_percent: rate.percent,
    valid_from: rate.from,
    valid_to: rate.to,
    source: rate.source,
  }));
  await db.insertInto('gst_rates').values(rows).execute();
}

async function insertCategories(
  db: Kysely<Database>,
  categories: readonly FlatCategory[],
  firstPictures: ReadonlyMap<string, { file: string; alt: string }>,
  pictureOf: ReadonlyMap<string, SeedPicture>,
): Promise<void> {
  const rows = categories.map((category) => {
    const picture = firstPictures.get(category.picture);
    if (!picture) throw new Error(`category ${category.name} has no picture '${category.picture}'`);
    return {
      category_id: category.id,
      parent_category_id: category.parentId,
      name: category.name,
      slug: category.slug,
      intro: category.intro,
      image_id: hashOf(pictureOf, picture.file),
      image_alt: picture.alt,
      display_order: category.id,
      popular_order: category.popular ?? null,
    };
  });
  await db.insertInto('categories').values(rows).execute();
}

async function insertVendors(db: Kysely<Database>, ids: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...ids].map(([key, id]) => {
    const vendor = seedVendors[key as SeedVendorKey];
    return {
      vendor_id: id,
      name: vendor.name,
      country_of_origin: vendor.country,
      manufacturer_name: vendor.manufacturer,
      manufacturer_address: vendor.address,
      merchant_content: merchantContent(vendor),
    };
  });
  await db.insertInto('vendors').values(rows).execute();
}

function hashOf(pictureOf: ReadonlyMap<string, SeedPicture>, file: string): string {
  const picture = pictureOf.get(file);
  if (!picture) throw new Error(`pictures.json lacks ${file}: run src/seed/media/describe-pictures.ts`);
  return picture.hash;
}
