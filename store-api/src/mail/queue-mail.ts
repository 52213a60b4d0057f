import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import type { MailLanguage, MailMessage } from './mail-templates.ts';

export interface QueuedMail {
  /** Names what is told, e.g. 'order-confirmed-12': asked for twice, it is sent once. */
  readonly key: string;
  readonly to: string;
  readonly language: MailLanguage;
  readonly message: MailMessage;
}

/** Puts a mail into the outbox; in the transaction of what it tells, so that neither is without the other. */
export async function queueMail(trx: Kysely<Database>, mail: QueuedMail, now: Date): Promise<void> {
  await trx
    .insertInto('mails')
    .values({
      mail_key: mail.key,
      template: mail.message.template,
      language: mail.language,
      recipient: mail.to,
      facts: JSON.stringify(mail.message.facts),
      next_attempt_at: now,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column('mail_key').doNothing())
    .execute();
}
