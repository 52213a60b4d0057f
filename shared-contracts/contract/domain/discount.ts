/**
 * Whole percent off, rounded: (oldPrice - price) / oldPrice x 100.
 * 0 when the old price does not exceed the price or the rounded percent is below 1 (CAT-07).
 * Both amounts in the same unit.
 */
export function discountPercent(price: number, oldPrice: number | null | undefined): number {
  if (!oldPrice || oldPrice <= price) return 0;
  return Math.round(((oldPrice - price) / oldPrice) * 100);
}
