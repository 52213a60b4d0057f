import { useLanguage } from 'shared-contracts';
import type { LocalText as Text } from '../contract/api/shapes/local-text.ts';
import { CatalogueText } from './catalogue-text.tsx';

/** A text of the editors in the page's language, or in English, marked so (SH-16). */
export function LocalText({ text }: { readonly text: Text }) {
  return <CatalogueText text={text[useLanguage()] ?? text.en} />;
}
