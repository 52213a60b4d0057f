import type { ApiClient, ApiError, PaymentHandOff } from 'shared-contracts';
import { saveAddress } from 'shared-contracts/api/save-address';
import { addressToSend, savedAddress } from 'shared-contracts/kit/address/values';
import { choiceOf, isSameAddress } from './address-choice.ts';
import { deliveryAddressOf } from './build-hand-off.ts';
import { $checkoutDraft } from './checkout-draft.ts';

/** The shell notifies the shopper of 'session-over'. */
export type SaveOutcome = 'saved' | 'book-full' | 'not-saved' | 'session-over';

/**
 * Saves the delivery address in the address book, once per purchase by the purchase's key. The draft then selects the
 * saved address, so that a shopper who returns does not save it again.
 */
export async function saveNewAddress(
  api: ApiClient,
  { UserID, DeliveryAddress, IdempotencyKey }: PaymentHandOff,
): Promise<SaveOutcome> {
  const { CityID, CityName } = DeliveryAddress;
  if (CityID === null && !CityName) return 'not-saved';
  const result = await api.call(saveAddress, { ...DeliveryAddress, IdempotencyKey });
  if (!result.ok) return failureOf(result.error);
  const added = result.value.find((saved) => isSameAddress(addressToSend(savedAddress(saved)), DeliveryAddress));
  const draft = $checkoutDraft.get();
  // During the call the order may have been paid, or the address changed.
  if (added && draft?.UserID === UserID && isSameAddress(deliveryAddressOf(draft), DeliveryAddress)) {
    $checkoutDraft.set({ ...draft, ...choiceOf(added), keepsAddress: false });
  }
  return 'saved';
}

function failureOf(error: ApiError): SaveOutcome {
  if (error.kind !== 'http') return 'not-saved';
  if (error.status === 401) return 'session-over';
  return error.problem.code === 'address-book-full' ? 'book-full' : 'not-saved';
}
