import { useCallback, useState } from 'react';
import { $wishList, toggleWish } from 'shared-contracts';
import { type CartItem, cartItems, changeItems, removeItem } from '../pricing/cart-items.ts';

/** An entry of the list: an item, or a removed or saved one that offers Undo. */
export interface Place {
  readonly kind: 'item' | 'removed' | 'saved';
  readonly item: CartItem;
}

interface Removed {
  readonly kind: 'removed' | 'saved';
  readonly item: CartItem;
  readonly index: number;
  /** The product was not on the wish list before. */
  readonly isNewWish: boolean;
}

/** Removal with Undo: the item leaves the cart at once and its place in the list on `close`. */
export function useRemovedItems(items: readonly CartItem[]): {
  readonly places: readonly Place[];
  remove(item: CartItem): void;
  /** Moves the item to the wish list (CAT-31). */
  saveForLater(item: CartItem): void;
  undo(productId: number): void;
  close(productId: number): void;
} {
  const [removed, setRemoved] = useState<readonly Removed[]>([]);

  const take = useCallback((kind: Removed['kind'], item: CartItem, isNewWish = false) => {
    const index = cartItems().findIndex(({ productId }) => productId === item.productId);
    setRemoved((all) => [...without(all, item.productId), { kind, item, index, isNewWish }]);
    removeItem(item.productId);
  }, []);
  const remove = useCallback((item: CartItem) => take('removed', item), [take]);
  const saveForLater = useCallback(
    (item: CartItem) => {
      const isNewWish = !$wishList.get().includes(item.productId);
      if (isNewWish) toggleWish(item.productId);
      take('saved', item, isNewWish);
    },
    [take],
  );

  const close = useCallback((productId: number) => setRemoved((all) => without(all, productId)), []);

  const undo = useCallback(
    (productId: number) => {
      const found = removed.find(({ item }) => item.productId === productId);
      if (!found) return;
      close(productId);
      if (found.isNewWish && $wishList.get().includes(productId)) toggleWish(productId);
      changeItems((now) => (has(now, productId) ? now : now.toSpliced(found.index, 0, found.item)));
    },
    [removed, close],
  );

  return { places: placesOf(items, removed), remove, saveForLater, undo, close };
}

function without(removed: readonly Removed[], productId: number): readonly Removed[] {
  return removed.filter(({ item }) => item.productId !== productId);
}

/** Items and removed items in their order. A product that is in the cart again is not listed as removed. */
function placesOf(items: readonly CartItem[], removed: readonly Removed[]): readonly Place[] {
  const places: Place[] = items.map((item) => ({ kind: 'item', item }));
  // In reverse: the index of each was taken after the earlier ones were removed.
  for (const { kind, item, index } of removed.toReversed()) {
    if (!has(items, item.productId)) places.splice(index, 0, { kind, item });
  }
  return places;
}

function has(items: readonly CartItem[], productId: number): boolean {
  return items.some((item) => item.productId === productId);
}
