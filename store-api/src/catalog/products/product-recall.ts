import { sql } from 'kysely';
import type { ProductRecall } from 'shared-contracts/api/shapes/product-address';
import { slugify } from 'shared-contracts/domain/slug';
import type { InferOutput } from 'valibot';
import type { Db } from '../../platform/database/schema.ts';

type Recall = InferOutput<typeof ProductRecall>['recall'];

/** The recall of the product that has or had this name or slug; asked where nothing is for sale under it. */
export async function findRecall(db: Db, productName: string): Promise<Recall | null> {
  const slug = slugify(productName);
  const { rows } = await sql<Omit<Recall, 'SinceUTC'> & { since: Date }>`
    select products.name as "ProductName", products.sku as "Sku", recalled_at as since, reason as "Reason", advice as "Advice"
    from product_recalls join products using (product_id)
    where not is_published and (
      slug = ${slug} or product_id in (select product_id from product_slug_history where slug = ${slug})
    )
    limit 1`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const { since, ...recall } = found;
  return { ...recall, SinceUTC: since.toISOString() };
}
