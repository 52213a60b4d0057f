import { persistedAtom, textCodec } from './persisted.ts';

/** The menu's current entry: hyphenated name and id. The URL has precedence (SH-06). */
export const $navCategory = persistedAtom({ key: 'NavCategory', belongsTo: 'browser', initial: '', ...textCodec });
export const $navCategoryId = persistedAtom({ key: 'NavCategoryId', belongsTo: 'browser', initial: '', ...textCodec });

/** Mirrors the page's language for readers of local storage; never read for routing (SH-16). */
export const $langCode = persistedAtom({ key: 'langCode', belongsTo: 'browser', initial: '', ...textCodec });

/** '1' while a listing filter is active, else absent (SH-15). */
export const $isFiltered = persistedAtom({ key: 'isFiltered', belongsTo: 'browser', initial: '', ...textCodec });
