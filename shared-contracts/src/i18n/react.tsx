import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import { type Translate, translator, type WordList, type Words } from './words.ts';

const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language of the page being shown. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** A team's texts in the page's language: `const t = useWords(words); t('addToCart')`. */
export function useWords<List extends WordList>(words: Words<List>): Translate<List> {
  const language = useLanguage();
  return useMemo(() => translator(words, language), [words, language]);
}
