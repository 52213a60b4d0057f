import { createHmac } from 'node:crypto';
import type { Language } from 'shared-contracts/i18n/languages';
import { recordConsent, recordWithdrawal } from '../../platform/consents/record-consent.ts';
import { addressSubject } from '../../platform/consents/subjects.ts';
import { installationSecret } from '../../platform/database/installation-secret.ts';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import { emailKey } from '../../platform/email-key.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { newsletterBegun } from './newsletter-mail.ts';

interface Subscription {
  readonly email: string;
  readonly language: Language;
}

/** An address is stored once, with the consent to it, and the mail that says how to leave. */
export async function subscribe(db: Db, { email, language }: Subscription, now: Date): Promise<void> {
  // Made before the transaction: their rows are shared with every other subscription.
  const subject = await addressSubject(db, email);
  const key = await readerKey(db, email);
  await transact(db, async (trx) => {
    const added = await trx
      .insertInto('subscribers')
      .values({ email_address: email, email_key: emailKey(email), reader_key: key, language, created_at: now })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning('subscriber_id')
      .executeTakeFirst();
    if (!added) return;
    await recordConsent(trx, { subject, purpose: 'newsletter', now });
    await queueMail(
      trx,
      newsletterBegun,
      {
        about: added.subscriber_id,
        to: email,
        userId: null,
        language,
        facts: { subscriberId: added.subscriber_id },
        // Entering a stranger's address repeatedly causes one mail.
        key: `${newsletterBegun.template}-${key}`,
      },
      now,
    );
  });
}

/** False for one who has no newsletter. */
export async function unsubscribe(
  db: Db,
  by: { readonly readerKey: string } | { readonly email: string },
  now: Date,
): Promise<boolean> {
  const reader = await db
    .selectFrom('subscribers')
    .select(['subscriber_id', 'email_address'])
    .where((row) => ('email' in by ? row('email_key', '=', emailKey(by.email)) : row('reader_key', '=', by.readerKey)))
    .executeTakeFirst();
  if (!reader) return false;
  const subject = await addressSubject(db, reader.email_address);
  return transact(db, async (trx) => {
    const removed = await trx
      .deleteFrom('subscribers')
      .where('subscriber_id', '=', reader.subscriber_id)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) return false;
    await recordWithdrawal(trx, { subject, purpose: 'newsletter', now });
    return true;
  });
}

/** Signed, so that a letter's reader alone has it; an old letter still ends a newer subscription. */
async function readerKey(db: Db, email: string): Promise<string> {
  const secret = await installationSecret(db, 'newsletter');
  return createHmac('sha256', secret)
    .update(`reader ${emailKey(email)}`)
    .digest('base64url');
}
