import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { CommandRefused } from '../../platform/command-line/command.ts';
import type { Db } from '../../platform/database/schema.ts';
import { MORE } from '../../platform/jobs.ts';
import { mailKey } from '../../platform/mail/queue-mail.ts';
import { type IssuedDocument, numberDocuments } from '../invoices/number-documents.ts';
import { moneyReturned, NOT_NUMBERED, orderConfirmed } from './order-mails.ts';

/** A round of numbering, which lets the mails go that wait for it. MORE where some may be left. */
export const giveNumbers = (db: Db) => numberDocuments(db, tellNumbers);

const RETRY_MS = 100;

/**
 * Numbers all that is owed now, for what must be complete. Other processes may have some of it under work: waits for them.
 * @throws CommandRefused when that takes too long
 */
export async function giveAllNumbers(db: Db, withinMs = 10_000): Promise<void> {
  const { last } = await db
    .selectFrom('owed_documents')
    .select(({ fn }) => fn.max('owed_document_id').as('last'))
    .executeTakeFirstOrThrow();
  const until = Date.now() + withinMs;
  for (;;) {
    while ((await giveNumbers(db)) === MORE) {
      // Until none is left that can be numbered.
    }
    const owed = db.selectFrom('owed_documents').select('order_id').where('owed_document_id', '<=', last).limit(1);
    if (!(await owed.executeTakeFirst())) return;
    if (Date.now() >= until)
      throw new CommandRefused('Some tax documents are still being numbered. Please try again in a minute.');
    await wait(RETRY_MS);
  }
}

/** Of a mail and its copies, also when they were given up because there was no number for days. */
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
      next_attempt_at = least(next_attempt_at, told.at),
      state = case when state = 'given-up' and fault = ${NOT_NUMBERED} then 'waiting' else state end,
      attempts = case when state = 'given-up' and fault = ${NOT_NUMBERED} then 0 else attempts end
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told (order_id integer, key text, fact text, number text,
      at timestamptz)
    where mails.order_id = told.order_id and split_part(mail_key, '~', 1) = told.key
      and facts like '%"isNumbered":false%'`.execute(trx);
}
