import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { bitmapsOf, withFamilies } from '../product-sets/bitmaps-of-sets.ts';
import { published } from '../product-sets/product-set.ts';

/** Each counts what its listing shows: its published products, a family once. */
export async function everyManufacturer(db: Db) {
  const vendors = await db
    .selectFrom('vendors')
    .select(['vendor_id as ManufacturerID', 'name as Name'])
    .orderBy(sql`lower(name) collate "C"`)
    .orderBy('vendor_id')
    .execute();
  const ids = vendors.map(({ ManufacturerID }) => ManufacturerID);
  const bitmaps = await bitmapsOf(db, [published, withFamilies], new Map([['vendor', ids]]));
  return vendors.map((vendor) => ({
    ...vendor,
    ProductCount: bitmaps.countCards(bitmaps.ofOption('vendor', vendor.ManufacturerID), bitmaps.of(published)),
  }));
}
