import { sql } from 'kysely';
import { formatRupees, paise } from 'shared-contracts/domain/money';
import { plain } from 'shared-contracts/server-kit/plain';
import type { Db } from '../../platform/database/schema.ts';
import { indianTime } from '../../platform/time.ts';
import { findBySku } from '../products/find-by-sku.ts';
import { regularPrices } from './price-plan.ts';

/** Entries of the history that are printed, newest first. */
const SHOWN = 20;

const rupees = (amount: number) => (amount > 0 ? formatRupees(paise(amount)) : 'no price');

export async function* showPrice(db: Db, typed: string): AsyncGenerator<string> {
  const product = await findBySku(db, typed);
  const { rows } = await sql<Priced>`
    select prices.*, regular.price_paise as regular_paise, promotions.name as promotion
    from product_prices prices join ${regularPrices} as regular using (product_id)
    left join promoted_products using (product_id) left join promotions using (promotion_id)
    where product_id = ${product.product_id}`.execute(db);
  const [price] = rows;
  if (!price) return;
  yield `${plain(product.sku)}  ${plain(product.name)}${product.is_published ? '' : ' (not published)'}`;
  yield `price: ${rupees(price.price_paise)}`;
  if (price.regular_paise !== price.price_paise) {
    yield `without the promotion ${plain(price.promotion ?? '')}: ${rupees(price.regular_paise)}`;
  }
  if (price.struck_price_paise !== null) yield `struck through: ${rupees(price.struck_price_paise)}`;
  if (price.old_price_paise !== null && price.old_price_paise !== price.struck_price_paise) {
    yield `old price as it was given: ${rupees(price.old_price_paise)}; it was not asked in the 30 days before`;
  }
  const history = await db
    .selectFrom('price_history')
    .selectAll()
    .where('product_id', '=', product.product_id)
    .orderBy('price_history_id', 'desc')
    .limit(SHOWN)
    .execute();
  for (const { valid_from, price_paise, struck_price_paise } of history) {
    const was = struck_price_paise === null ? '' : `, ${rupees(struck_price_paise)} struck through`;
    yield `since ${indianTime(valid_from)}: ${price_paise > 0 ? rupees(price_paise) : 'not offered'}${was}`;
  }
}

interface Priced {
  readonly price_paise: number;
  readonly old_price_paise: number | null;
  readonly struck_price_paise: number | null;
  readonly regular_paise: number;
  readonly promotion: string | null;
}
