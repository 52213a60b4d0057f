import { $handOff, type ApiClient, type PaymentHandOff } from 'shared-contracts';
import { saveCheckoutDraft } from 'shared-contracts/api/save-checkout-draft';
import { wait } from '../payment/retry.ts';

/** The payment page has the browser's own hand-off as well. */
const MOST_WAIT_MS = 1000;

/**
 * Hands over to /payment: in local storage as observed, and as a draft on the server, for a browser that loses or refuses the
 * first. An API of an earlier release has no drafts.
 */
export async function handOver(api: Pick<ApiClient, 'call'>, handOff: PaymentHandOff): Promise<void> {
  $handOff.set(handOff);
  const draft = { IdempotencyKey: handOff.IdempotencyKey, Parms: JSON.stringify(handOff) };
  await Promise.race([api.call(saveCheckoutDraft, draft), wait(MOST_WAIT_MS)]);
}
