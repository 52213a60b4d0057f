import { isBundled, type Language } from 'shared-contracts/i18n/languages';
import type { Db } from '../database/schema.ts';
import { setMailWords } from './words.ts';

/** Those of a language whose words are data, for the mail that is written next. */
export async function readMailWords(db: Db, language: Language): Promise<void> {
  if (isBundled(language)) return;
  const rows = await db
    .selectFrom('translations')
    .select(['english', 'translated'])
    .where('language', '=', language)
    .where('shown_from', '=', 'mails.words')
    .execute();
  setMailWords(language, new Map(rows.map(({ english, translated }) => [english, translated])));
}
