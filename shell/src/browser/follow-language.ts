import { $common, $langCode, type ApiClient, type Language, languageOf } from 'shared-contracts';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
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

/** After a switch of the language in place: stores the language, and shows the menu in it (SH-16). */
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
    void api.call(getCategoriesList, { PageSize: PAGE_SIZE.categories }).then((result) => {
      // Without an answer the menu stays in the other language.
      if (result.ok && shown === languageCode) $layoutInLanguage.set({ categories: result.value });
    });
  };
  follow();
  router.subscribe(follow);
}
