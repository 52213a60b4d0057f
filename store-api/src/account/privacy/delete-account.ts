import type { Selectable } from 'kysely';
import type { Language } from 'shared-contracts/i18n/languages';
import * as v from 'valibot';
import type { PersonalData } from '../../platform/database/personal-data.ts';
import type { Database, Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import { MAILS_PER_ADDRESS } from '../../platform/mail/day-limit.ts';
import type { MailKind } from '../../platform/mail/mail-kind.ts';
import { text } from '../../platform/mail/mail-parts.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { accountTexts } from '../people/mail-texts.ts';
import { verifyPassword } from '../people/passwords.ts';
import { eraseAccount } from './erase-account.ts';

type AccountDeletion = 'deleted' | 'wrong-password' | 'under-way';

/** Checks the password, which is slow, before the transaction. */
export async function deleteAccount(
  db: Db,
  { userId, password, now }: { readonly userId: number; readonly password: string; readonly now: Date },
  parts: readonly PersonalData[],
): Promise<AccountDeletion> {
  const { password_hash: hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(hash, password))) return 'wrong-password';
  return transact(db, async (trx) => {
    // Concurrent purchases and address changes wait for this lock. After a concurrent change the new password is required.
    const person = await trx
      .selectFrom('users')
      .selectAll()
      .where('user_id', '=', userId)
      .where('password_hash', '=', hash)
      .forUpdate()
      .executeTakeFirst();
    return person ? eraseLockedPerson(trx, person, parts, now) : 'wrong-password';
  });
}

/** Must run in the transaction that has locked the person's row. */
export async function eraseLockedPerson(
  trx: Db,
  { user_id: userId, ...person }: Selectable<Database['users']>,
  parts: readonly PersonalData[],
  now: Date,
): Promise<'deleted' | 'under-way'> {
  for (const part of parts) if (await part.isUnderWay?.(trx, userId, now)) return 'under-way';
  await eraseAccount(trx, userId, now);
  const leaver = { userId, email: person.email_address, isEmailProven: person.email_proven_at !== null };
  let language: Language | undefined;
  for (const part of parts) {
    language ??= await part.lastLanguage?.(trx, userId);
    await part.erase(trx, leaver, now);
  }
  const facts = { name: person.first_name };
  const mail = { about: userId, to: person.email_address, userId, language: language ?? 'en', facts } as const;
  await queueMail(trx, accountDeleted, mail, now);
  return 'deleted';
}

const Deleted = v.object({ name: v.string() });

export const accountDeleted: MailKind<v.InferOutput<typeof Deleted>> = {
  template: 'account-deleted',
  dayLimit: MAILS_PER_ADDRESS,
  facts: Deleted,
  compose({ name }, { language }) {
    const t = accountTexts(language);
    return { subject: t('deletedSubject'), name, parts: [text(t('deletedIntro')), text(t('deletedNotYou'))] };
  },
};
