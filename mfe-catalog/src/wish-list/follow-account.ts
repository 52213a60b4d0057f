import { $wishList, type ApiClient, type ApiResult } from 'shared-contracts';
import { getCustomerFavouriteProducts } from 'shared-contracts/api/get-customer-favourite-products';
import { saveCustomerFavourites } from 'shared-contracts/api/save-customer-favourites';
import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';
import { isWorthRetrying } from 'shared-contracts/api/unavailable';
import { $syncedWishes } from './synced-wishes.ts';

/** Several hearts in a row are one call. A tab in the background lets the one in front speak first. Milliseconds. */
const SETTLES_MS = { inFront: 500, behind: 3000 } as const;

/** How long after an answer another page of the same visit need not ask again. Milliseconds. */
const FRESH_MS = 60_000;

const RETRY_MS = 20_000;

/** What one call may name. */
const MOST_IDS = 50;

/**
 * Keeps the browser's wish list and the account's the same until it is stopped: merges what a visitor wished for,
 * tells the account what is added and dropped, and takes over what other devices did (CAT-24).
 */
export function followAccount(api: ApiClient, userId: number): () => void {
  const gone = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;

  // Wishes of another account are not this one's to have.
  const before = $syncedWishes.get();
  if (before && before.userId !== userId) {
    $syncedWishes.set(null);
    $wishList.set([]);
  }

  const sync = async () => {
    if (isBusy) return;
    isBusy = true;
    const sent = $wishList.get();
    const result = await exchange(api, changesOf(sent), gone.signal);
    isBusy = false;
    if (gone.signal.aborted) return;
    if (result.ok) adopt(userId, sent, result.value);
    else if (isWorthRetrying(result.error)) return again(RETRY_MS);
    if (result.ok && isChanged()) again(0);
  };
  const again = (wait: number = document.hidden ? SETTLES_MS.behind : SETTLES_MS.inFront) => {
    clearTimeout(timer);
    timer = setTimeout(() => void sync(), wait);
  };

  const stop = $wishList.listen(() => isChanged() && again());
  const synced = $syncedWishes.get();
  if (!synced || isChanged() || Date.now() - synced.at > FRESH_MS) void sync();
  return () => {
    gone.abort();
    clearTimeout(timer);
    stop();
  };
}

interface Changes {
  readonly added: readonly number[];
  readonly dropped: readonly number[];
}

/** What the account does not know of a list yet. */
function changesOf(ids: readonly number[], known: readonly number[] = $syncedWishes.get()?.ids ?? []): Changes {
  return { added: without(ids, known), dropped: without(known, ids) };
}

function isChanged(): boolean {
  const { added, dropped } = changesOf($wishList.get());
  return added.length + dropped.length > 0;
}

/** Tells the account the changes, if there are any; answers its list, the last wish first. */
async function exchange(
  api: ApiClient,
  { added, dropped }: Changes,
  signal: AbortSignal,
): Promise<ApiResult<readonly ProductListItem[]>> {
  if (added.length + dropped.length === 0) return api.call(getCustomerFavouriteProducts, {}, { signal });
  let result: ApiResult<readonly ProductListItem[]> | undefined;
  for (let from = 0; from < Math.max(added.length, dropped.length); from += MOST_IDS) {
    const part = (ids: readonly number[]) => ids.slice(from, from + MOST_IDS).join();
    const request = { ProductIds: part(added), RemovedProductIds: part(dropped) };
    result = await api.call(saveCustomerFavourites, request, { signal });
    if (!result.ok) break;
  }
  return result as ApiResult<readonly ProductListItem[]>;
}

/** Makes the account's list the browser's, with what has changed since it was asked on top. */
function adopt(userId: number, sent: readonly number[], products: readonly ProductListItem[]): void {
  const ids = products.map(({ ProductId }) => ProductId).reverse();
  const { added, dropped } = changesOf($wishList.get(), sent);
  $syncedWishes.set({ userId, ids, at: Date.now() });
  const merged = [...without(ids, dropped), ...without(added, ids)];
  if (merged.join() !== $wishList.get().join()) $wishList.set(merged);
}

function without(ids: readonly number[], others: readonly number[]): readonly number[] {
  return ids.filter((id) => !others.includes(id));
}
