import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  type ApiClient,
  ApiProvider,
  carryWords,
  declareLanguages,
  languageOf,
  provideRemotePort,
  showInstalledWords,
  type WordsOwner,
} from 'shared-contracts';
import { teamOf } from 'shared-contracts/remote/teams';
import { createBrowserRouter, RouterProvider } from 'shared-contracts/router';
import { BOOT_ELEMENT_ID, type BootData, ROOT_ELEMENT_ID, STORE_INTERACTIVE_EVENT } from '../composition/boot-data.ts';
import type { Composition } from '../composition/composition.ts';
import { createRemoteModules, type RemoteModules } from '../composition/remote-modules.ts';
import { pathsOf } from '../composition/served.ts';
import { ShellProvider } from '../routes/shell-context.tsx';
import { storeRoutes } from '../routes/store-routes.tsx';
import {
  declareReworded,
  hasOwnWords,
  loadFurtherWords,
  loadShellWords,
  loadTeamWords,
} from '../routes/words-of-page.ts';
import { askingOnce } from './asked-once.ts';
import { browserApi } from './browser-api.ts';
import { followTranslation, isTranslated } from './follow-translation.ts';
import { startServices } from './start-services.ts';

/** A region whose module takes longer shows its unavailable text with Retry (SH-12). */
const MODULE_TIMEOUT_MS = 5000;

/** The page handles the shopper's first input before it fetches the remaining texts. */
const WHOLE_TEXTS_AFTER_MS = 100;

/** How often a translated page without its code asks for the code: until it is here, nothing replaces the markup. */
const TRANSLATED_RETRY_MS = 5000;

/**
 * Loads the modules that the server rendered with, then hydrates. A page or region whose module is missing keeps the
 * server's markup (SH-12); a page that the server did not render is rendered from scratch.
 */
export async function startStore(): Promise<void> {
  const boot = readBoot();
  declareLanguages(boot.languages ?? []);
  declareReworded(boot.layout.site.reworded ?? []);
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  // While a page loads, its language: a switch in place loads the page before the address changes.
  const language = () => languageOf((router?.state.navigation.location ?? location).pathname);
  const { api, renew } = askingOnce(browserApi(language, boot.hasEdge), language, boot.layout);
  const modules = createRemoteModules({
    federation: { loadRemote, registerRemotes: registerRemotes as never },
    composition: boot.composition,
    failed: boot.failed,
    timeout: MODULE_TIMEOUT_MS,
    currentComposition,
    onFailure: (id, fault) =>
      void import(/* webpackChunkName: "idle" */ './client-reports.ts').then(
        ({ reportRemoteFailure }) => reportRemoteFailure(api, modules, id, fault),
        () => undefined,
      ),
  });
  let isHydrated = false;
  provideRemotePort({
    ...modules,
    // Hydration must find what the server rendered, whatever has failed in this browser.
    failed: (id) => (isHydrated ? modules.failed(id) : boot.failed.includes(id)),
    async load(id, language) {
      const texts = language ? loadTeamWords(teamOf(id), language, modules) : undefined;
      // Without its texts a region shows English.
      const [module] = await Promise.all([modules.load(id), texts?.catch(() => undefined)]);
      return module;
    },
  });
  const root = document.getElementById(ROOT_ELEMENT_ID);
  if (!root) throw new Error(`the document has no #${ROOT_ELEMENT_ID}`);
  const isPageLoaded = () => boot.modules.every((id) => !id.includes('/pages/') || modules.loaded(id));
  await loadRenderedModules(boot, modules);
  // A translated page cannot be hydrated.
  while (isTranslated(root) && !isPageLoaded()) {
    await nextTask(TRANSLATED_RETRY_MS);
    await loadRenderedModules(boot, modules);
  }
  await nextTask();

  const isElsewhere = (pathname: string) => location.pathname !== pathname;
  const seen = new Map<string, unknown>();
  const routes = storeRoutes({ paths: pathsOf(boot.composition), sources: { modules, api }, isElsewhere, seen });
  const created = createBrowserRouter(routes, boot.hydration ? { hydrationData: boot.hydration } : {});
  router = created;
  const { matches, loaderData } = created.state;
  const first = loaderData[matches.at(-1)?.route.id ?? ''];
  if (first !== undefined) seen.set(location.href, first);
  // Stores are filled after hydration: the server rendered them empty, and the first render must match.
  const startOnce = once(() => {
    isHydrated = true;
    setTimeout(() => void loadWholeTexts(Object.keys(boot.words ?? {}), modules, api), WHOLE_TEXTS_AFTER_MS);
    const { layout, shellVersion, vitalsShare } = boot;
    const websiteLogo = layout.logo?.url ?? '';
    const follows = { layoutVersion: layout.version, renewLayout: renew };
    startServices({ api, modules, router: created, websiteLogo, shellVersion, vitalsShare, ...follows });
    document.dispatchEvent(new Event(STORE_INTERACTIVE_EVENT));
  });
  const store = (
    <StrictMode>
      <ApiProvider value={api}>
        <ShellProvider value={{ modules, layout: boot.layout, composition: boot.composition }}>
          <AfterHydration run={startOnce}>
            <RouterProvider router={created} />
          </AfterHydration>
        </ShellProvider>
      </ApiProvider>
    </StrictMode>
  );
  await nextTask();
  const wasTranslated = followTranslation(document.body);
  const options = {
    // A region that throws shows its unavailable text: it counts as any other fault.
    onCaughtError: (fault: unknown) => reportError(fault),
    // A translated region fails to hydrate, and React has rendered it again on the client: no fault to report.
    onRecoverableError: (fault: unknown) => wasTranslated() || isTranslated(root) || reportError(fault),
  };
  startTransition(() => {
    if (boot.hydration && !isTranslated(root)) hydrateRoot(root, store, options);
    else createRoot(root, options).render(store);
  });
}

