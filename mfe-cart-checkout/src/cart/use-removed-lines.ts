import { useCallback, useEffect, useState } from 'react';
import { $cartLines, type CartLine } from 'shared-contracts';

/** How long a removed line can be brought back (CART-02). */
export const UNDO_MS = 10_000;

/** A place in the cart's list: a line, or where one was a moment ago. */
export interface Place {
  readonly kind: 'line' | 'removed';
  readonly line: CartLine;
}

interface Removed {
  readonly line: CartLine;
  readonly index: number;
  /** When its place closes, ms since 1970. */
  readonly until: number;
}

/** Removing with Undo: the line leaves the cart at once, its place stays open for ten seconds. */
export function useRemovedLines(lines: readonly CartLine[]): {
  readonly places: readonly Place[];
  remove(line: CartLine): void;
  undo(productId: number): void;
} {
  const [removed, setRemoved] = useState<readonly Removed[]>([]);

  useEffect(() => {
    if (removed.length === 0) return;
    const next = Math.min(...removed.map(({ until }) => until));
    const timer = setTimeout(
      () => setRemoved((all) => all.filter(({ until }) => until > next)),
      Math.max(0, next - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [removed]);

  const remove = useCallback((line: CartLine) => {
    const before = $cartLines.get();
    const index = before.findIndex(({ ProductId }) => ProductId === line.ProductId);
    setRemoved((all) => [...without(all, line.ProductId), { line, index, until: Date.now() + UNDO_MS }]);
    $cartLines.set(before.filter(({ ProductId }) => ProductId !== line.ProductId));
  }, []);

  const undo = useCallback(
    (productId: number) => {
      const found = removed.find(({ line }) => line.ProductId === productId);
      if (!found) return;
      setRemoved((all) => without(all, productId));
      $cartLines.set(insert($cartLines.get(), found.line, found.index));
    },
    [removed],
  );

  return { places: placesOf(lines, removed), remove, undo };
}

function without(removed: readonly Removed[], productId: number): readonly Removed[] {
  return removed.filter(({ line }) => line.ProductId !== productId);
}

/** Lines and open places in their order. A product that is back in the cart has no open place any more. */
function placesOf(lines: readonly CartLine[], removed: readonly Removed[]): readonly Place[] {
  const places: Place[] = lines.map((line) => ({ kind: 'line', line }));
  // The last one removed first: its index was counted when the earlier ones were gone already.
  for (const { line, index } of removed.toReversed()) {
    if (lines.some(({ ProductId }) => ProductId === line.ProductId)) continue;
    places.splice(index, 0, { kind: 'removed', line });
  }
  return places;
}

function insert(lines: readonly CartLine[], line: CartLine, index: number): readonly CartLine[] {
  return lines.some(({ ProductId }) => ProductId === line.ProductId) ? lines : lines.toSpliced(index, 0, line);
}
