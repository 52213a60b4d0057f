import { DEFAULT_LANGUAGE, isLanguage, type Language } from 'shared-contracts/i18n/languages';
import type { Db } from '../database/schema.ts';
import { setMailWords } from './words.ts';

/**
 * What a mail is written in: the stored language, or English when the store has it no longer, so that no link leads to a page
 * that is gone. Reads the words that are data.
 */
export async function languageOfMail(db: Db, stored: Language): Promise<Language> {
  const language = isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
  const rows = await db
    .selectFrom('translations')
    .select(['english', 'translated'])
    .where('language', '=', language)
    .where('shown_from', '=', 'mails.words')
    .execute();
  setMailWords(language, new Map(rows.map(({ english, translated }) => [english, translated])));
  return language;
}
