import {
  type ApiClient,
  furtherLanguages,
  inLanguage,
  type Language,
  languageOf,
  type PageModule,
  type PageOutcome,
  withoutLanguage,
} from 'shared-contracts';
import { STORE_REDIRECTS, type StorePath, type StoreRedirect } from 'shared-contracts/remote/store-paths';
import { teamOf } from 'shared-contracts/remote/teams';
import { data, type RouteObject, redirect, redirectDocument } from 'shared-contracts/router';
import { asPageFailure } from '../composition/as-page-failure.ts';
import type { RemoteModules } from '../composition/remote-modules.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { NotFoundPage, NotFoundView } from './not-found-page.tsx';
import { PageFailureBoundary } from './page-failure-boundary.tsx';
import { PageSlot } from './page-slot.tsx';
import type { StoreRouteHandle } from './route-handle.ts';
import { StoreRoot } from './store-root.tsx';
import { loadFurtherWords, loadShellWords, loadTeamWords } from './words-of-page.ts';

/** What loaders ask. */
export interface PageSources {
  readonly modules: RemoteModules;
  readonly api: ApiClient;
}

interface StoreRoutesOptions {
  /** The paths of the composition. */
  readonly paths: readonly StorePath[];
  /** On the server each request brings its own, as the router's context. */
  readonly sources?: PageSources;
  /** In the browser: whether the current document is that of another path. */
  readonly isElsewhere?: (pathname: string) => boolean;
  /** In the browser: what public pages of this visit were loaded with, by address. Offline they are shown again (SH-24), and when the shown page
   * cannot be loaded again. */
  readonly seen?: Map<string, unknown>;
}

/**
 * The route tree of all languages. `ar?` is an optional segment, and each further language has the same routes once more: a
 * change of language keeps the page's elements.
 * Each route's loader loads the page module from the remote that owns the path.
 */
export function storeRoutes(options: StoreRoutesOptions): RouteObject[] {
  return [
    {
      id: 'root',
      Component: StoreRoot,
      ErrorBoundary: PageFailureBoundary,
      children: [
        routesUnder('ar?', '', options),
        ...furtherLanguages().map(({ code }) => routesUnder(code, `${code}:`, options)),
      ],
    },
  ];
}

/** @param mark what the ids of these routes begin with */
function routesUnder(prefix: string, mark: string, options: StoreRoutesOptions): RouteObject {
  return {
    id: `${mark}language`,
    path: prefix,
    // Shown while the browser renders a first page that the server could not render.
    HydrateFallback: PageSkeleton,
    children: [
      ...options.paths.map((storePath) => pageRoute(storePath, mark, options)),
      ...STORE_REDIRECTS.map((moved) => redirectRoute(moved, mark)),
      {
        id: `${mark}not-found`,
        path: '*',
        Component: NotFoundPage,
        loader: ({ request, context }) => unknownPath(request, sourcesOf(options, context).api),
      },
    ],
  };
}

function sourcesOf({ sources }: StoreRoutesOptions, context: unknown): PageSources {
  return sources ?? (context as PageSources);
}

function pageRoute(storePath: StorePath, mark: string, options: StoreRoutesOptions): RouteObject {
  const { path, page } = storePath;
  const { isElsewhere, seen } = options;
  return {
    id: mark + path,
    ...(path === '/' ? { index: true } : { path: path.slice(1) }),
    handle: { page, storePath } satisfies StoreRouteHandle,
    element: <PageSlot page={page} />,
    ErrorBoundary: PageFailureBoundary,
    loader: async ({ request, params, context }) => {
      const { modules, api } = sourcesOf(options, context);
      const url = new URL(request.url);
      if (hasOwnDocument(storePath) && isElsewhere?.(url.pathname))
        throw redirectDocument(`${url.pathname}${url.search}`);
      const language = languageOf(url.pathname);
      try {
        const loaded = await loadPage(page, modules, language, api);
        const outcome = await loaded.load?.({ url, params, language, api, signal: request.signal });
        const answer = settle(outcome, url);
        if (storePath.audience === 'public') seen?.set(url.href, answer);
        return answer;
      } catch (thrown) {
        if (thrown instanceof Response || request.signal.aborted) throw thrown;
        const isShown = isElsewhere && !isElsewhere(url.pathname);
        if (seen?.has(url.href) && (isShown || !navigator.onLine)) return seen.get(url.href);
        throw asPageFailure(thrown);
      }
    },
  } as RouteObject;
}

/** Another security policy comes with another document. */
function hasOwnDocument({ ownDocument, origins = [] }: StorePath): boolean {
  return ownDocument || origins.length > 0;
}

/** Waits for the page and for the texts of its teams; only a missing page is a failure. Its fragments load in parallel. */
async function loadPage(
  id: StorePath['page'],
  modules: RemoteModules,
  language: Language,
  api: ApiClient,
): Promise<PageModule> {
  const texts = Promise.allSettled([
    loadShellWords(language),
    loadTeamWords(teamOf(id), language, modules),
    loadFurtherWords(language, api),
  ]);
  const { page } = (await modules.load(id)) as { readonly page?: PageModule };
  if (!page) throw new Error(`${id} exports no page`);
  const { fragments = [] } = page;
  if (typeof window !== 'undefined') for (const fragment of fragments) modules.load(fragment).catch(() => undefined);
  const providers = new Set(fragments.map(teamOf));
  await Promise.allSettled([texts, ...[...providers].map((team) => loadTeamWords(team, language, modules))]);
  return page;
}

function settle(outcome: PageOutcome<unknown> | undefined, url: URL) {
  // null, not undefined, since JSON carries it to the browser's router.
  if (!outcome) return null;
  if (outcome.kind === 'show') return data(outcome.data ?? null, { status: outcome.status });
  throw redirect(inLanguage(languageOf(url.pathname), outcome.to), outcome.permanent ? 301 : 302);
}

function redirectRoute({ from, to }: StoreRedirect, mark: string): RouteObject {
  return {
    id: `${mark}redirect:${from}`,
    path: from.slice(1),
    loader: ({ request, params }) => {
      const url = new URL(request.url);
      const target = to.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
      return redirect(`${inLanguage(languageOf(url.pathname), target)}${url.search}`, 301);
    },
  };
}

async function unknownPath(request: Request, api: ApiClient) {
  const { pathname } = new URL(request.url);
  const language = languageOf(pathname);
  // Where its code is missing, the page says so itself.
  await Promise.all([
    loadShellWords(language),
    loadFurtherWords(language, api).catch(() => undefined),
    NotFoundView.load(language).catch(() => undefined),
  ]);
  return data({ path: withoutLanguage(pathname) }, { status: 404 });
}
