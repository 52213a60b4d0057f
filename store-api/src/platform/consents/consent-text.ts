import { type RawBuilder, sql } from 'kysely';
import { CONSENT_TEXTS } from 'shared-contracts/domain/consent-texts';
import type { ConsentPurpose } from './tables.ts';

/** The page that is agreed to; operators may change it, so its text is read when somebody agrees. */
const PAGES = { account: 'privacy', terms: 'terms' } as const;

/** SQL for what a person agrees to now, in English. */
export function consentText(purpose: ConsentPurpose): RawBuilder<string> {
  if (purpose === 'newsletter' || purpose === 'optional-storage') return sql`${CONSENT_TEXTS[purpose]}::text`;
  return sql`coalesce((select content from web_pages where page_name = ${PAGES[purpose]}), '')`;
}
