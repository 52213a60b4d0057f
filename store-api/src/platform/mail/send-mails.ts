import { sql } from 'kysely';
import { claimDue, type Queue } from '../database/claim-due.ts';
import { URGENCY } from './mail-kind.ts';
import { type Mail, type Mailing, mark } from './mailing.ts';
import { outgoingMail } from './outgoing-mail.ts';
import type { SendResult } from './transport.ts';

/**
 * One mail at a time leaves in each, over a connection of its own: a mail server that falls silent stops the lane it was asked
 * in. One lane is for what somebody waits for, such as a code.
 */
export const LANES = ['awaited', 'any', 'any', 'any'] as const;
type Lane = (typeof LANES)[number];

const LANE_OPEN = {
  any: sql<boolean>`state = 'waiting'`,
  awaited: sql<boolean>`state = 'waiting' and urgency = ${sql.lit(URGENCY.awaited)}`,
} as const;

const outbox = (lane: Lane): Queue<'mails'> => ({
  table: 'mails',
  id: 'mail_id',
  open: LANE_OPEN[lane],
  firstBy: 'urgency',
  // The next is chosen when this one has left: what is awaited overtakes a thousand letters.
  atOnce: 1,
  firstWaitMs: 30_000,
  longestWaitMs: 6 * 60 * 60 * 1000,
});
/** A process that sends for longer than this has crashed. */
const LONGEST_SENDING_MS = 5 * 60_000;
const MOST_ATTEMPTS = 12;

/** All that is due, in all lanes. */
export async function sendMails(room: Mailing): Promise<void> {
  await giveUpAbandoned(room);
  await Promise.all(
    LANES.map(async (lane) => {
      while (await sendNext(room, lane)) {
        // Until none is due.
      }
    }),
  );
}

/** Whether there was one. Each mail is sent by one process, and never again once it may have arrived. */
export async function sendNext(room: Mailing, lane: Lane): Promise<boolean> {
  const [mail] = await claimDue(room.db, outbox(lane), room.now());
  if (mail) await send(room, mail);
  return mail !== undefined;
}

/** At-most-once delivery: an operator decides about a mail that a crashed process may have sent. */
export async function giveUpAbandoned({ db, now, log }: Mailing): Promise<void> {
  const abandoned = await db
    .updateTable('mails')
    .set({ state: 'unsure', fault: 'the process ended while sending' })
    // Written out, so that the partial index of this state serves it.
    .where(sql<boolean>`state = 'sending'`)
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
  const sent = await outgoingMail(room, mail).then(
    async (ready) => (ready && (await beginSending(room, mail)) ? room.transport.send(ready).catch(notSent) : null),
    notSent,
  );
  if (sent === null) return;
  if (sent.result === 'sent') return mark(room, mail, { state: 'sent', sent_at: room.now(), fault: '' });
  // The fault may contain the receiver, so it is not logged.
  room.log.warn({ mail: mail.mail_id, attempt: mail.attempts, result: sent.result }, 'mail not sent');
  const { fault } = sent;
  if (sent.result === 'unsure') return mark(room, mail, { state: 'unsure', fault });
  if (sent.result === 'bounced') return mark(room, mail, { state: 'given-up', fault, bounced_at: room.now() });
  const state = mail.attempts >= MOST_ATTEMPTS ? 'given-up' : 'waiting';
  return mark(room, mail, { state, fault, next_attempt_at: mail.next_attempt_at });
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
