import { sql } from 'kysely';
import type { Language } from 'shared-contracts/i18n/languages';
import type { Db } from '../../platform/database/schema.ts';
import { translateAnswer } from '../../platform/translations/translate-answer.ts';

/** The lines of an order as they were sold. */
export function soldItems(trx: Db, orderId: number) {
  return trx.selectFrom('order_items').selectAll().where('order_id', '=', orderId).orderBy('order_item_id').execute();
}

/** What the lines are called in a language; in English where a product has no name in it. */
export async function namesIn(
  trx: Db,
  language: Language,
  items: readonly { readonly product_name: string }[],
): Promise<readonly string[]> {
  const names = items.map((item) => item.product_name);
  return (await translateAnswer(trx, language, { names }, { names: 'products.name' })).names;
}

/** SQL for how many pieces the row of `orders` in scope has. */
export const piecesOfOrder = sql<number>`(
  select sum(quantity)::integer from order_items where order_items.order_id = orders.order_id
)`;
