import type { Db } from '../database/schema.ts';
import type { MailKind } from './mail-kind.ts';
import type { MailLanguage } from './words.ts';

export interface QueuedMail<Facts> {
  /** The subject's id: one mail per kind and subject. */
  readonly about: number;
  /** '' for a deleted account: no mail is queued. */
  readonly to: string;
  /** The account it concerns; null for none. */
  readonly userId: number | null;
  readonly language: MailLanguage;
  readonly facts: Facts;
  /** For kinds that send several mails per subject. */
  readonly key?: string;
}

/** 'order-confirmed-12' */
export function mailKey({ template }: Pick<MailKind, 'template'>, about: number): string {
  return `${template}-${about}`;
}

/** Queues a mail in the transaction of the event it reports. */
export async function queueMail<Facts, Content>(
  trx: Db,
  kind: MailKind<Facts, Content>,
  mail: QueuedMail<Facts>,
  now: Date,
): Promise<void> {
  if (mail.to === '') return;
  await trx
    .insertInto('mails')
    .values({
      mail_key: mail.key ?? mailKey(kind, mail.about),
      template: kind.template,
      language: mail.language,
      recipient: mail.to,
      user_id: mail.userId,
      facts: JSON.stringify(mail.facts),
      next_attempt_at: now,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column('mail_key').doNothing())
    .execute();
}
