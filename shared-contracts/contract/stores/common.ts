import { isText, shapeOf } from './guard.ts';
import { jsonCodec, persistedAtom } from './persisted.ts';

/** A mirror for readers of local storage; the URL and the API are the source. */
interface CommonFacts {
  /** URL of the logo; '' while the bundled one is shown. */
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
