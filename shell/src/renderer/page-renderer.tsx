import { Writable } from 'node:stream';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import {
  ApiProvider,
  type CarriedWords,
  createApiClient,
  FragmentNotes,
  type NoteWord,
  SiteProvider,
  WordsInUse,
  type WordsOwner,
} from 'shared-contracts';
import type { RemoteModuleId } from 'shared-contracts/remote/module-ids';
import { teamOf } from 'shared-contracts/remote/teams';
import { asPageFailure } from '../composition/as-page-failure.ts';
import type { BootData } from '../composition/boot-data.ts';
import { isPageFailure, statusOf } from '../composition/page-failure.ts';
import { recordingAnswers } from '../composition/recording-answers.ts';
import type { RemoteModules } from '../composition/remote-modules.ts';
import type { StoreFrame } from '../composition/store-frame.ts';
import { type ResolvedHead, resolveHead } from '../routes/page-head.ts';
import { ShellProvider } from '../routes/shell-context.tsx';
import { storeRoutes } from '../routes/store-routes.tsx';
import { recordingModules } from './recording-modules.ts';

export interface PageRequest {
  /** Full URL on the store's origin. */
  readonly url: string;
  readonly requestId: string;
  /** What the shell knows of the database: the page must not be made of anything older. */
  readonly position: string;
  readonly frame: StoreFrame;
}

export type RenderedPage =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: string;
      readonly head: ResolvedHead;
      /** Modules the page was made of, and those it lacked. */
      readonly modules: readonly RemoteModuleId[];
      /** Fragments that it shows: islands, whose code comes later. */
      readonly fragments: readonly RemoteModuleId[];
      readonly failed: readonly RemoteModuleId[];
      /** Texts of it that are not English. */
      readonly words: CarriedWords;
      /** Of all answers it was made of; null when nobody would tell that one changed. */
      readonly tags: readonly string[] | null;
      readonly hydration: NonNullable<BootData['hydration']>;
      /** What went wrong, for the log; absent when nothing did. */
      readonly fault?: string;
    };

export type PageRenderer = (request: PageRequest) => Promise<RenderedPage>;

interface PageRendererOptions {
  readonly modules: RemoteModules;
  readonly apiOrigin: string;
}

/** A page's own data may take this long before the server answers without it. Milliseconds. */
const LOAD_TIMEOUT_MS = 4000;

export function createPageRenderer({ modules, apiOrigin }: PageRendererOptions): PageRenderer {
  return async ({ url, requestId, position, frame }) => {
    const recorded = recordingModules(modules);
    const answers = recordingAnswers(position);
    const api = createApiClient({
      origin: apiOrigin,
      timeout: LOAD_TIMEOUT_MS,
      headers: { 'x-request-id': requestId },
      fetch: answers.fetch,
    });
    const handler = createStaticHandler(storeRoutes({ modules: recorded.modules, api }));
    const context = await handler.query(new Request(url));
    if (context instanceof Response) {
      return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
    }
    const fragments = new Set<RemoteModuleId>();
    const words: { [owner in WordsOwner]?: Record<string, string> } = {};
    const note: NoteWord = (team, key, text) => {
      words[team] = Object.assign(words[team] ?? {}, { [key]: text });
    };
    const markup = (state: StaticHandlerContext) => (
      <StrictMode>
        <ApiProvider value={api}>
          <SiteProvider value={frame.site}>
            <ShellProvider value={{ modules: recorded.modules, frame }}>
              <WordsInUse value={{ note }}>
                <FragmentNotes value={(id) => fragments.add(id)}>
                  <StaticRouterProvider
                    router={createStaticRouter(handler.dataRoutes, state)}
                    context={state}
                    hydrate={false}
                  />
                </FragmentNotes>
              </WordsInUse>
            </ShellProvider>
          </SiteProvider>
        </ApiProvider>
      </StrictMode>
    );
    const { html, state, fault } = await renderOrExplain(markup, context);
    const failure = Object.values(state.errors ?? {}).find(isPageFailure);
    const leaves = state.matches.map((match) => ({
      pathname: match.pathname,
      handle: match.route.handle as unknown,
      data: (state.loaderData as Readonly<Record<string, unknown>>)[match.route.id],
    }));
    return {
      kind: 'page',
      status: failure ? statusOf(failure) : state.statusCode,
      html,
      head: resolveHead(leaves, recorded.modules, frame.site.storeName, new URL(url).search),
      // Texts travel with the document.
      modules: recorded.used().filter((id) => !isWords(id)),
      fragments: [...fragments].filter(modules.loaded),
      failed: [...recorded.missed(), ...[...fragments].filter((id) => !modules.loaded(id))],
      words,
      tags: answers.tags(),
      hydration: { loaderData: state.loaderData, errors: state.errors },
      ...(fault || failure ? { fault: fault ?? failure?.detail ?? '' } : {}),
    };
  };
}

function isWords(id: RemoteModuleId): boolean {
  return id.startsWith(`${teamOf(id)}/words/`);
}

/** Renders; when a component throws, renders its route's failure view instead (SH-11). */
async function renderOrExplain(markup: (state: StaticHandlerContext) => React.ReactNode, state: StaticHandlerContext) {
  try {
    return { html: await renderWhole(markup(state)), state, fault: undefined };
  } catch (thrown) {
    const failure = { ...asPageFailure(thrown), failure: 'fault' as const };
    const boundary = state.matches.at(-1)?.route.id ?? 'root';
    const explained = { ...state, errors: { [boundary]: failure }, loaderData: {} };
    return { html: await renderWhole(markup(explained)), state: explained, fault: failure.detail };
  }
}

/** The complete markup, without React's inline scripts: nothing is sent before everything is there. */
function renderWhole(node: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(node, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}
