import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { $unreadableLines } from 'shared-contracts';
import { putItem } from '../pricing/cart-items.ts';
import { type UnreadableLine, unreadableLines } from './unreadable-lines.ts';

/** The invalid lines in storage, until the shopper has resolved each (CART-04). */
export function useUnreadableLines(): {
  readonly unreadable: readonly UnreadableLine[];
  drop(line: UnreadableLine): void;
  repair(line: UnreadableLine): void;
} {
  const stored = useStore($unreadableLines);
  const drop = ({ place }: UnreadableLine) => $unreadableLines.set(stored.filter((_, other) => other !== place));
  return {
    unreadable: useMemo(() => unreadableLines(stored), [stored]),
    drop,
    repair(line) {
      drop(line);
      if (line.repaired) putItem(line.repaired);
    },
  };
}
