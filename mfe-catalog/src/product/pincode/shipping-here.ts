import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useSite } from 'shared-contracts';
import type { Paise } from 'shared-contracts/domain/money';
import type { Product } from 'shared-contracts/domain/product';
import { useArrival } from 'shared-contracts/kit/use-arrival';

type Shipped = Pick<Product, 'id' | 'shipping'>;

/** What the pincode check was answered for the shopper's PIN code, so that nothing else requests it. */
export const $shippingHere = atom<{
  readonly productId: number;
  /** Absent where no delivery zone sets it. */
  readonly zoneFee?: Paise | undefined;
  /** Fewest and most days, where the store says them. */
  readonly way?: readonly [number, number] | undefined;
} | null>(null);

function useHere(id: number) {
  const here = useStore($shippingHere, { ssr: 'initial' });
  return here?.productId === id ? here : undefined;
}

/** To the shopper's PIN code, the zone's before the catalogue's; undefined while it depends on a code that is not known (CAT-13). */
export function useShippingHere({ id, shipping }: Shipped): Paise | undefined {
  const here = useHere(id);
  const { isShippingByPlace } = useSite();
  return here || !isShippingByPlace ? (here?.zoneFee ?? shipping?.fee) : undefined;
}

/** The promised day at the shopper's PIN code; undefined while no code is known. */
export function useArrivalHere({ id, shipping }: Shipped): Date | undefined {
  return useArrival(shipping, useHere(id)?.way);
}
