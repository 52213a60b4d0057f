import '@testing-library/jest-dom';
import { act, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ComponentType, isValidElement, type ReactElement } from 'react';
import { createMemoryRouter, type LoaderFunctionArgs, useRouteError } from 'react-router-dom';
import {
  $token,
  $user,
  type ApiClient,
  ApiProvider,
  connectStorage,
  type EventPayload,
  type FragmentId,
  type FragmentProps,
  inLanguage,
  installWords,
  type Language,
  LanguageProvider,
  languageOf,
  logIn,
  on,
  type PageModule,
  provideRemotePort,
  RemoteUnavailable,
  SiteProvider,
  type User,
} from 'shared-contracts';
import { RouterProvider, redirect, useLoaderData } from 'shared-contracts/router';
import contractWordsArabic from '../contract/i18n/contract-words.ar.ts';
import { type FakeAnswer, fakeApi, type RecordedCall } from './fake-api.tsx';

import { sampleSite } from './sample-site.tsx';

export { reply } from './fake-api.tsx';

interface RenderPageOptions<Data> {
  /** Where the shopper is, without language prefix, with its query. */
  readonly path?: string;
  /** Route pattern of that path where it has params, e.g. '/collections/:category'. */
  readonly pattern?: string;
  /** What the page's load has answered. Without it, and with a load, the load runs against `api`. */
  readonly data?: Data;
  readonly language?: Language;
  /** Answers by call name: a value, a function of the request, or one of `reply`. */
  readonly api?: Readonly<Record<string, FakeAnswer>>;
  readonly loggedInAs?: User;
  /** Stand-ins for other teams' fragments; others are unavailable. */
  readonly fragments?: { readonly [Id in FragmentId]?: ComponentType<FragmentProps[Id]> };
  /** False renders what the server renders, before local storage has been read. */
  readonly storageReady?: boolean;
}

export interface RenderedPage extends RenderResult {
  readonly user: UserEvent;
  /** Toasts asked for so far, oldest first. */
  readonly toasts: readonly EventPayload<'shell:toast-requested'>[];
  /** Calls of the API made so far. */
  readonly calls: readonly RecordedCall[];
  /** Path and query where the shopper is now, with the language prefix. */
  readonly path: () => string;
  /** The navigation's state that the shopper came there with. */
  readonly state: () => unknown;
}

const endings: (() => void)[] = [];

/** Forgets the shopper of the last test: storage, stores and listeners. */
afterEach(() => {
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    for (const end of endings.splice(0)) end();
  });
});

/** Shows a page (or any element) as the shell would, on a network that answers what the test says. */
export async function renderPage<Data>(
  page: PageModule<Data> | ReactElement,
  options: RenderPageOptions<Data> = {},
): Promise<RenderedPage> {
  const {
    path = '/',
    pattern = path.split(/[?#]/)[0] ?? '/',
    language = 'en',
    loggedInAs,
    fragments = {},
    storageReady = true,
  } = options;
  if (language === 'ar') installWords('shared-contracts', 'ar', contractWordsArabic);
  const { api, calls } = fakeApi(options.api ?? {}, () => ({
    token: $token.get(),
    userId: String($user.get()?.UserID ?? ''),
  }));
  provideRemotePort({
    loaded: (id) => (id in fragments ? { fragment: { Component: fragments[id as FragmentId] } } : undefined),
    failed: () => false,
    load: (id) => Promise.reject(new RemoteUnavailable(id, 'not part of the test')),
  });
  const toasts: EventPayload<'shell:toast-requested'>[] = [];
  endings.push(on('shell:toast-requested', (toast) => toasts.push(toast)));

  const anotherPage = { path: '*', element: <p>Another page</p> };
  const router = createMemoryRouter([{ path: `/ar?${pattern}`, ...pageRoute(page, options, api) }, anotherPage], {
    initialEntries: [inLanguage(language, path)],
  });
  const result = render(
    <ApiProvider value={api}>
      <SiteProvider value={sampleSite}>
        <LanguageProvider language={language}>
          <RouterProvider router={router} />
        </LanguageProvider>
      </SiteProvider>
    </ApiProvider>,
  );
  await act(() => loaded(router));
  if (storageReady) {
    act(() => {
      endings.push(connectStorage(window));
      if (loggedInAs) logIn(loggedInAs, 'test-token');
    });
  }
  return {
    ...result,
    user: userEvent.setup(),
    toasts,
    calls,
    path: () => `${router.state.location.pathname}${router.state.location.search}`,
    state: () => router.state.location.state,
  };
}

/** The page with its own load behind the router, as in the shell, or with the data that the test gives. */
function pageRoute<Data>(page: PageModule<Data> | ReactElement, { data }: RenderPageOptions<Data>, api: ApiClient) {
  if (isValidElement(page)) return { element: page };
  const { Component, load } = page;
  if (data !== undefined || !load) return { element: <Component data={data as Data} /> };
  return {
    element: <LoadedPage of={Component} />,
    HydrateFallback: Nothing,
    ErrorBoundary: LoadFault,
    loader: async ({ request, params }: LoaderFunctionArgs) => {
      const url = new URL(request.url);
      const language = languageOf(url.pathname);
      const outcome = await load({ url, params, language, api, signal: request.signal });
      return outcome.kind === 'redirect' ? redirect(inLanguage(language, outcome.to)) : outcome.data;
    },
  };
}

function LoadedPage<Data>({ of: Component }: { readonly of: PageModule<Data>['Component'] }) {
  return <Component data={useLoaderData() as Data} />;
}

function Nothing() {
  return null;
}

function LoadFault() {
  return <p role="alert">{String(useRouteError())}</p>;
}

function loaded(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
