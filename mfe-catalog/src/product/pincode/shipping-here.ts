import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { Paise } from 'shared-contracts/domain/money';
import type { Product } from 'shared-contracts/domain/product';

/** The shipping fee for the shopper's PIN code, shared by the pincode check so that nothing else requests it. */
export const $shippingHere = atom<{
  readonly productId: number;
  /** Absent where no delivery zone sets it. */
  readonly zoneFee?: Paise | undefined;
} | null>(null);

/** To the shopper's PIN code, the zone's before the catalogue's; undefined while no code is known. */
export function useShippingHere({ id, shipping }: Pick<Product, 'id' | 'shipping'>): Paise | undefined {
  const here = useStore($shippingHere, { ssr: 'initial' });
  return here?.productId === id ? (here.zoneFee ?? shipping?.fee) : undefined;
}
