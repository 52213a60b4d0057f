import { deleteSubscriber } from 'shared-contracts/api/delete-subscriber';
import { insertSubscriber } from 'shared-contracts/api/insert-subscriber';
import { FORMS } from '../../platform/forms/routes.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerCall } from '../../platform/http/calls.ts';
import { subscribe, unsubscribe } from './readers.ts';

/** Mail programs end newsletters for many readers from one address. */
const DEPARTURES_PER_ORIGIN = { name: 'newsletter-departures', allowed: 120, windowSeconds: 60 } as const;

export function newsletterRoutes(api: Api): void {
  registerCall(
    api,
    insertSubscriber,
    async ({ parameters: { EmailAddress, LanguageCode } }) => {
      await subscribe(api.db, { email: EmailAddress, language: LanguageCode }, api.now());
      // The same for new and known addresses: the answer must not reveal a subscriber (SEC-02).
      return [{ ResponseMsg: 'Saved Successfully' }];
    },
    { limit: FORMS },
  );
  registerCall(
    api,
    deleteSubscriber,
    async ({ parameters: { ReaderKey } }) => {
      await unsubscribe(api.db, { readerKey: ReaderKey }, api.now());
      return [{ ResponseMsg: 'Saved Successfully' }];
    },
    { limit: DEPARTURES_PER_ORIGIN },
  );
}
