import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { countBoth } from '../product-sets/bitmap.ts';
import { bitmapsOf } from '../product-sets/bitmaps-of-sets.ts';
import { onePerFamily } from '../product-sets/one-per-family.ts';
import { published } from '../product-sets/product-set.ts';

const cards = onePerFamily(published, 'vendor');

/** Each counts what its listing shows: its published products, a family once. */
export async function everyManufacturer(db: Db) {
  const vendors = await db
    .selectFrom('vendors')
    .select(['vendor_id as ManufacturerID', 'name as Name'])
    .orderBy(sql`lower(name) collate "C"`)
    .orderBy('vendor_id')
    .execute();
  const ids = vendors.map(({ ManufacturerID }) => ManufacturerID);
  const bitmaps = await bitmapsOf(db, [cards], new Map([['vendor', ids]]));
  const shown = bitmaps.of(cards);
  return vendors.map((vendor) => ({
    ...vendor,
    ProductCount: countBoth(bitmaps.ofOption('vendor', vendor.ManufacturerID), shown),
  }));
}
