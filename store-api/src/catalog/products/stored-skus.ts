import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

/**
 * The SKUs that the shop has of those that people typed, by what they typed: letters may be in any case. Where two products
 * differ by case alone, each is found by its own spelling only.
 */
export async function storedSkus(db: Db, typed: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (typed.length === 0) return new Map();
  const { rows } = await sql<{ given: string; sku: string }>`
    select given, min(products.sku) as sku
    from jsonb_array_elements_text(${JSON.stringify([...new Set(typed)])}::jsonb) as typed (given)
    join products on upper(products.sku collate "C") = upper(given collate "C")
    group by given, case when products.sku = given then 0 else 1 end
    having count(*) = 1
    order by min(case when products.sku = given then 0 else 1 end) desc`.execute(db);
  // The last one counts: the exact spelling.
  return new Map(rows.map(({ given, sku }) => [given, sku]));
}
