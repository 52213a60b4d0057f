import { fromRupees, type Paise } from './money.ts';

/** The price of a product in the wire's rupees; undefined unless it is above 0: the product cannot be sold (CAT-25). */
export function priceOf(rupees: number | null | undefined): Paise | undefined {
  if (typeof rupees !== 'number' || !Number.isFinite(rupees)) return undefined;
  const amount = fromRupees(rupees);
  return amount > 0 ? amount : undefined;
}

/** The price before, where it is above the price (CAT-07). */
export function oldPriceOf(rupees: number | null | undefined, price: Paise | undefined): Paise | undefined {
  const old = priceOf(rupees);
  return old !== undefined && price !== undefined && old > price ? old : undefined;
}
