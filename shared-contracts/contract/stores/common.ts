import { isText, shapeOf } from './guard.ts';
import { jsonCodec, persistedAtom } from './persisted.ts';

/** Facts common to all pages, mirrored for whoever reads local storage: the URL and the API decide, never these. */
interface CommonFacts {
  /** Address of the logo; '' while the bundled one is shown. */
  readonly websiteLogo: string;
  readonly languageCode: string;
}

const isCommonFacts = shapeOf<CommonFacts>({ websiteLogo: isText, languageCode: isText });

export const $common = persistedAtom<CommonFacts>({
  key: 'store:common',
  belongsTo: 'browser',
  initial: { websiteLogo: '', languageCode: '' },
  ...jsonCodec(isCommonFacts, ({ languageCode }) => languageCode === ''),
});
