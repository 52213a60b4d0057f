import { jsonCodec, persistedAtom } from 'shared-contracts';

/** The account's wish list at the last synchronization. */
interface SyncedWishList {
  readonly userId: number;
  /** Oldest first, as in the browser's list. */
  readonly ids: readonly number[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * null while the list belongs to a visitor. The difference between it and the browser's list is what the account does
 * not know yet: a product removed here differs from one added on another device.
 */
export const $syncedWishList = persistedAtom<SyncedWishList | null>({
  key: 'store:wishListSynced',
  belongsTo: 'person',
  initial: null,
  ...jsonCodec(isSyncedWishList, (synced) => synced === null),
});

function isSyncedWishList(value: unknown): value is SyncedWishList | null {
  if (value === null) return true;
  const { userId, ids, at } = value as Partial<Record<keyof SyncedWishList, unknown>>;
  return (
    Number.isSafeInteger(userId) &&
    Number.isFinite(at) &&
    Array.isArray(ids) &&
    ids.every((id) => Number.isSafeInteger(id))
  );
}
