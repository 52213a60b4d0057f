import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { emailKey } from '../../platform/email-key.ts';
import { copyKey, REPLACED, withCopies } from '../../platform/mail/mail-copies.ts';
import { orderConfirmed } from '../mails/order-mails.ts';

interface Again {
  readonly orderId: number;
  /** Where the order's mails go from now on. */
  readonly email: string;
  /** Sent by the store's staff, whatever the limits. */
  readonly byStaff: boolean;
  readonly now: Date;
}

/**
 * Mails the buyer again, under the lock of the order: everything to a corrected address; to the same one the confirmation and
 * what did not arrive. Each is a mail of its own, so that the history keeps where the first one went. Answers how many.
 */
export async function sendMailsAgain(trx: Db, { orderId, email, byStaff, now }: Again): Promise<number> {
  const { contact_email: before } = await trx
    .selectFrom('orders')
    .select('contact_email')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const isOther = emailKey(before) !== emailKey(email);
  await trx.updateTable('orders').set({ contact_email: email }).where('order_id', '=', orderId).execute();
  const written = await trx
    .selectFrom('mails')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('day_limit', 'is not', null)
    .where('recipient', '!=', '')
    .orderBy('mail_id')
    .execute();
  const again = withCopies(written).filter((of) => {
    const { template, state } = of.at(-1) ?? {};
    return isOther || template === orderConfirmed.template || !ON_ITS_WAY.some((one) => one === state);
  });
  // What has not left yet leaves once: to where the order's mails go now.
  await trx
    .updateTable('mails')
    .set({ state: 'given-up', fault: REPLACED })
    .where(sql<boolean>`mail_id = any(${again.flat().map((mail) => mail.mail_id)}::integer[])`)
    .where('state', 'in', ['waiting', 'held'])
    .execute();
  const values = again.flatMap(([mail, ...copies]) => {
    if (!mail) return [];
    const { template, language, user_id, order_id, urgency, day_limit, facts } = mail;
    return {
      ...{ template, language, user_id, order_id, urgency, day_limit, facts },
      mail_key: copyKey(mail.mail_key, copies.length + 1),
      recipient: email,
      next_attempt_at: now,
      released_at: byStaff ? now : null,
      sent_at: null,
    };
  });
  if (values.length > 0) await trx.insertInto('mails').values(values).execute();
  return values.length;
}

const ON_ITS_WAY = ['waiting', 'sending', 'sent'] as const;
