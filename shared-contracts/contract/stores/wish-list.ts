import { isCount, listOf } from './guard.ts';
import { mergeLists } from './merge-lists.ts';
import { jsonCodec, persistedAtom } from './persisted.ts';

/** Product ids, oldest first. */
export const $wishList = persistedAtom<readonly number[]>({
  key: 'store:wishList',
  belongsTo: 'person',
  initial: [],
  ...jsonCodec(listOf(isCount), (ids) => ids.length === 0),
  merge: (versions) => mergeLists(versions, (id) => id),
});

export function toggleWish(productId: number): void {
  const ids = $wishList.get();
  $wishList.set(ids.includes(productId) ? ids.filter((id) => id !== productId) : [...ids, productId]);
}
