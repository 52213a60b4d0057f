import { insertConsent } from 'shared-contracts/api/insert-consent';
import type { Api } from '../http/api.ts';
import { registerCall } from '../http/calls.ts';
import { recordConsentOnce, recordWithdrawal } from './record-consent.ts';
import { browserSubject } from './subjects.ts';

const CONSENTS_PER_ORIGIN = { name: 'consents', allowed: 30, windowSeconds: 60 } as const;

/** Choices of browsers, which say who they are by a random id alone. */
export function consentRoutes(api: Api): void {
  registerCall(
    api,
    insertConsent,
    async ({ parameters: { ConsentId, Given } }) => {
      const act = { subject: browserSubject(ConsentId), purpose: 'optional-storage', now: api.now() } as const;
      await (Given ? recordConsentOnce(api.db, act) : recordWithdrawal(api.db, act));
      return [{ ResponseMsg: 'Saved Successfully' }];
    },
    { limit: CONSENTS_PER_ORIGIN },
  );
}
