import type { CartLine } from 'shared-contracts';
import type { Shopper } from '../../store/shopper.ts';

/** The cart in this browser's storage. @throws when it is empty */
export async function cartLines(shopper: Shopper): Promise<readonly [CartLine, ...CartLine[]]> {
  const [first, ...others] = ((await shopper.stored('cartItems')) ?? []) as CartLine[];
  if (!first) throw new Error('the cart is empty');
  return [first, ...others];
}
