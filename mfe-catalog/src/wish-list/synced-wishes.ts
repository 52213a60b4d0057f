import { jsonCodec, persistedAtom } from 'shared-contracts';

/** What an account's wish list was when browser and server last agreed on it. */
interface SyncedWishes {
  readonly userId: number;
  /** Oldest wish first, as in the browser's list. */
  readonly ids: readonly number[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * null while the browser's list is a visitor's own. What differs from it is what the account does not know yet, which
 * tells a wish dropped here from one that was added on another device.
 */
export const $syncedWishes = persistedAtom<SyncedWishes | null>({
  key: 'store:wishListSynced',
  belongsTo: 'person',
  initial: null,
  ...jsonCodec(isSyncedWishes, (synced) => synced === null),
});

function isSyncedWishes(value: unknown): value is SyncedWishes | null {
  if (value === null) return true;
  const { userId, ids, at } = value as Partial<Record<keyof SyncedWishes, unknown>>;
  return (
    Number.isSafeInteger(userId) &&
    Number.isFinite(at) &&
    Array.isArray(ids) &&
    ids.every((id) => Number.isSafeInteger(id))
  );
}
