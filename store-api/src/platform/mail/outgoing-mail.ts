import * as v from 'valibot';
import { dayLimitReached } from './day-limit.ts';
import { languageOfMail } from './language-of-mail.ts';
import { type MailKind, readKind } from './mail-kind.ts';
import { type MailContext, type Part, proofUrl, quietLink, text } from './mail-parts.ts';
import { type Mail, type Mailing, mark } from './mailing.ts';
import type { OutgoingMail } from './transport.ts';
import { frameWords } from './words.ts';
import { writeMail } from './write-mail.ts';

/** Null for an obsolete or held mail, which has left the outbox. */
export async function outgoingMail(room: Mailing, mail: Mail): Promise<OutgoingMail | null> {
  const { db, settings } = room;
  const kind = readKind(room.kinds, mail.template);
  const facts = v.parse(kind.facts, JSON.parse(mail.facts));
  const completed = await complete(room, mail, kind, facts);
  if (completed === null) return null;
  const addressee = await addresseeOf(room, mail, kind, completed.to);
  if (addressee.result === 'held') {
    await mark(room, mail, { state: 'held', fault: addressee.fault });
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
  const fault = await dayLimitReached(room.db, mail);
  if (fault !== null) return { result: 'held', fault } as const;
  const isOwed = kind.dayLimit !== undefined || mail.released_at !== null;
  return room.chooseAddressee({ mailId: mail.mail_id, recipient, userId: mail.user_id, isOwed });
}

function proofParts(proof: string | null, context: MailContext): Part[] {
  if (proof === null) return [];
  const t = frameWords(context.language);
  return [text(t('proofNeeded')), quietLink(t('prove'), proofUrl(context, proof))];
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
