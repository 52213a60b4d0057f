import { useState } from 'react';
import { $cartLines } from 'shared-contracts';
import { mergeLine } from '../cart-rules/merge-line.ts';
import { type UnreadableLine, unreadableLines } from './unreadable-lines.ts';

/** The store under this key reads sound lines only; what it leaves out is read here once, when the cart opens. */
const CART_KEY = 'cartItems';

/** What storage holds that is no line of the cart, until the shopper has dealt with each (CART-04). */
export function useUnreadableLines(): {
  readonly unreadable: readonly UnreadableLine[];
  drop(line: UnreadableLine): void;
  repair(line: UnreadableLine): void;
} {
  const [unreadable, setUnreadable] = useState(() => unreadableLines(storedCart()));
  const forget = ({ place }: UnreadableLine) => setUnreadable((all) => all.filter((other) => other.place !== place));
  return {
    unreadable,
    drop(line) {
      forget(line);
      // Writing the cart as it is takes the nonsense out of storage.
      $cartLines.set([...$cartLines.get()]);
    },
    repair(line) {
      forget(line);
      if (line.repaired) $cartLines.set(mergeLine($cartLines.get(), line.repaired));
    },
  };
}

function storedCart(): string | null {
  try {
    return localStorage.getItem(CART_KEY);
  } catch {
    // Storage is forbidden here: nothing is kept in it.
    return null;
  }
}
