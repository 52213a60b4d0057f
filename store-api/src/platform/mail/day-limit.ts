import type { Selectable } from 'kysely';
import type { Database, Db } from '../database/schema.ts';
import { DAY_MS } from '../time.ts';

/** About one order: a buyer who paid once cannot have a stranger's mailbox filled (SEC-08). */
export const MAILS_PER_ORDER = 20;
/** To one address, about anything but an order. */
export const MAILS_PER_ADDRESS = 10;

type Limited = Pick<
  Selectable<Database['mails']>,
  'mail_id' | 'order_id' | 'recipient' | 'day_limit' | 'created_at' | 'released_at'
>;

/**
 * Why a mail is held although its kind needs no proof of the address; null: it leaves. Counts what was queued before it, so
 * that a command that has just queued it knows what the outbox will do, in whatever order the outbox sends.
 */
export async function dayLimitReached(db: Db, mail: Limited): Promise<string | null> {
  const { day_limit: most, order_id: orderId } = mail;
  if (most === null || mail.released_at !== null) return null;
  const earlier = await db
    .selectFrom('mails')
    .select('mail_id')
    .$if(orderId !== null, (query) => query.where('order_id', '=', orderId))
    .$if(orderId === null, (query) =>
      query
        .where('order_id', 'is', null)
        .where((row) => row(row.fn<string>('lower', ['recipient']), '=', mail.recipient.toLowerCase())),
    )
    .where('day_limit', 'is not', null)
    .where('mail_id', '<', mail.mail_id)
    .where('created_at', '>', new Date(mail.created_at.getTime() - DAY_MS))
    .where('state', '!=', 'held')
    .limit(most)
    .execute();
  if (earlier.length < most) return null;
  return `more than ${most} mails a day ${orderId === null ? 'to this address' : 'about this order'}`;
}
