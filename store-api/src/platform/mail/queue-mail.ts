import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { MailKind } from './mail-kind.ts';
import type { MailLanguage } from './words.ts';

export interface QueuedMail<Facts> {
  /** What it is about: of a kind, one mail is written about one thing, however often it is asked for. */
  readonly about: number;
  /** '' for somebody who has left: nothing is written then. */
  readonly to: string;
  /** The account it concerns, wherever it goes; null for none. */
  readonly userId: number | null;
  readonly language: MailLanguage;
  readonly facts: Facts;
  /** Names the mail where the kind and what it is about do not say enough. */
  readonly key?: string;
}

/** 'order-confirmed-12' names the mail of a kind about one thing. */
export function mailKey({ template }: Pick<MailKind, 'template'>, about: number): string {
  return `${template}-${about}`;
}

/** Puts a mail into the outbox; in the transaction of what it tells, so that neither is without the other. */
export async function queueMail<Facts, Content>(
  trx: Kysely<Database>,
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
