import { StrictMode } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import {
  type ApiClient,
  ApiProvider,
  type CarriedWords,
  createApiClient,
  FragmentNotes,
  languageOf,
  type NoteWord,
  NoteWords,
  type WordsOwner,
} from 'shared-contracts';
import type { RemoteModuleId } from 'shared-contracts/remote/module-ids';
import { type Team, teamOf } from 'shared-contracts/remote/teams';
import { asPageFailure } from '../composition/as-page-failure.ts';
import type { BootData } from '../composition/boot-data.ts';
import type { Composition } from '../composition/composition.ts';
import type { LayoutData } from '../composition/layout-data.ts';
import { isPageFailure, statusOf } from '../composition/page-failure.ts';
import { recordingAnswers } from '../composition/recording-answers.ts';
import type { RemoteModules } from '../composition/remote-modules.ts';
import { pathsOf } from '../composition/served.ts';
import { type ResolvedHead, resolveHead } from '../routes/page-head.ts';
import type { StoreRouteHandle } from '../routes/route-handle.ts';
import { ShellProvider } from '../routes/shell-context.tsx';
import { type PageSources, storeRoutes } from '../routes/store-routes.tsx';
import { declareReworded } from '../routes/words-of-page.ts';
import { answeredByLayout } from './answered-by-layout.ts';
import { notingLoads } from './noting-loads.ts';
import { recordingModules } from './recording-modules.ts';
import { renderWhole } from './render-whole.ts';

export interface PageRequest {
  /** Absolute, on the store's origin. */
  readonly url: string;
  readonly requestId: string;
  /** The oldest database position that the page may reflect. */
  readonly position: string;
  /** False: every call fails at once, instead of after retries and timeouts. */
  readonly apiAvailable: boolean;
  readonly layout: LayoutData;
}

export type RenderedPage =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: string;
      readonly head: ResolvedHead;
      /** Modules that the page uses; `failed` are those that were unavailable. */
      readonly modules: readonly RemoteModuleId[];
      /** Fragments that the page shows: islands, whose code the browser loads later. */
      readonly fragments: readonly RemoteModuleId[];
      readonly failed: readonly RemoteModuleId[];
      /** The shown texts that are not in the English bundles. */
      readonly words: CarriedWords;
      /** The tags of all API answers; null when one lacks tags, so that its changes go unnoticed. */
      readonly tags: readonly string[] | null;
      /** Whether the API answered every call. */
      readonly complete: boolean;
      readonly hydration: NonNullable<BootData['hydration']>;
      /** For the log. */
      readonly fault?: string;
      /** Stacks of what regions threw, which the browser renders, and of answers that no part could read, for the log. */
      readonly regionFaults: readonly string[];
    };

/** By which the API continues the trace of the document; apart from the request, which is rendered again to judge releases. */
export type TraceHeaders = Readonly<Record<string, string>>;

export type PageRenderer = (request: PageRequest, trace?: TraceHeaders) => Promise<RenderedPage>;

interface PageRendererOptions {
  readonly modules: RemoteModules;
  readonly apiOrigin: string;
  readonly composition: Composition;
}

/** Milliseconds until the server renders without a page's own data. */
const LOAD_TIMEOUT_MS = 4000;

const refused = async () => ({ ok: false, error: { kind: 'network' } }) as const;
const UNAVAILABLE_API: ApiClient = { prepare: async () => undefined, call: refused, callWithExtras: refused };

