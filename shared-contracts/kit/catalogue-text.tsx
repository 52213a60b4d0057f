import { isInEnglish, useLanguage } from 'shared-contracts';

/**
 * A text of the shop's data: a name, a title. An untranslated one is in English and marked so, for screen readers and for
 * the direction of its punctuation (SH-16).
 */
export function CatalogueText({ text }: { readonly text: string }) {
  const untranslated = isInEnglish(text, useLanguage());
  return untranslated ? (
    <bdi lang="en" dir="ltr">
      {text}
    </bdi>
  ) : (
    text
  );
}
