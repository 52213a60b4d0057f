import type { ComponentType, ReactNode } from 'react';
import { type BundledLanguage, hasWordsModules, type Language } from '../i18n/languages.ts';
import { installWords, type WordList, type WordsOwner } from '../i18n/words.ts';
import { deferredCode } from './deferred-code.ts';
import { Region, type RegionOptions } from './region.tsx';
import type { Requestable } from './use-requested.ts';

type TextsFile = Promise<{ readonly default: WordList }>;

export interface IslandOptions<Props extends object> extends RegionOptions {
  /** A dynamic import: the build makes a chunk, and the document inlines the chunk's styles. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Translations that are not in the team's list. */
  readonly texts?: { readonly of: WordsOwner } & {
    readonly [Other in Exclude<BundledLanguage, 'en'>]: () => TextsFile;
  };
}

/** A component whose code is loaded after the page. */
export interface Island<Props extends object> extends Requestable {
  (props: Props): ReactNode;
}

/**
 * Defines a part of a page whose markup is in the document and whose code is loaded later, or a part that is loaded on
 * request (see useRequested).
 */
export function defineIsland<Props extends object>({ load, texts, ...options }: IslandOptions<Props>): Island<Props> {
  let part: ComponentType<Props> | undefined;
  const loadTexts = async (language: Language) => {
    if (texts && hasWordsModules(language)) installWords(texts.of, language, (await texts[language]()).default);
  };
  const code = deferredCode<Props>({
    loaded: () => part,
    failed: () => false,
    async load(language) {
      // Without its texts the island shows English.
      const [loaded] = await Promise.all([part ?? load(), loadTexts(language).catch(() => undefined)]);
      part = loaded;
    },
  });
  return Object.assign((props: Props) => <Region code={code} props={props} {...options} />, {
    load: code.load,
    isLoaded: () => part !== undefined,
  });
}
