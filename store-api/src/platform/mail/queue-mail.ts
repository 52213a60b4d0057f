import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { MailLanguage, MailMessage } from './mail-templates.ts';

export interface QueuedMail {
  /** Names what is told, e.g. 'order-confirmed-12': asked for twice, it is sent once. */
  readonly key: string;
  /** '' for somebody who has left: nothing is written then. */
  readonly to: string;
  /** Whom it is about, wherever it goes; null when about nobody with an account. */
  readonly userId: number | null;
  readonly language: MailLanguage;
  readonly message: MailMessage;
}

/** Puts a mail into the outbox; in the transaction of what it tells, so that neither is without the other. */
export async function queueMail(trx: Kysely<Database>, mail: QueuedMail, now: Date): Promise<void> {
  if (mail.to === '') return;
  await trx
    .insertInto('mails')
    .values({
      mail_key: mail.key,
      template: mail.message.template,
      language: mail.language,
      recipient: mail.to,
      user_id: mail.userId,
      facts: JSON.stringify(mail.message.facts),
      next_attempt_at: now,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column('mail_key').doNothing())
    .execute();
}
