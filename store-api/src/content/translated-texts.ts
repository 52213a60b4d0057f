import type { TextSource } from '../platform/translations/text-source.ts';
import { POST_TEXTS } from './blog/translated-texts.ts';
import { FAQ_TEXTS } from './faq/translated-texts.ts';
import { MENU_TEXTS } from './menus/translated-texts.ts';
import { PAGE_TEXTS } from './pages/translated-texts.ts';
import { PROMISE_TEXTS } from './promises/translated-texts.ts';
import { PROMO_TEXTS } from './promos/translated-texts.ts';
import { SETTINGS_TEXTS } from './site/translated-texts.ts';
import { STUDIO_TEXTS } from './studios/translated-texts.ts';

/** All texts of documents and settings that are translated. */
export const CONTENT_TEXTS: readonly TextSource[] = [
  ...PAGE_TEXTS,
  ...PROMO_TEXTS,
  ...PROMISE_TEXTS,
  ...MENU_TEXTS,
  ...SETTINGS_TEXTS,
  ...FAQ_TEXTS,
  ...STUDIO_TEXTS,
  ...POST_TEXTS,
];
