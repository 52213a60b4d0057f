import { $langCode, type ApiClient, connectStorage, inLanguage, languageOf, links, logOut, on } from 'shared-contracts';
import type { createBrowserRouter } from 'shared-contracts/router';
import type { RemoteModules } from '../composition/remote-modules.ts';
import { startHeadlessParts } from './headless-parts.ts';
import { whenIdle } from './when-idle.ts';

interface Services {
  readonly api: ApiClient;
  readonly modules: RemoteModules;
  readonly router: ReturnType<typeof createBrowserRouter>;
}

/** What runs beside the pages for as long as the document lives. */
export function startServices({ api, modules, router }: Services): void {
  connectStorage(window);
  startHeadlessParts({ api, modules });
  whenIdle(() => api.prepare().catch(() => undefined));

  const mirrorLanguage = () => $langCode.set(languageOf(router.state.location.pathname));
  mirrorLanguage();
  router.subscribe(mirrorLanguage);

  const login = () => inLanguage(languageOf(router.state.location.pathname), links.login());
  on('account:logged-out', () => void router.navigate(login()));
  on('account:session-expired', () => {
    const { pathname, search } = router.state.location;
    logOut();
    void router.navigate(login(), { state: { from: `${pathname}${search}`, expired: true } });
  });
}
