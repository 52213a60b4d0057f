import type { PaymentHandOff } from 'shared-contracts';
import { fromRupees, type Paise, toRupees } from 'shared-contracts/domain/money';

/** The hand-off's amount: rupees with two decimals, no grouping. */
export function amountText(amount: Paise): string {
  return toRupees(amount).toFixed(2);
}

export function amountOf({ amount }: PaymentHandOff): Paise {
  return fromRupees(Number(amount));
}
