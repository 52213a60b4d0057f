import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { MORE } from '../../platform/jobs.ts';
import { mailKey } from '../../platform/mail/queue-mail.ts';
import { type IssuedDocument, numberDocuments } from '../invoices/number-documents.ts';
import { moneyReturned, orderConfirmed } from './order-mails.ts';

/** A round of numbering, which lets the mails go that wait for it. MORE where some may be left. */
export const giveNumbers = (db: Db) => numberDocuments(db, tellNumbers);

/** Numbers all that is owed, for what must be complete. */
export async function giveAllNumbers(db: Db): Promise<void> {
  while ((await giveNumbers(db)) === MORE) {
    // Until none is left.
  }
}

/** Of a mail and its copies. */
async function tellNumbers(trx: Db, issued: readonly IssuedDocument[]): Promise<void> {
  const told = issued.map(({ kind, orderId, refundId, number, issuedAt }) => ({
    order_id: orderId,
    ...(kind === 'invoice'
      ? { key: mailKey(orderConfirmed, orderId), fact: 'invoiceNumber' }
      : { key: mailKey(moneyReturned, refundId ?? 0), fact: 'creditNoteNumber' }),
    number,
    at: issuedAt,
  }));
  await sql`
    update mails set
      facts = (facts::jsonb || jsonb_build_object(told.fact, told.number, 'isNumbered', true))::text,
      next_attempt_at = least(next_attempt_at, told.at)
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told (order_id integer, key text, fact text, number text,
      at timestamptz)
    where mails.order_id = told.order_id and split_part(mail_key, '~', 1) = told.key
      and facts like '%"isNumbered":false%'`.execute(trx);
}
