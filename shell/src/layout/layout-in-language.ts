import { atom } from 'nanostores';
import type { LayoutData } from '../composition/layout-data.ts';

/** What of the layout differs from the document's since the language was switched in place; null before. */
export const $layoutInLanguage = atom<Pick<LayoutData, 'categories' | 'site'> | null>(null);
