import type { CartLine } from 'shared-contracts';
import { CART_LIMITS } from 'shared-contracts/api/shapes/cart-json';
import { RecordId } from 'shared-contracts/api/shapes/request-fields';
import * as v from 'valibot';

/** Whether a stored id can be a product's at all. */
export function isProductId(id: number): boolean {
  return v.is(RecordId, id);
}

/** The lines the server can be asked about: it reads no id beyond its database and no more than so many lines. */
export function priceableLines(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter(({ ProductId }) => isProductId(ProductId)).slice(0, CART_LIMITS.lines);
}
