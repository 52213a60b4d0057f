import type { Db } from '../database/schema.ts';
import { type MailKind, URGENCY } from './mail-kind.ts';
import type { MailLanguage } from './words.ts';

export interface QueuedMail<Facts> {
  /** The subject's id: one mail per kind and subject. */
  readonly about: number;
  /** '' for a deleted account: no mail is queued. */
  readonly to: string;
  /** The account it concerns; null for none. */
  readonly userId: number | null;
  /** The order it is about. */
  readonly orderId?: number;
  readonly language: MailLanguage;
  readonly facts: Facts;
  /** When it may leave; at once when absent. */
  readonly notBefore?: Date;
  /** For kinds that send several mails per subject. */
  readonly key?: string;
}

/** 'order-confirmed-12' */
export function mailKey({ template }: Pick<MailKind, 'template'>, about: number): string {
  return `${template}-${about}`;
}

/** Queues a mail in the transaction of the event it reports. Null when it is queued already, or has no receiver. */
export async function queueMail<Facts, Content>(
  trx: Db,
  kind: MailKind<Facts, Content>,
  mail: QueuedMail<Facts>,
  now: Date,
): Promise<number | null> {
  const [queued] = await queueMails(trx, [asQueued(kind, mail)], now);
  return queued ?? null;
}

type MailToQueue = ReturnType<typeof asQueued>;

/** One of several mails for `queueMails`. */
export function asQueued<Facts, Content>(kind: MailKind<Facts, Content>, mail: QueuedMail<Facts>) {
  return {
    mail_key: mail.key ?? mailKey(kind, mail.about),
    template: kind.template,
    language: mail.language,
    recipient: mail.to,
    user_id: mail.userId,
    order_id: mail.orderId ?? null,
    urgency: URGENCY[kind.urgency ?? 'usual'],
    day_limit: kind.dayLimit ?? null,
    facts: JSON.stringify(mail.facts),
    next_attempt_at: mail.notBefore,
  };
}

/** Several in one statement. Answers the ids of those that were not queued before and have a receiver. */
export async function queueMails(trx: Db, mails: readonly MailToQueue[], now: Date): Promise<number[]> {
  const values = mails
    .filter((mail) => mail.recipient !== '')
    .map((mail) => ({ ...mail, next_attempt_at: mail.next_attempt_at ?? now, sent_at: null }));
  if (values.length === 0) return [];
  const queued = await trx
    .insertInto('mails')
    .values(values)
    .onConflict((conflict) => conflict.column('mail_key').doNothing())
    .returning('mail_id')
    .execute();
  return queued.map((mail) => mail.mail_id);
}
