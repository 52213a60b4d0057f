import { useMemo } from 'react';
import { type Translate, useLanguage, useQuery, useWords } from 'shared-contracts';
import { getLocalizationData, LABEL_ENTITIES } from 'shared-contracts/api/get-localization-data';
import type { WordList, Words } from 'shared-contracts/i18n/words';

/** The labels of one screen that the store may override without a release of ours (SH-16). */
export interface LabelSet<List extends WordList> {
  /** The set's name in the localization call. */
  readonly entity: keyof typeof LABEL_ENTITIES;
  /** The screen's own texts: what a label says until, and unless, the store has another text for it. */
  readonly words: Words<List>;
  /** The texts that may be overridden: a label's `labelHtmlId` is the text's own key. */
  readonly ids: readonly (keyof List & string)[];
}

const LABELS_MAX_AGE_MS = 5 * 60_000;

/**
 * A screen's texts, with the store's own labels over the bundled ones as soon as they are here. English is not asked
 * for; a failure, a blank label and one that the screen does not have leave the bundled texts. Declare the set outside
 * the component.
 */
export function useLabels<List extends WordList>(set: LabelSet<List>): Translate<List> {
  const languageCode = useLanguage();
  const bundled = useWords(set.words);
  const request = { entityId: LABEL_ENTITIES[set.entity], languageCode };
  const { answer } = useQuery(getLocalizationData, languageCode === 'en' ? null : request, {
    maxAge: LABELS_MAX_AGE_MS,
  });
  return useMemo(() => {
    const usable = answer?.labelsJsonData.filter(
      ({ labelHtmlId, text }) => set.ids.includes(labelHtmlId) && text.trim(),
    );
    if (!usable?.length) return bundled;
    const texts = new Map(usable.map(({ labelHtmlId, text }) => [labelHtmlId, text]));
    return (key, values) => texts.get(key) ?? bundled(key, values);
  }, [answer, set, bundled]);
}
