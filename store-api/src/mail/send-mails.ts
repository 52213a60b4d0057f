import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, type Selectable, sql } from 'kysely';
import { invoicePdf } from '../invoices/invoice-pdf.ts';
import type { Database } from '../platform/database/schema.ts';
import type { StoreFacts } from '../platform/store-facts.ts';
import { type MailMessage, readMailMessage } from './mail-templates.ts';
import type { MailsTable } from './tables.ts';
import type { MailTransport, OutgoingMail } from './transport.ts';
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

const AT_ONCE = 10;
/** A process that has had a mail for longer than this has died over it. */
const LEASE_MS = 5 * 60_000;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 6 * 60 * 60 * 1000;
const MOST_ATTEMPTS = 12;

/** One round of the outbox. Each mail is sent by one process, and never again once it may have arrived. */
export async function sendMails(room: MailRoom): Promise<void> {
  await giveUpAbandoned(room);
  for (const mail of await claim(room)) await send(room, mail);
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

async function claim({ db, now }: MailRoom): Promise<Mail[]> {
  const moment = now();
  const due = db
    .selectFrom('mails')
    .select('mail_id')
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', moment)
    .orderBy('next_attempt_at')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('mails')
    .set({
      state: 'sending',
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: new Date(moment.getTime() + LEASE_MS),
    })
    .where('mail_id', 'in', due)
    .returningAll()
    .execute();
}

async function send(room: MailRoom, mail: Mail): Promise<void> {
  const sent = await outgoing(room, mail)
    .then((ready) => room.transport.send(ready))
    .catch((fault: unknown) => ({ result: 'not-sent' as const, fault: fault instanceof Error ? fault.message : '' }));
  if (sent.result === 'sent') return mark(room, mail, { state: 'sent', sent_at: room.now(), fault: '' });
  // The fault may name the receiver, so the log only says which mail.
  room.log.warn({ mail: mail.mail_id, attempt: mail.attempts, result: sent.result }, 'mail not sent');
  if (sent.result === 'unsure') return mark(room, mail, { state: 'unsure', fault: sent.fault });
  if (mail.attempts >= MOST_ATTEMPTS) return mark(room, mail, { state: 'given-up', fault: sent.fault });
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (mail.attempts - 1), LONGEST_WAIT_MS);
  return mark(room, mail, {
    state: 'waiting',
    fault: sent.fault,
    next_attempt_at: new Date(room.now().getTime() + wait),
  });
}

async function mark(
  { db }: MailRoom,
  mail: Mail,
  set: Partial<Pick<Mail, 'state' | 'fault' | 'next_attempt_at' | 'sent_at'>>,
) {
  const { sent_at, ...rest } = set;
  await db
    .updateTable('mails')
    .set({ ...rest, ...(sent_at ? { sent_at } : {}) })
    .where('mail_id', '=', mail.mail_id)
    .where('state', '=', 'sending')
    .execute();
}

async function outgoing({ db, store, origin }: MailRoom, mail: Mail): Promise<OutgoingMail> {
  const message = readMailMessage(mail.template, mail.facts);
  return {
    key: mail.mail_key,
    to: mail.recipient,
    ...writeMail(message, { language: mail.language, store, origin }),
    attachments: await attachments(db, message),
  };
}

async function attachments(db: Kysely<Database>, message: MailMessage): Promise<OutgoingMail['attachments']> {
  const number = documentOf(message);
  const pdf = number ? await invoicePdf(db, number) : null;
  return pdf ? [{ filename: pdf.fileName, content: pdf.content, contentType: 'application/pdf' }] : [];
}

function documentOf(message: MailMessage): string {
  switch (message.template) {
    case 'order-confirmed':
      return message.facts.invoiceNumber;
    case 'money-returned':
      return message.facts.creditNoteNumber;
    case 'payment-failed':
      return '';
  }
}
