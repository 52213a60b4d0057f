import { useEffect, useMemo, useState } from 'react';
import { type Translate, useApi, useLanguage, useWords } from 'shared-contracts';
import { getLocalizationData, LABEL_ENTITIES } from 'shared-contracts/api/get-localization-data';
import type { Language } from 'shared-contracts/i18n/languages';
import type { WordList, Words } from 'shared-contracts/i18n/words';
import { type LabelTexts, labelTexts } from './label-texts.ts';

/** The labels of one screen that the store may override without a release of ours (SH-16). */
export interface LabelSet<List extends WordList> {
  /** The set's name in the localization call. */
  readonly entity: keyof typeof LABEL_ENTITIES;
  /** The screen's own texts: what a label says until, and unless, the store has another text for it. */
  readonly words: Words<List>;
  /** The texts that may be overridden: a label's `labelHtmlId` is the text's own key. */
  readonly ids: readonly (keyof List & string)[];
}

/**
 * A screen's texts, with the store's own labels over the bundled ones as soon as they are here. English is not asked
 * for; a failure, a blank label and one that the screen does not have leave the bundled texts. Declare the set outside
 * the component: it is asked for anew when it is another one.
 */
export function useLabels<List extends WordList>(set: LabelSet<List>): Translate<List> {
  const api = useApi();
  const language = useLanguage();
  const bundled = useWords(set.words);
  const [localized, setLocalized] = useState<{ readonly language: Language; readonly texts: LabelTexts }>();

  useEffect(() => {
    if (language === 'en') return;
    const leaving = new AbortController();
    const request = { entityId: LABEL_ENTITIES[set.entity], languageCode: language };
    void api.call(getLocalizationData, request, { signal: leaving.signal }).then((result) => {
      if (!result.ok || leaving.signal.aborted) return;
      setLocalized({ language, texts: labelTexts(result.value.labelsJsonData, set.ids) });
    });
    return () => leaving.abort();
  }, [api, language, set]);

  const texts = localized?.language === language ? localized.texts : undefined;
  return useMemo(() => (texts ? (key, values) => texts.get(key) ?? bundled(key, values) : bundled), [texts, bundled]);
}
