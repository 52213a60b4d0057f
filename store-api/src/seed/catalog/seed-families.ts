import * as v from 'valibot';
import { VARYING } from '../../catalog/products/family-tables.ts';
import type { Db } from '../../platform/database/schema.ts';
import { readYaml } from '../files/read-files.ts';
import { idOf } from './seed-attributes.ts';

const families = v.record(
  v.string(),
  v.strictObject({ varies: v.array(v.picklist(VARYING)), products: v.array(v.string()) }),
);

/** @param products ids by slug */
export async function seedFamilies(db: Db, products: ReadonlyMap<string, number>): Promise<void> {
  for (const [name, family] of Object.entries(readYaml('catalog/families.yaml', families))) {
    const { family_id } = await db
      .insertInto('product_families')
      .values({ name, varies: family.varies })
      .returning('family_id')
      .executeTakeFirstOrThrow();
    const members = family.products.map((slug) => ({ product_id: idOf(products, slug), family_id }));
    await db.insertInto('product_family_members').values(members).execute();
  }
}
