import { CommandRefused } from '../../platform/command-line/command.ts';
import { plain } from '../../platform/command-line/plain.ts';
import type { Db } from '../../platform/database/schema.ts';

/** The product that an operator names by its own number, in any case, or by its id. Throws `CommandRefused`. */
export async function findBySku(db: Db, typed: string) {
  const found = await db
    .selectFrom('products')
    .select(['product_id', 'sku', 'name', 'is_published', 'stock_quantity'])
    .where((row) =>
      row.or([
        row('sku', 'in', [typed, typed.toUpperCase()]),
        ...(/^[1-9]\d{0,8}$/.test(typed) ? [row('product_id', '=', Number(typed))] : []),
      ]),
    )
    .orderBy((row) => row('sku', 'in', [typed, typed.toUpperCase()]), 'desc')
    .executeTakeFirst();
  if (found) return found;
  throw new CommandRefused(`There is no product ${plain(typed).slice(0, 60)}.`);
}
