import { cartMaximum } from 'shared-contracts/domain/cart-maximum';

/** A wish for more of a product. Everything in pieces. */
export interface WishedAddition {
  readonly inCart: number;
  readonly wanted: number;
  /** OrderMaximumQuantity as the catalogue has it: absent or 0 means the store's default. */
  readonly orderMaximum: number | null | undefined;
  readonly stock: number;
}

export type AdditionVerdict =
  | { readonly kind: 'add' /** What the line then holds. */; readonly quantity: number }
  | { readonly kind: 'refuse'; readonly reason: 'out-of-stock' }
  | { readonly kind: 'refuse'; readonly reason: 'over-maximum'; readonly maximum: number };

/** Whether a product may join the cart: all or nothing, what the cart already holds counts (CAT-15, CAT-16). */
export function judgeAddition({ inCart, wanted, orderMaximum, stock }: WishedAddition): AdditionVerdict {
  if (stock <= 0) return { kind: 'refuse', reason: 'out-of-stock' };
  const maximum = cartMaximum(orderMaximum, stock);
  const quantity = inCart + wanted;
  return quantity > maximum ? { kind: 'refuse', reason: 'over-maximum', maximum } : { kind: 'add', quantity };
}
