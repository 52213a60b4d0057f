import { useLanguage } from 'shared-contracts';

const ARABIC_LETTER = /\p{Script=Arabic}/u;

/**
 * A text of the catalogue (a product's, category's or brand's name). One that is not translated yet shows in
 * English and says so, for screen readers and for the direction of its punctuation (SH-16).
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
