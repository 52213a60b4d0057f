import { plain } from 'shared-contracts/server-kit/plain';
import { CommandRefused } from '../../platform/command-line/command.ts';
import type { Db } from '../../platform/database/schema.ts';
import { storedSkus } from './stored-skus.ts';

/** The product that an operator names by its own number, in any case, or by its id. Throws `CommandRefused`. */
export async function findBySku(db: Db, typed: string) {
  const sku = (await storedSkus(db, [typed])).get(typed);
  const products = db.selectFrom('products').select(['product_id', 'sku', 'name', 'is_published', 'stock_quantity']);
  if (sku !== undefined) return products.where('sku', '=', sku).executeTakeFirstOrThrow();
  const isId = /^[1-9]\d{0,8}$/.test(typed);
  const found = isId && (await products.where('product_id', '=', Number(typed)).executeTakeFirst());
  if (found) return found;
  throw new CommandRefused(`There is no product ${plain(typed).slice(0, 60)}.`);
}
