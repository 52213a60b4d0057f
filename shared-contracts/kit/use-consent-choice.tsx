import { $consent, type ApiClient, decideConsent, useApi } from 'shared-contracts';
import { insertConsent } from 'shared-contracts/api/insert-consent';
import { randomKey } from '../contract/domain/random-key.ts';

/**
 * Decides about optional storage, at once, and has a consent and its withdrawal recorded (LAW-06). A visitor who has only
 * ever said no has no id and is not sent.
 */
export function useConsentChoice(): (optional: boolean) => void {
  const api = useApi();
  return (optional) => {
    const before = $consent.get();
    const id = before?.id ?? (optional ? randomKey() : null);
    const acts = [...(before?.unrecorded ?? []), ...(id ? [{ id, given: optional }] : [])];
    decideConsent(optional, (optional && id) || undefined, acts);
    void recordConsents(api);
  };
}

/**
 * Sends what the ledger of consents has not confirmed, in its order; the ledger ignores a repetition. What fails stays
 * stored with the choice, and the next page sends it again.
 */
export async function recordConsents(api: ApiClient): Promise<void> {
  for (let act = unrecorded()[0]; act; act = unrecorded()[0]) {
    const { id, given } = act;
    const answer = await api.call(insertConsent, { ConsentId: id, Given: given });
    const consent = $consent.get();
    if (!answer.ok || !consent) return;
    const { unrecorded: acts, ...choice } = consent;
    const left = acts?.filter((one) => one.id !== id || one.given !== given);
    $consent.set({ ...choice, ...(left?.length && { unrecorded: left }) });
  }
}

const unrecorded = () => $consent.get()?.unrecorded ?? [];
