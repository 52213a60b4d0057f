import * as v from 'valibot';
import type { EnvelopeExtras } from '../api/client-options.ts';
import type { ProductListItem } from '../api/shapes/product-list-item.ts';
import { WishListExtras } from '../api/shapes/wish-list-extras.ts';

/**
 * The ids of an account's wish list, the oldest addition first. A withdrawn product stays on the list, marked as withdrawn,
 * until the shopper removes it.
 */
export function decodeWishList(items: readonly ProductListItem[], extras: EnvelopeExtras): readonly number[] {
  const read = v.safeParse(WishListExtras, extras);
  const withdrawn = read.success ? read.output.withdrawn : [];
  return [...items.map(({ ProductId }) => ProductId), ...withdrawn].reverse();
}
