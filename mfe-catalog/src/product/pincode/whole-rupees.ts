import { formatRupees, type Paise } from 'shared-contracts/domain/money';

/** '₹1,000': an amount that is named roughly needs no paise. */
export function formatWholeRupees(amount: Paise): string {
  return formatRupees(amount).replace(/\.\d\d$/, '');
}
