import { formatRupees, paise } from 'shared-contracts/domain/money';
import type { ListingQuery } from './listing-url.ts';

/** '₹48,000': filter prices are whole rupees. */
export function wholeRupees(rupees: number): string {
  return formatRupees(paise(rupees * 100));
}

/** The text key of a price range, with its values; null without a range. */
export function priceRangeText({
  min,
  max,
}: Pick<ListingQuery, 'min' | 'max'>): ['priceFromTo' | 'priceFrom' | 'priceUpTo', Record<string, string>] | null {
  const from = min === null ? null : wholeRupees(min);
  const to = max === null ? null : wholeRupees(max);
  if (from && to) return ['priceFromTo', { min: from, max: to }];
  if (from) return ['priceFrom', { min: from }];
  return to ? ['priceUpTo', { max: to }] : null;
}
