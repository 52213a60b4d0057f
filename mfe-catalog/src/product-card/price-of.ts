import { fromRupees, type Paise } from 'shared-contracts/domain/money';

/** A wire price in rupees as money; null when it is not a number above 0: the product cannot be sold (CAT-25). */
export function priceOf(rupees: unknown): Paise | null {
  if (typeof rupees !== 'number' || !Number.isFinite(rupees)) return null;
  const amount = fromRupees(rupees);
  return amount > 0 ? amount : null;
}
