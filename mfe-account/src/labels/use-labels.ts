import { useMemo } from 'react';
import { type Translate, useLanguage, useQuery, useWords } from 'shared-contracts';
import { getLocalizationData, LABEL_ENTITIES } from 'shared-contracts/api/get-localization-data';
import type { WordList, Words } from 'shared-contracts/i18n/words';

/** The labels of a screen that the store may override without a release (SH-16). */
export interface LabelSet<List extends WordList> {
  /** The set's name in the localization call. */
  readonly entity: keyof typeof LABEL_ENTITIES;
  /** The bundled texts. */
  readonly words: Words<List>;
  /** The keys that may be overridden; they match `labelHtmlId`. */
  readonly ids: readonly (keyof List & string)[];
}

const LABELS_MAX_AGE_MS = 5 * 60_000;

/**
 * The bundled texts of a screen, overridden by the store's labels once they are loaded. English labels are not
 * requested; a failed request and blank or unknown labels change nothing. Declare the set outside the component.
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
