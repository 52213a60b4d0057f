import { useCallback, useState } from 'react';
import { $cartLines, type CartLine } from 'shared-contracts';
import { removeLine } from '../pricing/change-cart.ts';

/** An entry of the list: a line, or a removed line that offers Undo. */
export interface Place {
  readonly kind: 'line' | 'removed';
  readonly line: CartLine;
}

interface Removed {
  readonly line: CartLine;
  readonly index: number;
}

/** Removal with Undo: the line leaves the cart at once and its place in the list on `close`. */
export function useRemovedLines(lines: readonly CartLine[]): {
  readonly places: readonly Place[];
  remove(line: CartLine): void;
  undo(productId: number): void;
  close(productId: number): void;
} {
  const [removed, setRemoved] = useState<readonly Removed[]>([]);

  const remove = useCallback((line: CartLine) => {
    const index = $cartLines.get().findIndex(({ ProductId }) => ProductId === line.ProductId);
    setRemoved((all) => [...without(all, line.ProductId), { line, index }]);
    removeLine(line.ProductId);
  }, []);

  const close = useCallback((productId: number) => setRemoved((all) => without(all, productId)), []);

  const undo = useCallback(
    (productId: number) => {
      const found = removed.find(({ line }) => line.ProductId === productId);
      if (!found) return;
      close(productId);
      $cartLines.set(insert($cartLines.get(), found.line, found.index));
    },
    [removed, close],
  );

  return { places: placesOf(lines, removed), remove, undo, close };
}

function without(removed: readonly Removed[], productId: number): readonly Removed[] {
  return removed.filter(({ line }) => line.ProductId !== productId);
}

/** Lines and removed lines in their order. A product that is in the cart again is not listed as removed. */
function placesOf(lines: readonly CartLine[], removed: readonly Removed[]): readonly Place[] {
  const places: Place[] = lines.map((line) => ({ kind: 'line', line }));
  // In reverse: the index of each was taken after the earlier ones were removed.
  for (const { line, index } of removed.toReversed()) {
    if (lines.some(({ ProductId }) => ProductId === line.ProductId)) continue;
    places.splice(index, 0, { kind: 'removed', line });
  }
  return places;
}

function insert(lines: readonly CartLine[], line: CartLine, index: number): readonly CartLine[] {
  return lines.some(({ ProductId }) => ProductId === line.ProductId) ? lines : lines.toSpliced(index, 0, line);
}
