import { $common, $langCode, type ApiClient, type Language, languageOf } from 'shared-contracts';
import type { createBrowserRouter } from 'shared-contracts/router';
import type { Layouts } from './follow-layout.ts';

export interface Following {
  readonly api: ApiClient;
  readonly router: ReturnType<typeof createBrowserRouter>;
  /** '' means the bundled logo. */
  readonly websiteLogo: string;
  /** That of the document. */
  readonly first: Language;
}

/** After a switch of the language in place: stores the language, and shows menu, strip and footer in it (SH-16). */
export function followLanguage({ router, websiteLogo, first }: Omit<Following, 'api'>, layouts: Layouts): void {
  let shown = first;
  const follow = () => {
    const languageCode = languageOf(router.state.location.pathname);
    if (languageCode !== $langCode.get() || languageCode !== $common.get().languageCode) {
      $langCode.set(languageCode);
      $common.set({ websiteLogo, languageCode });
    }
    if (languageCode === shown) return;
    shown = languageCode;
    void layouts.show(languageCode);
  };
  follow();
  router.subscribe(follow);
}
