import type { PersonalData } from '../database/personal-data.ts';
import { recordWithdrawal } from './record-consent.ts';
import { addressSubject, personSubject } from './subjects.ts';

/**
 * The ledger about a person: of the account and, once the address is proven, of the address. Who leaves withdraws; the
 * rows stay for their time, by pseudonyms, because the store must be able to show that it was permitted.
 */
export const consentsOfPeople: PersonalData = {
  async held(db, { userId, email, isEmailProven }) {
    const subjects = [personSubject(userId), ...(isEmailProven ? [await addressSubject(db, email)] : [])];
    const consents = await db
      .selectFrom('consents')
      .innerJoin('consent_texts', 'consent_texts.version', 'consents.version')
      .select(['at', 'consents.purpose', 'given', 'consents.version', 'text'])
      .where('subject', 'in', subjects)
      .orderBy('consent_id')
      .execute();
    return { consents };
  },
  async erase(trx, { userId, email, isEmailProven }, now) {
    await recordWithdrawal(trx, { subject: personSubject(userId), purpose: 'account', now });
    if (!isEmailProven) return;
    await recordWithdrawal(trx, { subject: await addressSubject(trx, email), purpose: 'newsletter', now });
  },
};
