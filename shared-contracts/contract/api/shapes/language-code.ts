import * as v from 'valibot';
import { DEFAULT_LANGUAGE, isLanguage } from '../../i18n/languages.ts';

/** The language of what the store writes in answer; one that the store has. */
export const LanguageCode = v.optional(
  v.pipe(
    v.string(),
    v.check((code) => isLanguage(code), "is the code of one of the store's languages, like 'en'"),
  ),
  DEFAULT_LANGUAGE,
);
