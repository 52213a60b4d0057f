import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import {
  type Text,
  type Translate,
  translation,
  translator,
  type WordList,
  type Words,
  type WordsOwner,
} from './words.ts';

const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** Called for every text in another language than English that a page shows. */
export type NoteWord = (team: WordsOwner, key: string, text: Text) => void;

interface WordsInUse {
  /** On the server: collects the texts that the document carries. */
  readonly note?: NoteWord;
}

/** Provided by the shell. A new value renders the texts that have been installed since. */
const WordsInUseContext = createContext<WordsInUse>({});

export const WordsInUse = WordsInUseContext.Provider;

/** The language of the page being shown. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** A team's texts in the page's language: `const t = useWords(words); t('addToCart')`. */
export function useWords<List extends WordList>(words: Words<List>): Translate<List> {
  const language = useLanguage();
  const { note } = useContext(WordsInUseContext);
  return useMemo(() => {
    const t = translator(words, language);
    if (!note) return t;
    return (key, values) => {
      const text = translation(words.team, language, key);
      if (text) note(words.team, key, text);
      return t(key, values);
    };
  }, [words, language, note]);
}
