import { $handOff, type ApiClient, type PaymentHandOff } from 'shared-contracts';
import { saveCheckoutDraft } from 'shared-contracts/api/save-checkout-draft';
import { wait } from 'shared-contracts/domain/wait';

/** The payment page has the browser's own hand-off as well. */
const MOST_WAIT_MS = 1000;

/**
 * Hands over to /payment: in local storage as observed, and as a draft on the server, for a browser that loses or refuses the
 * first. An API of an earlier release has no drafts.
 * @returns whether the session has ended: its login leads back to the payment, which has the hand-off
 */
export async function handOver(api: Pick<ApiClient, 'call'>, handOff: PaymentHandOff): Promise<boolean> {
  $handOff.set(handOff);
  const draft = { IdempotencyKey: handOff.IdempotencyKey, Parms: JSON.stringify(handOff) };
  const saved = await Promise.race([api.call(saveCheckoutDraft, draft), wait(MOST_WAIT_MS)]);
  return saved?.ok === false && saved.error.kind === 'http' && saved.error.status === 401;
}
