import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { Product } from '../product-data.ts';

/** The shipping fee for the shopper's PIN code, shared by the pincode check so that nothing else requests it. */
export const $shippingHere = atom<{
  readonly productId: number;
  /** Rupees; null where no delivery zone sets it. */
  readonly zoneFee: number | null;
} | null>(null);

/** Rupees to the shopper's PIN code, the zone's before the catalogue's; undefined while no code is known. */
export function useShippingHere({ ProductId, IsShippingFree, ShippingFee }: Product): number | undefined {
  const here = useStore($shippingHere, { ssr: 'initial' });
  if (here?.productId !== ProductId) return undefined;
  return here.zoneFee ?? (IsShippingFree ? 0 : ShippingFee);
}
