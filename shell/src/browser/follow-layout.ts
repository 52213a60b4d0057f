import { type ApiClient, type Language, showInstalledWords } from 'shared-contracts';
import { $layoutInLanguage, $layoutVersion } from '../layout/layout-in-language.ts';
import { declareReworded, loadFurtherWords } from '../routes/words-of-page.ts';
import type { AskedOnce } from './asked-once.ts';

/** A tab that is shown more often asks once. */
const SHOWN_AGAIN_MS = 60_000;

export interface FollowedLayout {
  readonly api: ApiClient;
  readonly renewLayout: AskedOnce['renew'];
  readonly first: Language;
  /** That of the document. */
  readonly layoutVersion: string;
}

export interface Layouts {
  /** Shows menu, strip and footer in a language. Without an answer they stay as they are. */
  show(language: Language): Promise<void>;
}

/** Renews categories, settings and words when an answer is of a newer version, and when the tab is shown again. */
export function followLayout({ api, renewLayout, first, layoutVersion }: FollowedLayout): Layouts {
  let shown = first;
  let checkedAt = performance.now();
  const versions = new Map([[first, layoutVersion]]);

  const show = async (language: Language) => {
    shown = language;
    const layout = await askLayout(api).catch(() => null);
    if (!layout || shown !== language) return;
    $layoutInLanguage.set(layout);
    declareReworded(layout.site.reworded ?? []);
    await loadFurtherWords(language, api).catch(() => undefined);
    showInstalledWords();
  };
  const renew = (language: Language) => {
    renewLayout(language);
    if (language === shown) void show(language);
  };
  $layoutVersion.subscribe((version) => {
    const language = version.slice(0, version.indexOf('-'));
    const known = versions.get(language);
    if (!version || version === known) return;
    versions.set(language, version);
    if (known !== undefined) renew(language);
  });
  const checkAgain = () => {
    if (document.visibilityState !== 'visible' || performance.now() - checkedAt < SHOWN_AGAIN_MS) return;
    checkedAt = performance.now();
    renew(shown);
  };
  document.addEventListener('visibilitychange', checkAgain);
  // From the back/forward cache.
  window.addEventListener('pageshow', checkAgain);
  return { show };
}

/** Few visits ask: only they load the calls and their schemas. */
async function askLayout(api: ApiClient) {
  const calls = await import(/* webpackChunkName: "layout" */ './layout-calls.ts');
  return calls.askLayout(api);
}
