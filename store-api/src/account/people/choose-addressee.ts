import type { Db } from '../../platform/database/schema.ts';
import { emailKey } from '../../platform/email-key.ts';
import type { Addressee, ChooseAddressee } from '../../platform/mail/addressee.ts';
import { contactProofs } from './contact-proof.ts';
import { addressHash, type EmailProofs } from './email-proof.ts';

const NOT_PROVEN = { result: 'held', fault: 'the address is not proven' } as const;

/**
 * Anyone can sign up or begin a purchase with a stranger's address, so an address that is not proven gets one mail of what
 * that causes, with the link that proves it. What follows goes to the account's own address; where that is not proven either,
 * it is held. What is owed, because somebody paid or their account or the staff acted, goes where it was addressed to.
 */
export function chooseAddressee(db: Db, proofs: EmailProofs, now: () => Date): ChooseAddressee {
  const contacts = contactProofs(db, now);

  /** Whether this mail is the first to an address; a retried one still is. */
  async function isFirst(kind: 'account' | 'contact', email: string, mailId: number): Promise<boolean> {
    const first = await db
      .insertInto('first_mails')
      .values({ address_hash: `${kind}:${addressHash(email)}`, mail_id: mailId, written_at: now() })
      .onConflict((conflict) =>
        conflict.column('address_hash').doUpdateSet({ mail_id: (row) => row.ref('first_mails.mail_id') }),
      )
      .returning('mail_id')
      .executeTakeFirstOrThrow();
    return first.mail_id === mailId;
  }

  return async ({ mailId, recipient, userId, isOwed }): Promise<Addressee> => {
    const person = await personOf(db, userId);
    const send = async (to: string, isProven: boolean): Promise<Addressee> => ({
      result: 'send',
      to,
      proof: isProven || !person || person.isDeleted ? null : await proofs.token(person.userId, to),
    });
    const isContact = !person || !(person.isDeleted || person.emailKey === emailKey(recipient));
    if (isContact) {
      if (person && (await proofs.isProven(person.userId, recipient))) return send(recipient, true);
      if (!person && (await contacts.isProven(recipient))) return send(recipient, true);
      if (isOwed || (await isFirst('contact', recipient, mailId))) return send(recipient, false);
      if (!person) return NOT_PROVEN;
    }
    const own = isContact ? person.email : recipient;
    if (person.isProven) return send(own, true);
    return isOwed || (await isFirst('account', own, mailId)) ? send(own, false) : NOT_PROVEN;
  };
}

async function personOf(db: Db, userId: number | null) {
  if (userId === null) return undefined;
  const person = await db
    .selectFrom('users')
    .select(['email_address', 'email_key', 'email_proven_at', 'deleted_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return (
    person && {
      userId,
      email: person.email_address,
      emailKey: person.email_key,
      isProven: person.email_proven_at !== null,
      isDeleted: person.deleted_at !== null,
    }
  );
}
