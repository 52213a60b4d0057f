import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { $cartLines, type CartLine } from 'shared-contracts';
import { oneLinePerProduct } from './one-line-per-product.ts';

/** One line per product. */
export function useCartLines(): readonly CartLine[] {
  const stored = useStore($cartLines);
  return useMemo(() => oneLinePerProduct(stored), [stored]);
}
