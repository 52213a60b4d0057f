import type { Db } from '../database/schema.ts';
import { dayLimitReached } from './day-limit.ts';

/**
 * For an operator who has just caused a mail to a shopper: whether it leaves. Null: none was queued, since the address is
 * erased.
 */
export async function mailOutlook(trx: Db, mailId: number | null): Promise<string> {
  if (mailId === null) return 'no mail: the address is not stored any more';
  const mail = await trx.selectFrom('mails').selectAll().where('mail_id', '=', mailId).executeTakeFirstOrThrow();
  const fault = await dayLimitReached(trx, mail);
  if (fault === null) return `mail ${mailId} to ${mail.recipient} leaves within a minute`;
  return `mail ${mailId} to ${mail.recipient} is HELD: ${fault}. 'mails send ${mailId}' sends it all the same.`;
}
