import { insertSubscriber } from 'shared-contracts/api/insert-subscriber';
import { emailKey } from '../../platform/email-key.ts';
import { FORMS_PER_ORIGIN } from '../../platform/forms/routes.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerCall } from '../../platform/http/calls.ts';

export function newsletterRoutes(api: Api): void {
  registerCall(
    api,
    insertSubscriber,
    async ({ parameters: { EmailAddress } }) => {
      await api.db
        .insertInto('subscribers')
        .values({ email_address: EmailAddress, email_key: emailKey(EmailAddress), created_at: api.now() })
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .execute();
      // The same for new and known addresses: the answer must not reveal a subscriber (SEC-02).
      return [{ ResponseMsg: 'Saved Successfully' }];
    },
    { limit: FORMS_PER_ORIGIN },
  );
}
