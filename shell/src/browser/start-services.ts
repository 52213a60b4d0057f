import {
  type ApiClient,
  connectStorage,
  fetchIslands,
  inLanguage,
  languageOf,
  links,
  logOut,
  on,
  toast,
  translator,
  whenIdle,
  whenUsed,
} from 'shared-contracts';
import type { createBrowserRouter } from 'shared-contracts/router';
import { ACT_LOST_EVENT } from '../composition/boot-data.ts';
import type { RemoteModules } from '../composition/remote-modules.ts';
import { OfflineNotice } from '../layout/offline.tsx';
import { TargetSkeleton } from '../layout/page-area.tsx';
import { PageFailureView } from '../routes/page-failure-boundary.tsx';
import { shellWords } from '../words.ts';
import type { AskedOnce } from './asked-once.ts';
import { startHeadlessParts } from './headless-parts.ts';
import { expectSkippedMoves } from './skipped-moves.ts';

interface Services {
  readonly api: ApiClient;
  readonly modules: RemoteModules;
  readonly router: ReturnType<typeof createBrowserRouter>;
  /** '' means the bundled logo. */
  readonly websiteLogo: string;
  readonly layoutVersion: string;
  readonly renewLayout: AskedOnce['renew'];
  readonly shellVersion: string;
  /** The share of visits that report vitals, 0 to 1. */
  readonly vitalsShare: number;
}

/** Starts everything that runs for the whole life of the document. */
export function startServices(services: Services): void {
  const { api, modules, router } = services;
  connectStorage(window);
  expectSkippedMoves(document);
  startHeadlessParts({ api, modules });
  const { location: first } = router.state;
  // One chunk, without which every page works; a page that cannot be shown is then shown without the network.
  const later = () =>
    Promise.allSettled([
      PageFailureView.load('en'),
      OfflineNotice.load('en'),
      import(/* webpackChunkName: "idle" */ './idle-services.ts').then(({ startIdleServices }) =>
        startIdleServices({ ...services, first: languageOf(first.pathname) }),
      ),
    ]);
  void whenIdle().then(later);
  // What navigations and calls need.
  void whenUsed().then(() =>
    Promise.allSettled([
      api.prepare(),
      TargetSkeleton.load('en'),
      import(/* webpackChunkName: "overlays" */ '../routes/navigated-head.ts'),
    ]),
  );

  // Also one that no input began: a logout in another tab, or Back to a page that the browser has kept, which is loaded again.
  router.subscribe(({ location, navigation, revalidation }) => {
    if (location !== first || navigation.state !== 'idle' || revalidation !== 'idle') fetchIslands();
  });

  document.addEventListener(ACT_LOST_EVENT, () =>
    toast.info(translator(shellWords, languageOf(location.pathname))('actLost'), undefined, 'act-lost'),
  );

  const localized = (path: string) => inLanguage(languageOf(router.state.location.pathname), path);
  on('shell:navigation-requested', ({ path }) => void router.navigate(localized(path)));
  on('account:logged-out', ({ to = links.login() }) => void router.navigate(localized(to)));
  on('account:session-expired', () => {
    const { pathname, search } = router.state.location;
    logOut();
    void router.navigate(localized(links.login()), { state: { from: `${pathname}${search}`, expired: true } });
  });
}
