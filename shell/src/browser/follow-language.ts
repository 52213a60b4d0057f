import { $common, $langCode, type ApiClient, type Language, languageOf } from 'shared-contracts';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getSiteSettings } from 'shared-contracts/api/get-site-settings';
import { PAGE_SIZE } from 'shared-contracts/domain/constants';
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
    const answers = [
      api.call(getCategoriesList, { PageSize: PAGE_SIZE.categories }),
      api.call(getSiteSettings, {}),
    ] as const;
    void Promise.all(answers).then(([categories, site]) => {
      // Without both answers menu, strip and footer stay in the other language.
      if (!categories.ok || !site.ok || shown !== languageCode) return;
      $layoutInLanguage.set({ categories: categories.value, site: site.value });
    });
  };
  follow();
  router.subscribe(follow);
}
