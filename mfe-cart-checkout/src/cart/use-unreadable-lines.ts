import { useState } from 'react';
import { $cartLines } from 'shared-contracts';
import { mergeLine } from '../cart-rules/merge-line.ts';
import { type UnreadableLine, unreadableLines } from './unreadable-lines.ts';

/** The shared store under this key skips invalid lines; they are read here once, when the cart opens. */
const CART_KEY = 'cartItems';

/** The invalid lines in storage, until the shopper has settled each (CART-04). */
export function useUnreadableLines(): {
  readonly unreadable: readonly UnreadableLine[];
  drop(line: UnreadableLine): void;
  repair(line: UnreadableLine): void;
} {
  const [unreadable, setUnreadable] = useState(() => unreadableLines(storedCart()));
  const hide = ({ place }: UnreadableLine) => setUnreadable((all) => all.filter((other) => other.place !== place));
  return {
    unreadable,
    drop(line) {
      hide(line);
      // Rewriting the cart removes invalid lines from storage.
      $cartLines.set([...$cartLines.get()]);
    },
    repair(line) {
      hide(line);
      if (line.repaired) $cartLines.set(mergeLine($cartLines.get(), line.repaired));
    },
  };
}

function storedCart(): string | null {
  try {
    return localStorage.getItem(CART_KEY);
  } catch {
    // Storage is blocked, so it is empty.
    return null;
  }
}
