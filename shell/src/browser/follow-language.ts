import { $common, $langCode, type ApiClient, type Language, languageOf } from 'shared-contracts';
import type { createBrowserRouter } from 'shared-contracts/router';
import { $layoutInLanguage } from '../layout/layout-in-language.ts';

export interface Following {
  readonly api: ApiClient;
  readonly router: ReturnType<typeof createBrowserRouter>;
  /** '' means the bundled logo. */
  readonly websiteLogo: string;
  /** That of the document. */
  readonly first: Language;
}

/** After a switch of the language in place: stores the language, and shows menu, strip and footer in it (SH-16). */
export function followLanguage({ api, router, websiteLogo, first }: Following): void {
  let shown = first;
  const follow = () => {
    const languageCode = languageOf(router.state.location.pathname);
    if (languageCode !== $langCode.get() || languageCode !== $common.get().languageCode) {
      $langCode.set(languageCode);
      $common.set({ websiteLogo, languageCode });
    }
    if (languageCode === shown) return;
    shown = languageCode;
    // The document brought its own.
    if (languageCode === first) return $layoutInLanguage.set(null);
    void fetchLayout(api).then((layout) => {
      // Without it menu, strip and footer stay in the other language.
      if (layout && shown === languageCode) $layoutInLanguage.set(layout);
    });
  };
  follow();
  router.subscribe(follow);
}

/** Few visits switch the language: only they load the calls and their schemas. */
async function fetchLayout(api: ApiClient) {
  try {
    const { askLayout } = await import(/* webpackChunkName: "layout" */ './ask-layout.ts');
    return await askLayout(api);
  } catch {
    return null;
  }
}
