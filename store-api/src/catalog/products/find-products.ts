import { sql } from 'kysely';
import { plain } from 'shared-contracts/server-kit/plain';
import { CommandRefused } from '../../platform/command-line/command.ts';
import type { Db } from '../../platform/database/schema.ts';

interface FoundProduct {
  readonly product_id: number;
  readonly sku: string;
  readonly name: string;
}

/** The word PRODUCT of a command: one or more. */
export const PRODUCTS = { about: 'One or more products, by SKU or id.', many: true } as const;

/** Products by SKU or id, in the given order, each once. Throws `CommandRefused` naming those that do not exist. */
export async function findProducts(db: Db, given: readonly string[]): Promise<readonly FoundProduct[]> {
  if (given.length === 0) throw new CommandRefused('Say which products: one or more SKUs or ids.');
  const { rows } = await sql<FoundProduct & { given: string }>`
    select given, product_id, sku, name from unnest(${[...new Set(given)]}::text[]) with ordinality as wanted (given, place)
    join lateral (
      select product_id, sku, name from products
      where sku = given or (given ~ '^[1-9][0-9]{0,8}$' and product_id = (substring(given from '^[0-9]{1,9}$'))::integer)
      order by sku = given desc limit 1
    ) as found on true
    order by place`.execute(db);
  const missing = [...new Set(given)].filter((one) => !rows.some((row) => row.given === one));
  if (missing.length > 0) {
    throw new CommandRefused(`There is no product ${missing.slice(0, 10).map(named).join(', ')}. Nothing was changed.`);
  }
  return [...new Map(rows.map(({ given: _, ...product }) => [product.product_id, product])).values()];
}

const named = (text: string) => plain(text).slice(0, 60);
