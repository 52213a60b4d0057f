import { useLanguage } from 'shared-contracts';

/** What has none on an Arabic page is in English, as it is not translated (SH-16). */
export const ARABIC_LETTER = /\p{Script=Arabic}/u;

/**
 * A text of the shop's data: a name, a title. An untranslated one is in English and marked so, for screen readers and for
 * the direction of its punctuation (SH-16).
 */
export function CatalogueText({ text }: { readonly text: string }) {
  const untranslated = useLanguage() === 'ar' && !ARABIC_LETTER.test(text);
  return untranslated ? (
    <bdi lang="en" dir="ltr">
      {text}
    </bdi>
  ) : (
    text
  );
}
