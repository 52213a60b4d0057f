import type { Cancellation } from 'shared-contracts/api/shapes/cancellation';
import { type Paise, toRupees } from 'shared-contracts/domain/money';
import { REFUND_DAYS } from '../../payments/refunds/refund-days.ts';
import type { RequestedPieces } from './save-request.ts';

/** What cancellations and returns have in common. */
export function termsOnTheWire(kept: readonly RequestedPieces[], amount: Paise): Omit<Cancellation, 'Cancelled'> {
  return {
    Kept: piecesOnTheWire(kept),
    MoneyBack: toRupees(amount),
    WorkingDays: REFUND_DAYS.working,
    BankDays: REFUND_DAYS.bank,
  };
}

export function piecesOnTheWire(pieces: readonly RequestedPieces[]): Cancellation['Kept'] {
  return pieces.map(({ orderItemId, quantity }) => ({ OrderItemID: orderItemId, Quantity: quantity }));
}
