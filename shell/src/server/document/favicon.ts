import type { LayoutData } from '../../composition/layout-data.ts';
import { escapeText } from './escape-text.ts';

/** Undefined where the drawing beside the store's name is its icon too; else an SVG of the name's first letter on its colour. */
export function letterIcon({ mark, storeName, colours }: LayoutData['site']): string | undefined {
  if (mark !== 'none') return undefined;
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(storeName.trim());
  const letter = escapeText(first?.segment.toLocaleUpperCase('en') ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><title>${escapeText(storeName)}</title><rect width="40" height="40" rx="8" fill="${colours?.brand || STOREFRONT_BROWN}"/><text x="20" y="28" font-family="Georgia,serif" font-size="24" text-anchor="middle" fill="#fff">${letter}</text></svg>`;
}

export const STOREFRONT_BROWN = '#4A2F1D';
