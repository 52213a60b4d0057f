import type { FastifyBaseLogger } from 'fastify';
import { type Selectable, sql } from 'kysely';
import pLimit from 'p-limit';
import * as v from 'valibot';
import { claimDue, type Queue } from '../database/claim-due.ts';
import type { Database, Db } from '../database/schema.ts';
import type { Settings } from '../settings/settings.ts';
import type { ChooseAddressee } from './addressee.ts';
import { languageOfMail } from './language-of-mail.ts';
import { type MailKind, readKind } from './mail-kind.ts';
import { link, type MailContext, type Part, proofUrl, text } from './mail-parts.ts';
import { MAILS_AT_ONCE, type MailTransport, type OutgoingMail, type SendResult } from './transport.ts';
import { frameWords } from './words.ts';
import { writeMail } from './write-mail.ts';

type Mail = Selectable<Database['mails']>;

export interface Mailing {
  readonly db: Db;
  readonly transport: MailTransport;
  readonly kinds: readonly MailKind[];
  readonly chooseAddressee: ChooseAddressee;
  readonly settings: Pick<Settings, 'store' | 'publicOrigin'>;
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
/** A process that sends for longer than this has crashed. */
const LONGEST_SENDING_MS = 5 * 60_000;
const MOST_ATTEMPTS = 12;

/** Each mail is sent by one process, and never again once it may have arrived. */
export async function sendMails(room: Mailing): Promise<void> {
  await giveUpAbandoned(room);
  const sending = pLimit(MAILS_AT_ONCE);
  const mails = await claimDue(room.db, OUTBOX, room.now());
  await Promise.all(mails.map((mail) => sending(() => send(room, mail))));
}

/** At-most-once delivery: an operator decides about a mail that a crashed process may have sent. */
async function giveUpAbandoned({ db, now, log }: Mailing): Promise<void> {
  const abandoned = await db
    .updateTable('mails')
    .set({ state: 'unsure', fault: 'the process ended while sending' })
    .where('state', '=', 'sending')
    .where('next_attempt_at', '<=', now())
    .returning('mail_id')
    .execute();
  for (const { mail_id } of abandoned) log.error({ mail: mail_id }, 'a mail may or may not have been sent');
}

/**
 * The mail is composed before it is marked as sending: a process that crashes earlier has sent nothing, and the mail is
 * retried.
 */
async function send(room: Mailing, mail: Mail): Promise<void> {
  const sent = await outgoing(room, mail).then(
    async (ready) => (ready && (await beginSending(room, mail)) ? room.transport.send(ready).catch(notSent) : null),
    notSent,
  );
  if (sent === null) return;
  if (sent.result === 'sent') return mark(room, mail, { state: 'sent', sent_at: room.now(), fault: '' });
  // The fault may contain the receiver, so it is not logged.
  room.log.warn({ mail: mail.mail_id, attempt: mail.attempts, result: sent.result }, 'mail not sent');
  if (sent.result === 'unsure') return mark(room, mail, { state: 'unsure', fault: sent.fault });
  const state = mail.attempts >= MOST_ATTEMPTS ? 'given-up' : 'waiting';
  return mark(room, mail, { state, fault: sent.fault, next_attempt_at: mail.next_attempt_at });
}

function notSent(fault: unknown): SendResult {
  return { result: 'not-sent', fault: fault instanceof Error ? fault.message : '' };
}

/** False when the claim expired and another process took the mail. */
async function beginSending({ db, now }: Mailing, mail: Mail): Promise<boolean> {
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

async function mark({ db }: Mailing, mail: Mail, outcome: Outcome): Promise<void> {
  await db
    .updateTable('mails')
    .set(outcome)
    .where('mail_id', '=', mail.mail_id)
    .where('state', 'in', ['waiting', 'sending'])
    .where('attempts', '=', mail.attempts)
    .execute();
}

/** Null for an obsolete or held mail, which has left the outbox. */
async function outgoing(room: Mailing, mail: Mail): Promise<OutgoingMail | null> {
  const { db, settings } = room;
  const kind = readKind(room.kinds, mail.template);
  const facts = v.parse(kind.facts, JSON.parse(mail.facts));
  const completed = await complete(room, mail, kind, facts);
  if (completed === null) return null;
  const addressee = await addresseeOf(room, mail, kind, completed.to);
  if (addressee.result === 'held') {
    await mark(room, mail, { state: 'held' });
    return null;
  }
  const context = {
    language: await languageOfMail(db, mail.language),
    store: settings.store,
    origin: settings.publicOrigin,
  };
  const composed = kind.compose(completed.content, context);
  const parts = [...composed.parts, ...proofParts(addressee.proof, context)];
  return {
    key: mail.mail_key,
    to: addressee.to,
    ...writeMail({ ...composed, parts }, context),
    headers: composed.unsubscribe
      ? { 'List-Unsubscribe': `<${composed.unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {},
    attachments: (await kind.attachments?.(db, facts)) ?? [],
  };
}

async function addresseeOf(room: Mailing, mail: Mail, kind: MailKind, recipient: string) {
  if (kind.needsNoProof) return { result: 'send', to: recipient, proof: null } as const;
  return room.chooseAddressee({ mailId: mail.mail_id, recipient, userId: mail.user_id });
}

function proofParts(proof: string | null, context: MailContext): Part[] {
  if (proof === null) return [];
  const t = frameWords(context.language);
  return [text(t('proofNeeded')), link(t('prove'), proofUrl(context, proof))];
}

async function complete(room: Mailing, mail: Mail, kind: MailKind, facts: unknown) {
  if (!kind.complete) return { to: mail.recipient, content: facts };
  const { db } = room;
  const { mail_id: mailId, attempts: attempt, recipient } = mail;
  const completed = await kind.complete.atSending({ db, now: room.now(), mailId, attempt, recipient }, facts);
  switch (completed.result) {
    case 'ready':
      // The receiver is known now: deleting the account erases the mail.
      if (completed.userId === null) return completed;
      await db.updateTable('mails').set({ user_id: completed.userId }).where('mail_id', '=', mailId).execute();
      return completed;
    case 'unwanted':
      await db.deleteFrom('mails').where('mail_id', '=', mailId).execute();
      return null;
    case 'obsolete':
      await mark(room, mail, { state: 'given-up', fault: completed.fault });
      return null;
  }
}
