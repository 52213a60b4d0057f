import { cartMaximum } from 'shared-contracts/domain/cart-maximum';

/** A wish for more of a product. Everything in pieces. */
export interface RequestedAddition {
  readonly inCart: number;
  readonly requested: number;
  /** OrderMaximumQuantity as the catalogue has it: absent or 0 means the store's default. */
  readonly orderMaximum: number | null | undefined;
  readonly stock: number;
}

export type AdditionVerdict =
  | { readonly kind: 'add' /** What the line then holds. */; readonly quantity: number }
  | { readonly kind: 'refuse'; readonly reason: 'out-of-stock' }
  | { readonly kind: 'refuse'; readonly reason: 'over-maximum'; readonly maximum: number };

/** Whether a product may join the cart: all or nothing, what the cart already holds counts (CAT-15, CAT-16). */
export function judgeAddition({ inCart, requested, orderMaximum, stock }: RequestedAddition): AdditionVerdict {
  if (stock <= 0) return { kind: 'refuse', reason: 'out-of-stock' };
  const maximum = cartMaximum(orderMaximum, stock);
  const quantity = inCart + requested;
  return quantity > maximum ? { kind: 'refuse', reason: 'over-maximum', maximum } : { kind: 'add', quantity };
}
