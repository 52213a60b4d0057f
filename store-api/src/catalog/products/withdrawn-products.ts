import { sql } from 'kysely';
import type { WireAnswer } from 'shared-contracts/api/call';
import type { getWithdrawnProducts } from 'shared-contracts/api/get-withdrawn-products';
import type { Db } from '../../platform/database/schema.ts';

/** Never what was not offered yet: its name is the shopkeeper's. */
export async function withdrawnProducts(
  db: Db,
  productIds: readonly number[],
): Promise<WireAnswer<typeof getWithdrawnProducts>> {
  const { rows } = await sql<WireAnswer<typeof getWithdrawnProducts>[number]>`
    select product_id as "ProductId", products.name as "ProductName", categories.slug as "CategorySlug",
      products.slug as "Slug",
      exists (select from product_recalls where product_recalls.product_id = products.product_id) as "IsRecalled"
    from products join categories on category_id = main_category_id
    where product_id = any(${[...productIds]}::integer[]) and not is_published and exists (
      select from price_history where price_history.product_id = products.product_id and price_history.price_paise > 0
    )
    order by product_id`.execute(db);
  return rows;
}
