import { $consent } from './consent.ts';
import { isCount, listOf } from './guard.ts';
import { jsonCodec, persistedAtom } from './persisted.ts';

const MAX_PRODUCTS = 12;

/** Ids of the products whose pages this browser opened, the last one first (CAT-22). */
export const $recentlyViewed = persistedAtom<readonly number[]>({
  key: 'store:recentlyViewed',
  belongsTo: 'person',
  initial: [],
  ...jsonCodec(listOf(isCount), (ids) => ids.length === 0),
});

/** Stores the product only with the visitor's consent (CON-08). */
export function noteViewed(productId: number): void {
  const ids = $recentlyViewed.get();
  if (!$consent.get()?.optional || ids[0] === productId) return;
  $recentlyViewed.set([productId, ...ids.filter((id) => id !== productId)].slice(0, MAX_PRODUCTS));
}

// A withdrawal of the consent, in any tab, deletes what was stored under it.
$consent.listen((consent) => {
  if (consent && !consent.optional) $recentlyViewed.set([]);
});
