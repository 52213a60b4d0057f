import { CONSENT_TEXTS } from 'shared-contracts/domain/consent-texts';
import type { Db } from '../database/schema.ts';
import type { ConsentPurpose } from './tables.ts';

/** The page that is agreed to; operators may change it, so its text is read when somebody agrees. */
const PAGES = { account: 'privacy', terms: 'terms' } as const;

/** What a person agrees to now, in English. */
export async function consentText(db: Db, purpose: ConsentPurpose): Promise<string> {
  if (purpose === 'newsletter' || purpose === 'optional-storage') return CONSENT_TEXTS[purpose];
  const page = await db
    .selectFrom('web_pages')
    .select('content')
    .where('page_name', '=', PAGES[purpose])
    .executeTakeFirst();
  return page?.content ?? '';
}
