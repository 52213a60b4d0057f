import type { Selectable } from 'kysely';
import type { OrderMail } from 'shared-contracts/api/shapes/order-mail';
import type { Database, Db } from '../../platform/database/schema.ts';
import { REPLACED } from '../../platform/mail/mail-copies.ts';

type Mail = Pick<Selectable<Database['mails']>, 'state' | 'bounced_at'>;

/**
 * What was mailed to the buyer of an order, the first first; not what was erased, what a copy took the place of before it
 * left, nor mails of an earlier release.
 */
export async function mailsOnTheWire(db: Db, orderId: number): Promise<OrderMail[]> {
  const mails = await db
    .selectFrom('mails')
    .select(['template', 'recipient', 'state', 'created_at', 'sent_at', 'bounced_at'])
    .where('order_id', '=', orderId)
    .where('day_limit', 'is not', null)
    .where('recipient', '!=', '')
    .where('fault', '!=', REPLACED)
    .orderBy('mail_id')
    .execute();
  return mails.map((mail) => ({
    Kind: mail.template,
    To: mail.recipient,
    State: stateOf(mail),
    AtUTC: (mail.sent_at ?? mail.created_at).toISOString(),
  }));
}

function stateOf({ state, bounced_at }: Mail): OrderMail['State'] {
  if (bounced_at !== null) return 'failed';
  switch (state) {
    case 'waiting':
    case 'sending':
      return 'waiting';
    case 'given-up':
      return 'failed';
    case 'sent':
    case 'held':
    case 'unsure':
      return state;
  }
}
