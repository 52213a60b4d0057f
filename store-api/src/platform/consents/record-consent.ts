import { type RawBuilder, sql } from 'kysely';
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
export async function recordConsent(trx: Db, act: ConsentAct): Promise<void> {
  await sql`with ${givenConsent(act)} select from agreed`.execute(trx);
}

/** The same for a browser, whose id is new with each consent: a repeated request adds nothing, even after the withdrawal. */
export async function recordConsentOnce(trx: Db, act: ConsentAct): Promise<void> {
  const { subject, purpose } = act;
  const isFirst = sql`not exists (select from consents where subject = ${subject} and purpose = ${purpose})`;
  await sql`with ${givenConsent(act, isFirst)} select from agreed`.execute(trx);
}

/** A condition of `givenConsent`: the subject's last choice is not this text already. */
export function isNewConsent({ subject, purpose }: Pick<ConsentAct, 'subject' | 'purpose'>): RawBuilder<boolean> {
  return sql`not coalesce((
    select given and consents.version = agreed.version from consents
    where subject = ${subject} and purpose = ${purpose} order by consent_id desc limit 1
  ), false)`;
}

/** SQL for the CTEs that do what `recordConsent` does; `agreed` is one of them. */
export function givenConsent(
  { subject, purpose, now }: ConsentAct,
  condition: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  return sql`
    agreed as (
      select text, left(encode(sha256(convert_to(${purpose}::text || chr(10) || text, 'UTF8')), 'hex'), 16) as version
      from (select ${consentText(purpose)} as text) as shown
    ),
    agreed_text as (
      insert into consent_texts (version, purpose, text, first_read_at)
      select version, ${purpose}, text, ${now} from agreed
      on conflict (version) do nothing
    ),
    consent as (
      insert into consents (subject, purpose, version, given, at)
      select ${subject}, ${purpose}, version, true, ${now} from agreed where ${condition}
    )`;
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
