import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { BundledLanguage } from 'shared-contracts/i18n/languages';
import { scriptText } from '../markup/script-text.ts';
import { OFFLINE_PAGE_HEADERS, offlinePage } from './offline-page.ts';

type Pages = Readonly<Record<BundledLanguage, string>>;

/** The parts of the worker's scope that are used; TypeScript has them in a library that excludes the DOM's. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
interface LifecycleEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface InstallEvent extends LifecycleEvent {
  addRoutes?(rules: readonly object[]): Promise<void>;
}
interface FetchEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** Where the pages register it (`browser/register-offline-worker`): at the root, so that it sees every navigation. */
const PATH = '/sw.js';

/**
 * The worker that says 'offline' instead of the browser ([0033](../../../../docs/decisions/0033-a-worker-says-offline.md)).
 * Turned off, the same address removes the one that a browser has.
 */
export function registerOfflineWorker(app: FastifyInstance, { enabled }: { readonly enabled: boolean }): void {
  const pages: Pages = { en: offlinePage('en'), ar: offlinePage('ar') };
  const text = enabled ? scriptText(answerOffline, pages, OFFLINE_PAGE_HEADERS) : scriptText(leave);
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  app.get(PATH, (request, reply) => {
    reply
      .header('cache-control', 'no-cache')
      .header('etag', etag)
      // What the worker itself may fetch: the navigations.
      .header('content-security-policy', "default-src 'none'; connect-src 'self'");
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(text);
  });
}

/**
 * Answers navigations, and only when the network does not, by what the browser itself has cached, else by the pages in
 * its text: it stores nothing. Run in the
 * browser: it may use nothing outside itself.
 */
function answerOffline(pages: Pages, headers: Readonly<Record<string, string>>): void {
  const scope = self as unknown as WorkerScope;

  scope.addEventListener('install', (event) => {
    // Where static routes are supported, the worker is started for navigations alone.
    const past = ['cors', 'no-cors', 'same-origin'].map((requestMode) => ({
      condition: { requestMode },
      source: 'network',
    }));
    const routed = Promise.resolve(event.addRoutes?.(past)).catch(() => undefined);
    event.waitUntil(Promise.all([routed, scope.skipWaiting()]));
  });

  // The request starts with the worker, not after it.
  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.resolve(scope.registration.navigationPreload?.enable()));
  });

  scope.addEventListener('fetch', (event) => {
    const { mode, method } = event.request;
    // The browser's own page can send a form again.
    if (mode === 'navigate' && method === 'GET') event.respondWith(answer(event));
  });

  async function answer({ request, preloadResponse }: FetchEvent): Promise<Response> {
    const preloaded = await Promise.resolve(preloadResponse).catch(() => undefined);
    if (preloaded) return preloaded;
    try {
      // After Back it finds what the browser itself has cached.
      return await fetch(request);
    } catch {
      const held = await heldByBrowser(request.url);
      if (held?.ok) return held;
      const isArabic = /^\/ar(\/|$)/i.test(new URL(request.url).pathname);
      return new Response(isArabic ? pages.ar : pages.en, { status: 503, headers });
    }
  }

  /** A page opened before, as the browser has cached it: those for everybody, since a person's are `no-store`. */
  function heldByBrowser(url: string): Promise<Response | undefined> {
    return fetch(url, { mode: 'same-origin', cache: 'only-if-cached', redirect: 'error' }).catch(() => undefined);
  }
}

function leave(): void {
  const scope = self as unknown as WorkerScope;
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(scope.registration.unregister()));
}