/** Splits the start into several tasks, so that input and frames are handled in between. */
function nextTask(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Wraps the router: a sibling that the server's tree lacks would shift every `useId`. */
function AfterHydration({ run, children }: { readonly run: () => void; readonly children: ReactNode }) {
  useEffect(run, [run]);
  return children;
}

/** The document carries only the texts that it shows; this fetches the others. */
async function loadWholeTexts(of: readonly WordsOwner[], modules: RemoteModules, api: ApiClient): Promise<void> {
  const language = languageOf(location.pathname);
  if (of.length === 0 && !hasOwnWords(language)) return;
  const teams = of.filter((owner) => modules.remoteOf(owner));
  await Promise.allSettled([
    loadShellWords(language),
    loadFurtherWords(language, api),
    ...teams.map((team) => loadTeamWords(team, language, modules)),
  ]);
  showInstalledWords();
}

/** Strict mode runs effects twice in development. */
function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
}

function readBoot(): BootData {
  // Written by the same shell's server into the same document: no need to validate it.
  return JSON.parse(document.getElementById(BOOT_ELEMENT_ID)?.textContent ?? '') as BootData;
}

/** Settles when every module the server rendered with has loaded or is unavailable. */
async function loadRenderedModules(boot: BootData, modules: RemoteModules): Promise<void> {
  const language = languageOf(location.pathname);
  const { words = {} } = boot;
  carryWords(language, words);
  // A page that shows its texts in the browser only, a receipt for example, has none in the document.
  const without = new Set(boot.modules.map(teamOf).filter((team) => !words[team]));
  const texts = Promise.allSettled([...without].map((team) => loadTeamWords(team, language, modules)));
  await Promise.allSettled(boot.modules.map((id) => modules.load(id)));
  await texts;
}

/** The composition of new visits, a file of the shell; null when it does not answer. Requested when a remote is retried. */
async function currentComposition(): Promise<Composition | null> {
  const response = await fetch('/composition.json', { cache: 'no-store', signal: AbortSignal.timeout(5000) });
  return response.ok ? ((await response.json()) as Composition) : null;
}
