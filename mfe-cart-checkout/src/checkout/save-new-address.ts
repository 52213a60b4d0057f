import type { ApiClient, ApiError, PaymentHandOff } from 'shared-contracts';
import { saveAddress } from 'shared-contracts/api/save-address';
import { choiceOf, isSameAddress } from './address-choice.ts';
import { deliveryAddressOf } from './build-hand-off.ts';
import { $checkoutDraft } from './checkout-draft.ts';

/** `session-over` is told to the shopper by the shell. */
export type SaveOutcome = 'saved' | 'book-full' | 'not-saved' | 'session-over';

/**
 * Saves where a purchase goes in the address book, under the purchase's own key: paid for a second time it is still
 * saved once. The draft then has it chosen, so that a shopper who comes back does not save it again.
 */
export async function saveNewAddress(
  api: ApiClient,
  { UserID, DeliveryAddress, IdempotencyKey }: PaymentHandOff,
): Promise<SaveOutcome> {
  const { CityID } = DeliveryAddress;
  if (CityID === null) return 'not-saved';
  const result = await api.call(saveAddress, { ...DeliveryAddress, CityID, IdempotencyKey });
  if (!result.ok) return failureOf(result.error);
  const known = result.value.find((saved) => isSameAddress(saved, DeliveryAddress));
  const draft = $checkoutDraft.get();
  // Meanwhile the order may have been paid, or the address changed.
  if (known && draft?.UserID === UserID && isSameAddress(deliveryAddressOf(draft), DeliveryAddress)) {
    $checkoutDraft.set({ ...draft, ...choiceOf(known), keepsAddress: false });
  }
  return 'saved';
}

function failureOf(error: ApiError): SaveOutcome {
  if (error.kind !== 'http') return 'not-saved';
  if (error.status === 401) return 'session-over';
  return error.problem.code === 'address-book-full' ? 'book-full' : 'not-saved';
}
