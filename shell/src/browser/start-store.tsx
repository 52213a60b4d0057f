import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { type ReactNode, StrictMode, startTransition, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  ApiProvider,
  carryWords,
  languageOf,
  provideRemotePort,
  SiteProvider,
  WordsInUse,
  type WordsOwner,
} from 'shared-contracts';
import { TEAM_NAMES, teamOf } from 'shared-contracts/remote/teams';
import { createBrowserRouter, RouterProvider } from 'shared-contracts/router';
import { BOOT_ELEMENT_ID, type BootData, ROOT_ELEMENT_ID, STORE_LIVE_EVENT } from '../composition/boot-data.ts';
import { createRemoteModules, type RemoteModules } from '../composition/remote-modules.ts';
import { ShellProvider } from '../routes/shell-context.tsx';
import { storeRoutes } from '../routes/store-routes.tsx';
import { loadShellWords, loadTeamWords } from '../routes/words-of-page.ts';
import { browserApi } from './browser-api.ts';
import { currentComposition } from './current-composition.ts';
import { reportRemoteFailure } from './failure-reports.ts';
import { startServices } from './start-services.ts';

/** A module that takes longer is shown as away, with a Retry (SH-12). Milliseconds. */
const MODULE_TIMEOUT_MS = 5000;

/** The page answers its shopper first. Milliseconds. */
const WHOLE_TEXTS_AFTER_MS = 100;

/** Takes over the page the server sent: composes the same modules, then hydrates, or renders if it cannot. */
export async function startStore(): Promise<void> {
  const boot = readBoot();
  const api = browserApi();
  const modules = createRemoteModules({
    federation: { loadRemote, registerRemotes: registerRemotes as never },
    composition: boot.composition,
    failed: boot.failed,
    timeout: MODULE_TIMEOUT_MS,
    currentComposition,
    onFailure: (id, fault) => reportRemoteFailure(api, modules, id, fault),
  });
  provideRemotePort({
    ...modules,
    async load(id, language) {
      const texts = language && loadTeamWords(teamOf(id), language, modules);
      // Without its texts a region shows English.
      const [module] = await Promise.all([modules.load(id), texts?.catch(() => undefined)]);
      return module;
    },
  });
  const complete = await loadRenderedModules(boot, modules);
  await nextTask();

  const isElsewhere = (pathname: string) => location.pathname !== pathname;
  const routes = storeRoutes({ modules, api, isElsewhere });
  // What the server loaded stays good if only a region or texts are missing; a missing page is its loader's to explain.
  const pageIsHere = boot.modules.every((id) => !id.includes('/pages/') || modules.loaded(id));
  const router = createBrowserRouter(routes, boot.hydration && pageIsHere ? { hydrationData: boot.hydration } : {});
  // Stores are filled only once React has taken the page over: until then both sides must show them empty.
  const startOnce = once(() => {
    startServices({ api, modules, router, websiteLogo: boot.frame.logo?.LogoUrl ?? '' });
    document.dispatchEvent(new Event(STORE_LIVE_EVENT));
  });
  const store = (
    <StrictMode>
      <ApiProvider value={api}>
        <SiteProvider value={boot.frame.site}>
          <ShellProvider value={{ modules, frame: boot.frame }}>
            <AfterHydration run={startOnce}>
              <WholeTexts of={Object.keys(boot.words ?? {}) as WordsOwner[]} modules={modules}>
                <RouterProvider router={router} />
              </WholeTexts>
            </AfterHydration>
          </ShellProvider>
        </SiteProvider>
      </ApiProvider>
    </StrictMode>
  );
  await nextTask();
  const root = document.getElementById(ROOT_ELEMENT_ID);
  if (!root) throw new Error(`the document has no #${ROOT_ELEMENT_ID}`);
  startTransition(() => {
    if (boot.hydration && complete) hydrateRoot(root, store);
    else createRoot(root).render(store);
  });
}

/** Between two pieces of work that need not be one: a tap or a frame that waits has its turn. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Around the router, not beside it: a sibling that the server's tree lacks would shift every `useId`. */
function AfterHydration({ run, children }: { readonly run: () => void; readonly children: ReactNode }) {
  useEffect(run, [run]);
  return children;
}

interface WholeTextsProps {
  readonly of: readonly WordsOwner[];
  readonly modules: RemoteModules;
  readonly children: ReactNode;
}

/** The document carries the texts that it shows: what it may show later is fetched once the page is alive. */
function WholeTexts({ of, modules, children }: WholeTextsProps) {
  const [inUse, setInUse] = useState({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are those of the document for as long as it lives.
  useEffect(() => {
    if (of.length === 0) return;
    const language = languageOf(location.pathname);
    const teams = TEAM_NAMES.filter((team) => of.includes(team));
    const bring = async () => {
      await Promise.allSettled([
        loadShellWords(language),
        ...teams.map((team) => loadTeamWords(team, language, modules)),
      ]);
      startTransition(() => setInUse({}));
    };
    const timer = setTimeout(() => void bring(), WHOLE_TEXTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return <WordsInUse value={inUse}>{children}</WordsInUse>;
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
  // Written by this very shell's server in the same document: no foreign input to check.
  return JSON.parse(document.getElementById(BOOT_ELEMENT_ID)?.textContent ?? '') as BootData;
}

/** Whether everything the server rendered with is here too; else hydration could not match. */
async function loadRenderedModules(boot: BootData, modules: RemoteModules): Promise<boolean> {
  if (boot.words) carryWords(languageOf(location.pathname), boot.words);
  const results = await Promise.allSettled(boot.modules.map((id) => modules.load(id)));
  return results.every(({ status }) => status === 'fulfilled');
}
