import { isCount, listOf } from './guard.ts';
import { jsonCodec, persistedAtom } from './persisted.ts';

const MOST = 12;

/** Ids of the products whose pages this browser opened, the last one first (CAT-22). */
export const $recentlyViewed = persistedAtom<readonly number[]>(
  'store:recentlyViewed',
  [],
  jsonCodec(listOf(isCount), (ids) => ids.length === 0),
);

export function noteViewed(productId: number): void {
  const ids = $recentlyViewed.get();
  if (ids[0] === productId) return;
  $recentlyViewed.set([productId, ...ids.filter((id) => id !== productId)].slice(0, MOST));
}
