import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../../platform/database/schema.ts';
import { ORIGINALS } from '../../platform/pictures/originals.ts';
import { readSeedProducts } from '../files/seed-media.ts';
import { idOf } from './seed-attributes.ts';

/**
 * They stay among the seed's files, and a test checks them by the validator.
 * @param products ids by slug
 */
export async function seedModels(db: Db, products: ReadonlyMap<string, number>): Promise<void> {
  const models = readSeedProducts().map(({ slug }) => {
    const file = `products/${slug}/model.glb`;
    const bytes = readFileSync(join(ORIGINALS, file));
    const model_id = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
    return { product_id: idOf(products, slug), model_id, file, bytes: bytes.length };
  });
  await db
    .insertInto('models')
    .values(models.map(({ product_id: _, ...model }) => model))
    .execute();
  await db
    .insertInto('product_models')
    .values(models.map(({ product_id, model_id }) => ({ product_id, model_id })))
    .execute();
}
