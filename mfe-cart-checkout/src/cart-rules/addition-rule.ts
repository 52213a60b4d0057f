import { cartMaximum } from 'shared-contracts/domain/cart-maximum';

/** Quantities in units. */
export interface RequestedAddition {
  readonly inCart: number;
  readonly requested: number;
  /** OrderMaximumQuantity of the catalogue: absent or 0 means the store's default. */
  readonly orderMaximum: number | null | undefined;
  readonly stock: number;
}

export type AdditionVerdict =
  | { readonly kind: 'add' /** The new quantity of the line. */; readonly quantity: number }
  | { readonly kind: 'refuse'; readonly reason: 'out-of-stock' }
  | { readonly kind: 'refuse'; readonly reason: 'over-maximum'; readonly maximum: number };

/** All or nothing; units already in the cart count (CAT-15, CAT-16). */
export function judgeAddition({ inCart, requested, orderMaximum, stock }: RequestedAddition): AdditionVerdict {
  if (stock <= 0) return { kind: 'refuse', reason: 'out-of-stock' };
  const maximum = cartMaximum(orderMaximum, stock);
  const quantity = inCart + requested;
  return quantity > maximum ? { kind: 'refuse', reason: 'over-maximum', maximum } : { kind: 'add', quantity };
}
