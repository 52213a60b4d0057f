import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { consentText } from './consent-text.ts';
import type { ConsentSubject } from './subjects.ts';
import type { ConsentPurpose } from './tables.ts';

interface ConsentAct {
  readonly subject: ConsentSubject;
  readonly purpose: ConsentPurpose;
  readonly now: Date;
}

/** Appends that somebody agreed, with the text they agreed to. Runs in the transaction of what it permits. */
export async function recordConsent(trx: Db, { subject, purpose, now }: ConsentAct): Promise<void> {
  const version = await agreedVersion(trx, purpose, now);
  await trx.insertInto('consents').values({ subject, purpose, version, given: true, at: now }).execute();
}

/** The same for a browser, whose id is new with each consent: a repeated request adds nothing, even after the withdrawal. */
export async function recordConsentOnce(trx: Db, { subject, purpose, now }: ConsentAct): Promise<void> {
  const version = await agreedVersion(trx, purpose, now);
  await sql`
    insert into consents (subject, purpose, version, given, at)
    select ${subject}, ${purpose}, ${version}, true, ${now}
    where not exists (select from consents where subject = ${subject} and purpose = ${purpose})`.execute(trx);
}

async function agreedVersion(trx: Db, purpose: ConsentPurpose, now: Date): Promise<string> {
  const text = await consentText(trx, purpose);
  const version = createHash('sha256').update(`${purpose}\n${text}`).digest('hex').slice(0, 16);
  await trx
    .insertInto('consent_texts')
    .values({ version, purpose, text, first_read_at: now })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
  return version;
}

/** Appends that a consent in force was withdrawn; without one, nothing. */
export async function recordWithdrawal(trx: Db, { subject, purpose, now }: ConsentAct): Promise<void> {
  await sql`
    insert into consents (subject, purpose, version, given, at)
    select subject, purpose, version, false, ${now} from (
      select * from consents where subject = ${subject} and purpose = ${purpose}
      order by consent_id desc limit 1
    ) last where given`.execute(trx);
}
