import type { ComponentType, ReactNode } from 'react';
import type { Language } from '../i18n/languages.ts';
import { installWords, type WordList, type WordsOwner } from '../i18n/words.ts';
import { lateCode } from './late-code.ts';
import { Region, type RegionOptions } from './region.tsx';
import type { Requestable } from './use-requested.ts';

type TextsFile = Promise<{ readonly default: WordList }>;

export interface IslandOptions<Props extends object> extends RegionOptions {
  /** Its code, by a dynamic import: the build then gives it a chunk, and the document the chunk's styles. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Its texts in other languages, where those are not in the team's list. */
  readonly texts?: { readonly of: WordsOwner } & { readonly [Other in Exclude<Language, 'en'>]: () => TextsFile };
}

/** A component whose code comes later than the page. */
export interface Island<Props extends object> extends Requestable {
  (props: Props): ReactNode;
}

/**
 * Defines a part of a page whose markup is in the document and whose code comes later, or a part that comes only when it
 * is asked for (see useRequested).
 */
export function defineIsland<Props extends object>({ load, texts, ...options }: IslandOptions<Props>): Island<Props> {
  let part: ComponentType<Props> | undefined;
  const bringTexts = async (language: Language) => {
    if (texts && language !== 'en') installWords(texts.of, language, (await texts[language]()).default);
  };
  const code = lateCode<Props>({
    here: () => part,
    failed: () => false,
    async load(language) {
      // Without its texts it shows English.
      const [loaded] = await Promise.all([part ?? load(), bringTexts(language).catch(() => undefined)]);
      part = loaded;
    },
  });
  return Object.assign((props: Props) => <Region code={code} props={props} {...options} />, {
    load: code.load,
    isHere: () => part !== undefined,
  });
}
