import { useCallback, useState } from 'react';
import { $cartLines, $wishList, type CartLine, toggleWish } from 'shared-contracts';
import { removeLine } from '../pricing/change-cart.ts';

/** An entry of the list: a line, or a removed or saved line that offers Undo. */
export interface Place {
  readonly kind: 'line' | 'removed' | 'saved';
  readonly line: CartLine;
}

interface Removed {
  readonly kind: 'removed' | 'saved';
  readonly line: CartLine;
  readonly index: number;
  /** The product was not on the wish list before. */
  readonly isNewWish: boolean;
}

/** Removal with Undo: the line leaves the cart at once and its place in the list on `close`. */
export function useRemovedLines(lines: readonly CartLine[]): {
  readonly places: readonly Place[];
  remove(line: CartLine): void;
  /** Moves the line to the wish list (CAT-31). */
  saveForLater(line: CartLine): void;
  undo(productId: number): void;
  close(productId: number): void;
} {
  const [removed, setRemoved] = useState<readonly Removed[]>([]);

  const take = useCallback((kind: Removed['kind'], line: CartLine, isNewWish = false) => {
    const index = $cartLines.get().findIndex(({ ProductId }) => ProductId === line.ProductId);
    setRemoved((all) => [...without(all, line.ProductId), { kind, line, index, isNewWish }]);
    removeLine(line.ProductId);
  }, []);
  const remove = useCallback((line: CartLine) => take('removed', line), [take]);
  const saveForLater = useCallback(
    (line: CartLine) => {
      const isNewWish = !$wishList.get().includes(line.ProductId);
      if (isNewWish) toggleWish(line.ProductId);
      take('saved', line, isNewWish);
    },
    [take],
  );

  const close = useCallback((productId: number) => setRemoved((all) => without(all, productId)), []);

  const undo = useCallback(
    (productId: number) => {
      const found = removed.find(({ line }) => line.ProductId === productId);
      if (!found) return;
      close(productId);
      if (found.isNewWish && $wishList.get().includes(productId)) toggleWish(productId);
      $cartLines.set(insert($cartLines.get(), found.line, found.index));
    },
    [removed, close],
  );

  return { places: placesOf(lines, removed), remove, saveForLater, undo, close };
}

function without(removed: readonly Removed[], productId: number): readonly Removed[] {
  return removed.filter(({ line }) => line.ProductId !== productId);
}

/** Lines and removed lines in their order. A product that is in the cart again is not listed as removed. */
function placesOf(lines: readonly CartLine[], removed: readonly Removed[]): readonly Place[] {
  const places: Place[] = lines.map((line) => ({ kind: 'line', line }));
  // In reverse: the index of each was taken after the earlier ones were removed.
  for (const { kind, line, index } of removed.toReversed()) {
    if (lines.some(({ ProductId }) => ProductId === line.ProductId)) continue;
    places.splice(index, 0, { kind, line });
  }
  return places;
}

function insert(lines: readonly CartLine[], line: CartLine, index: number): readonly CartLine[] {
  return lines.some(({ ProductId }) => ProductId === line.ProductId) ? lines : lines.toSpliced(index, 0, line);
}
