import { type Paise, toRupees } from 'shared-contracts/domain/money';

/** The hand-off's amount: rupees with two decimals, no grouping. */
export function amountText(amount: Paise): string {
  return toRupees(amount).toFixed(2);
}
