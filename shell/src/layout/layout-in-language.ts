import { atom } from 'nanostores';
import type { LayoutData } from '../composition/layout-data.ts';

/** What took the place of the document's since the language was switched in place, or the store's data have changed. */
export const $layoutInLanguage = atom<Pick<LayoutData, 'categories' | 'site'> | null>(null);

/** That of the API's latest answer. */
export const $layoutVersion = atom('');
