import { fromRupees } from 'shared-contracts/domain/money';
import type { InputFile } from '../../platform/command-line/files.ts';
import type { Db } from '../../platform/database/schema.ts';
import { readSkuValues } from '../product-records/sku-values.ts';

const inPaise = (given: unknown) => (typeof given === 'number' ? (fromRupees(given) as number) : null);

/** The prices of a file, in paise; an empty price is 0: the product cannot be bought. Throws `CommandRefused`. */
export async function readPriceFile(db: Db, file: InputFile) {
  const rows = await readSkuValues(db, file, { required: 'price', optional: ['old_price'] });
  return rows.map(({ productId, values }) => ({
    product_id: productId,
    price_paise: inPaise(values.price) ?? 0,
    old_price_paise: inPaise(values.old_price),
    has_old_price: values.old_price !== undefined,
  }));
}
