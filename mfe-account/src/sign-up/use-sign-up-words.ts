import { useEffect, useState } from 'react';
import { installWords, type Translate, translator, useApi, useLanguage, useWords } from 'shared-contracts';
import { getLocalizationData, LABEL_ENTITIES } from 'shared-contracts/api/get-localization-data';
import type { Language } from 'shared-contracts/i18n/languages';
import { words } from '../words.ts';
import { labelTexts } from './label-texts.ts';

type SignUpTexts = Translate<typeof words.english>;

/**
 * The form's texts, with the store's own labels (localization entity 'signup') over the bundled ones as soon as
 * they are there. English is not asked for; a failure leaves the bundled texts (SH-16).
 */
export function useSignUpWords(): SignUpTexts {
  const api = useApi();
  const language = useLanguage();
  const bundled = useWords(words);
  const [localized, setLocalized] = useState<{ readonly language: Language; readonly texts: SignUpTexts }>();

  useEffect(() => {
    if (language === 'en') return;
    const leaving = new AbortController();
    const request = { entityId: LABEL_ENTITIES.signup, languageCode: language };
    void api.call(getLocalizationData, request, { signal: leaving.signal }).then((result) => {
      if (!result.ok || leaving.signal.aborted) return;
      installWords(words.team, language, labelTexts(result.value.labelsJsonData));
      setLocalized({ language, texts: translator(words, language) });
    });
    return () => leaving.abort();
  }, [api, language]);

  return localized?.language === language ? localized.texts : bundled;
}
