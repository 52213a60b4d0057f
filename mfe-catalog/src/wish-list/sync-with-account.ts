import { $wishList, type ApiClient, type ApiResult } from 'shared-contracts';
import { getCustomerFavouriteProducts } from 'shared-contracts/api/get-customer-favourite-products';
import { saveCustomerFavourites } from 'shared-contracts/api/save-customer-favourites';
import { isWorthRetrying } from 'shared-contracts/api/unavailable';
import { $syncedWishList } from './synced-wish-list.ts';

/**
 * Batches several hearts into one call. A background tab waits longer, so that the visible tab goes first.
 * Milliseconds.
 */
const SYNC_DELAY_MS = { inFront: 500, behind: 3000 } as const;

/** Another page load of the same visit skips the request for this long. Milliseconds. */
const FRESH_MS = 60_000;

const RETRY_MS = 20_000;

/** The API's limit per call. */
const MAX_IDS = 50;

/**
 * Synchronizes the browser's wish list with the account's until stopped: merges a visitor's list, sends additions and
 * removals, and adopts the changes of other devices (CAT-24).
 */
export function syncWithAccount(api: ApiClient, userId: number): () => void {
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;

  // Another account's list must not leak into this one.
  const before = $syncedWishList.get();
  if (before && before.userId !== userId) {
    $syncedWishList.set(null);
    $wishList.set([]);
  }

  const sync = async () => {
    if (isBusy) return;
    isBusy = true;
    const sent = $wishList.get();
    const result = await exchange(api, changesOf(sent), stopped.signal);
    isBusy = false;
    if (stopped.signal.aborted) return;
    if (result.ok) adopt(userId, sent, result.value);
    else if (isWorthRetrying(result.error)) return schedule(RETRY_MS);
    if (result.ok && isChanged()) schedule(0);
  };
  const schedule = (wait: number = document.hidden ? SYNC_DELAY_MS.behind : SYNC_DELAY_MS.inFront) => {
    clearTimeout(timer);
    timer = setTimeout(() => void sync(), wait);
  };

  const stop = $wishList.listen(() => isChanged() && schedule());
  const synced = $syncedWishList.get();
  if (!synced || isChanged() || Date.now() - synced.at > FRESH_MS) void sync();
  return () => {
    stopped.abort();
    clearTimeout(timer);
    stop();
  };
}

interface Changes {
  readonly added: readonly number[];
  readonly dropped: readonly number[];
}

/** The changes that the account does not have yet. */
function changesOf(ids: readonly number[], known: readonly number[] = $syncedWishList.get()?.ids ?? []): Changes {
  return { added: without(ids, known), dropped: without(known, ids) };
}

function isChanged(): boolean {
  const { added, dropped } = changesOf($wishList.get());
  return added.length + dropped.length > 0;
}

/** Sends the changes, if any; answers the ids of the account's list, the oldest addition first. */
async function exchange(
  api: ApiClient,
  { added, dropped }: Changes,
  signal: AbortSignal,
): Promise<ApiResult<readonly number[]>> {
  if (added.length + dropped.length === 0) return api.call(getCustomerFavouriteProducts, {}, { signal });
  let result: ApiResult<readonly number[]> | undefined;
  for (let from = 0; from < Math.max(added.length, dropped.length); from += MAX_IDS) {
    const part = (ids: readonly number[]) => ids.slice(from, from + MAX_IDS).join();
    const request = { ProductIds: part(added), RemovedProductIds: part(dropped) };
    result = await api.call(saveCustomerFavourites, request, { signal });
    if (!result.ok) break;
  }
  return result as ApiResult<readonly number[]>;
}

/** Replaces the browser's list with the account's, and reapplies changes made since the request. */
function adopt(userId: number, sent: readonly number[], ids: readonly number[]): void {
  const { added, dropped } = changesOf($wishList.get(), sent);
  $syncedWishList.set({ userId, ids, at: Date.now() });
  const merged = [...without(ids, dropped), ...without(added, ids)];
  if (merged.join() !== $wishList.get().join()) $wishList.set(merged);
}

function without(ids: readonly number[], others: readonly number[]): readonly number[] {
  return ids.filter((id) => !others.includes(id));
}