export function createPageRenderer({ modules, apiOrigin, composition }: PageRendererOptions): PageRenderer {
  const handler = createStaticHandler(storeRoutes({ paths: pathsOf(composition) }));
  return async ({ url, requestId, position, apiAvailable, layout }, trace = {}) => {
    declareReworded(layout.site.reworded ?? []);
    const recorded = recordingModules(modules);
    const answers = recordingAnswers(position);
    const unreadable: string[] = [];
    const client = createApiClient({
      origin: apiOrigin,
      timeout: LOAD_TIMEOUT_MS,
      headers: { 'x-request-id': requestId, ...trace },
      language: () => languageOf(new URL(url).pathname),
      fetch: answers.fetch,
      onUnreadable: (fault) => unreadable.push(stackOf(fault)),
    });
    const api = apiAvailable ? answeredByLayout(client, layout) : UNAVAILABLE_API;
    let loadFault: string | undefined;
    const loading = notingLoads(recorded.modules, (thrown) => {
      loadFault = stackOf(thrown);
    });
    const requestContext: PageSources = { modules: loading, api };
    const context = await handler.query(new Request(url), { requestContext });
    if (context instanceof Response) {
      return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
    }
    const fragments = new Set<RemoteModuleId>();
    const words: Record<WordsOwner, Record<string, string>> = {};
    const note: NoteWord = (team, key, text) => {
      words[team] = Object.assign(words[team] ?? {}, { [key]: text });
    };
    const markup = (state: StaticHandlerContext) => (
      <StrictMode>
        <ApiProvider value={api}>
          <ShellProvider value={{ modules: recorded.modules, layout, composition }}>
            <NoteWords value={note}>
              <FragmentNotes value={(id) => fragments.add(id)}>
                <StaticRouterProvider
                  router={createStaticRouter(handler.dataRoutes, state)}
                  context={state}
                  hydrate={false}
                />
              </FragmentNotes>
            </NoteWords>
          </ShellProvider>
        </ApiProvider>
      </StrictMode>
    );
    const { html, state, fault, regionFaults } = await renderOrExplain(markup, context);
    const failure = Object.values(state.errors ?? {}).find(isPageFailure);
    const leaves = state.matches.map((match) => ({
      pathname: match.pathname,
      handle: match.route.handle as unknown,
      data: (state.loaderData as Readonly<Record<string, unknown>>)[match.route.id],
    }));
    const head = resolveHead(leaves, recorded.modules, layout.site, new URL(url).search);
    const used = recorded.used();
    return {
      kind: 'page',
      status: failure ? statusOf(failure) : state.statusCode,
      html,
      head,
      // The document carries the texts itself.
      modules: used.filter((id) => !isWords(id)),
      fragments: [...fragments].filter(modules.loaded),
      failed: [...recorded.missed(), ...[...fragments].filter((id) => !modules.loaded(id))],
      words: isPersonal(state) ? { ...words, ...wholeWords(used, modules, words) } : words,
      tags: answers.tags(),
      complete: apiAvailable && answers.complete(),
      hydration: { loaderData: state.loaderData, errors: state.errors },
      ...(fault || failure ? { fault: fault ?? loadFault ?? failure?.detail ?? '' } : {}),
      regionFaults: [
        ...unreadable,
        ...regionFaults.map(({ fault, componentStack = '' }) => stackOf(fault) + componentStack),
      ],
    };
  };
}

function isPersonal({ matches }: StaticHandlerContext): boolean {
  const handle = matches.at(-1)?.route.handle as StoreRouteHandle | undefined;
  return handle?.storePath?.audience === 'personal';
}

/**
 * A page for one person, a cart for example, replaces its skeleton before the texts that idle time brings: its document
 * carries all texts of its team.
 */
function wholeWords(used: readonly RemoteModuleId[], modules: RemoteModules, shown: CarriedWords): CarriedWords {
  const teams = new Set(used.filter((id) => id.includes('/pages/')).map(teamOf));
  const lists = used.filter((id) => isWords(id) && teams.has(teamOf(id)));
  return Object.fromEntries(
    lists.map((id) => {
      const { default: texts } = modules.loaded(id) as { readonly default?: CarriedWords[Team] };
      return [teamOf(id), { ...texts, ...shown[teamOf(id)] }];
    }),
  );
}

function isWords(id: RemoteModuleId): boolean {
  return id.startsWith(`${teamOf(id)}/words/`);
}

/** When a component throws, renders its route's failure view instead (SH-11). */
async function renderOrExplain(markup: (state: StaticHandlerContext) => React.ReactNode, state: StaticHandlerContext) {
  try {
    return { ...(await renderWhole(markup(state))), state, fault: undefined };
  } catch (thrown) {
    const failure = { ...asPageFailure(thrown), failure: 'fault' as const };
    const boundary = state.matches.at(-1)?.route.id ?? 'root';
    const explained = { ...state, errors: { [boundary]: failure }, loaderData: {} };
    return { ...(await renderWhole(markup(explained))), state: explained, fault: stackOf(thrown) };
  }
}

function stackOf(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}
