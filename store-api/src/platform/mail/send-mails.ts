import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, type Selectable, sql } from 'kysely';
import { drawCode } from '../../account/people/password-codes.ts';
import { invoicePdf } from '../../cart-checkout/invoices/invoice-pdf.ts';
import { claimDue, type Queue } from '../database/claim-due.ts';
import type { Database } from '../database/schema.ts';
import type { StoreFacts } from '../settings/store-facts.ts';
import { type ReadyMessage, readMailMessage } from './mail-templates.ts';
import type { MailsTable } from './tables.ts';
import type { MailTransport, OutgoingMail, SendResult } from './transport.ts';
import { writeMail } from './write-mail.ts';

type Mail = Selectable<MailsTable>;

export interface MailRoom {
  readonly db: Kysely<Database>;
  readonly transport: MailTransport;
  readonly store: StoreFacts;
  readonly origin: string;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}

const OUTBOX: Queue<'mails'> = {
  table: 'mails',
  id: 'mail_id',
  open: sql`state = 'waiting'`,
  atOnce: 10,
  firstWaitMs: 30_000,
  longestWaitMs: 6 * 60 * 60 * 1000,
};
/** A process that has been handing over a mail for longer than this has died over it. */
const LONGEST_SENDING_MS = 5 * 60_000;
const MOST_ATTEMPTS = 12;

/** One round of the outbox. Each mail is sent by one process, and never again once it may have arrived. */
export async function sendMails(room: MailRoom): Promise<void> {
  await giveUpAbandoned(room);
  for (const mail of await claimDue(room.db, OUTBOX, room.now())) await send(room, mail);
}

/** Never twice goes before at any price: an operator decides about a mail that a dying process may have sent. */
async function giveUpAbandoned({ db, now, log }: MailRoom): Promise<void> {
  const abandoned = await db
    .updateTable('mails')
    .set({ state: 'unsure', fault: 'the process ended while sending' })
    .where('state', '=', 'sending')
    .where('next_attempt_at', '<=', now())
    .returning('mail_id')
    .execute();
  for (const { mail_id } of abandoned) log.error({ mail: mail_id }, 'a mail may or may not have been sent');
}

/** Written before it is handed over: a process that dies earlier has sent nothing, and the mail's turn comes again. */
async function send(room: MailRoom, mail: Mail): Promise<void> {
  const sent = await outgoing(room, mail).then(
    async (ready) => (ready && (await beginSending(room, mail)) ? room.transport.send(ready).catch(notSent) : null),
    notSent,
  );
  if (sent === null) return;
  if (sent.result === 'sent') return mark(room, mail, { state: 'sent', sent_at: room.now(), fault: '' });
  // The fault may name the receiver, so the log only says which mail.
  room.log.warn({ mail: mail.mail_id, attempt: mail.attempts, result: sent.result }, 'mail not sent');
  if (sent.result === 'unsure') return mark(room, mail, { state: 'unsure', fault: sent.fault });
  const state = mail.attempts >= MOST_ATTEMPTS ? 'given-up' : 'waiting';
  return mark(room, mail, { state, fault: sent.fault, next_attempt_at: mail.next_attempt_at });
}

function notSent(fault: unknown): SendResult {
  return { result: 'not-sent', fault: fault instanceof Error ? fault.message : '' };
}

/** False when the claim had run out and another process has taken the mail meanwhile. */
async function beginSending({ db, now }: MailRoom, mail: Mail): Promise<boolean> {
  const begun = await db
    .updateTable('mails')
    .set({ state: 'sending', next_attempt_at: new Date(now().getTime() + LONGEST_SENDING_MS) })
    .where('mail_id', '=', mail.mail_id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', mail.attempts)
    .executeTakeFirst();
  return begun.numUpdatedRows === 1n;
}

type Outcome = Partial<Pick<Mail, 'state' | 'fault' | 'next_attempt_at'>> & { readonly sent_at?: Date };

async function mark({ db }: MailRoom, mail: Mail, outcome: Outcome): Promise<void> {
  await db
    .updateTable('mails')
    .set(outcome)
    .where('mail_id', '=', mail.mail_id)
    .where('state', 'in', ['waiting', 'sending'])
    .where('attempts', '=', mail.attempts)
    .execute();
}

/** Null for a mail that is of no use any more; it has left the outbox then. */
async function outgoing(room: MailRoom, mail: Mail): Promise<OutgoingMail | null> {
  const { db, store, origin } = room;
  const ready = await readyToSend(room, mail);
  if (ready === null) return null;
  return {
    key: mail.mail_key,
    to: ready.to,
    ...writeMail(ready.message, { language: mail.language, store, origin }),
    attachments: await attachments(db, ready.message),
  };
}

interface Ready {
  readonly to: string;
  readonly message: ReadyMessage;
}

async function readyToSend(room: MailRoom, mail: Mail): Promise<Ready | null> {
  const message = readMailMessage(mail.template, mail.facts);
  if (message.template !== 'password-code') return { to: mail.recipient, message };
  const { db, now } = room;
  const claim = { codeId: message.facts.codeId, email: mail.recipient, mailId: mail.mail_id, attempt: mail.attempts };
  const drawn = await drawCode(db, claim, now());
  if (drawn.ok) {
    const { code, until, person } = drawn;
    // From now on the mail is somebody's: it goes when they delete their account.
    await db.updateTable('mails').set({ user_id: person.userId }).where('mail_id', '=', mail.mail_id).execute();
    return { to: person.email, message: { template: 'password-code', facts: { name: person.name, code, until } } };
  }
  switch (drawn.reason) {
    case 'no-account':
      // Nobody's address is kept who has no account.
      await db.deleteFrom('mails').where('mail_id', '=', mail.mail_id).execute();
      return null;
    case 'superseded':
      await mark(room, mail, { state: 'given-up', fault: 'the code is over or a newer one was asked for' });
      return null;
  }
}

async function attachments(db: Kysely<Database>, message: ReadyMessage): Promise<OutgoingMail['attachments']> {
  const number = documentOf(message);
  const pdf = number ? await invoicePdf(db, number) : null;
  return pdf ? [{ filename: pdf.fileName, content: pdf.content, contentType: 'application/pdf' }] : [];
}

function documentOf(message: ReadyMessage): string {
  switch (message.template) {
    case 'order-confirmed':
      return message.facts.invoiceNumber;
    case 'money-returned':
      return message.facts.creditNoteNumber;
    case 'payment-failed':
    case 'order-requested':
    case 'order-request-for-store':
    case 'order-request-decided':
    case 'account-deleted':
    case 'password-code':
    case 'password-changed':
      return '';
  }
}
