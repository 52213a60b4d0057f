/** The maximum per order of a product that states none (CAT-15). */
const DEFAULT_MAXIMUM = 10;

/** The most units of a product one order may hold. `stated` is its OrderMaximumQuantity, absent or 0 for none. */
export function orderMaximum(stated: number | null | undefined): number {
  return stated || DEFAULT_MAXIMUM;
}

/** The most units of it a cart may hold: the lesser of that and the stock, 0 when it is sold out (CAT-15). */
export function cartMaximum(stated: number | null | undefined, stock: number): number {
  return Math.max(0, Math.min(orderMaximum(stated), stock));
}
