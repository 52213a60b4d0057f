import type { Cancellation } from 'shared-contracts/api/shapes/cancellation';
import { type Paise, toRupees } from 'shared-contracts/domain/money';
import { REFUND_DAYS } from '../../payments/refunds/refund-days.ts';
import type { RequestedUnits } from './save-request.ts';

/** What cancellations and returns have in common. */
export function termsOnTheWire(kept: readonly RequestedUnits[], amount: Paise): Omit<Cancellation, 'Cancelled'> {
  return {
    Kept: unitsOnTheWire(kept),
    MoneyBack: toRupees(amount),
    WorkingDays: REFUND_DAYS.working,
    BankDays: REFUND_DAYS.bank,
  };
}

export function unitsOnTheWire(units: readonly RequestedUnits[]): Cancellation['Kept'] {
  return units.map(({ orderItemId, quantity }) => ({ OrderItemID: orderItemId, Quantity: quantity }));
}
