import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from 'react';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import type { Text } from './plural-text.ts';
import {
  followWords,
  type Translate,
  translation,
  translator,
  type WordList,
  type Words,
  type WordsOwner,
  wordsVersion,
} from './words.ts';

const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** Called for every text that a page shows and no English bundle has. */
export type NoteWord = (team: WordsOwner, key: string, text: Text) => void;

const NoteWordContext = createContext<NoteWord | undefined>(undefined);

/** Provided by the shell on the server: collects the texts that the document carries. */
export const NoteWords = NoteWordContext.Provider;

/** The language of the page being shown. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** A team's texts in the page's language: `const t = useWords(words); t('addToCart')`. */
export function useWords<List extends WordList>(words: Words<List>): Translate<List> {
  const language = useLanguage();
  const note = useContext(NoteWordContext);
  const version = useWordsVersion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts that have been installed make other translations.
  return useMemo(() => {
    const t = translator(words, language);
    if (!note) return t;
    return (key, values) => {
      const text = translation(words, language, key);
      if (text) note(words.team, key, text);
      return t(key, values);
    };
  }, [words, language, note, version]);
}

/** Not a context: React would wait for the code of every island that has not been hydrated. */
function useWordsVersion(): number {
  const [version, setVersion] = useState(wordsVersion);
  useEffect(() => {
    const follow = () => startTransition(() => setVersion(wordsVersion()));
    follow();
    return followWords(follow);
  }, []);
  return version;
}
