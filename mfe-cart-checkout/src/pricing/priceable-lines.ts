import type { CartLine } from 'shared-contracts';
import { CART_LIMITS } from 'shared-contracts/api/shapes/cart-json';
import { RecordId } from 'shared-contracts/api/shapes/request-fields';
import * as v from 'valibot';

export function isProductId(id: number): boolean {
  return v.is(RecordId, id);
}

/** The lines that the API accepts: valid ids, up to its limit of lines. */
export function priceableLines(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter(({ ProductId }) => isProductId(ProductId)).slice(0, CART_LIMITS.lines);
}
