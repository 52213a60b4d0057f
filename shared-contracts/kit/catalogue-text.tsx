import { useLanguage } from 'shared-contracts';

const ARABIC_LETTER = /\p{Script=Arabic}/u;

/**
 * The name of a product, category or brand. An untranslated one is in English and marked so, for screen readers and for
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
