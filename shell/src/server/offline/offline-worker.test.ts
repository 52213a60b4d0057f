/** @jest-environment node */
import { createContext, runInContext } from 'node:vm';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerOfflineWorker } from './offline-worker.ts';

const STORE = 'https://store.example';

async function served(enabled: boolean, headers: Record<string, string> = {}) {
  const app = Fastify() as unknown as FastifyInstance;
  registerOfflineWorker(app, { enabled });
  return app.inject({ url: '/sw.js', headers });
}

interface Browser {
  /** Fails without one, as a browser without a connection. */
  readonly network?: (url: string) => Response;
  /** What the browser has cached by itself. */
  readonly cached?: Readonly<Record<string, () => Response>>;
  readonly addRoutes?: (rules: readonly object[]) => Promise<void>;
}

type Sent = { readonly mode?: string; readonly method?: string; readonly preloaded?: Promise<Response | undefined> };

/** The worker's text in a scope that has what it may use, and no store of any kind. */
async function workerIn({ network, cached = {}, addRoutes }: Browser = {}, enabled = true) {
  const listeners = new Map<string, (event: unknown) => void>();
  const did: string[] = [];
  const scope = {
    URL,
    Response,
    Promise,
    addEventListener: (type: string, listener: (event: unknown) => void) => void listeners.set(type, listener),
    skipWaiting: async () => void did.push('took over'),
    registration: {
      navigationPreload: { enable: async () => void did.push('preloads') },
      unregister: async () => void did.push('left'),
    },
    fetch: async (asked: string | { readonly url: string }, options?: RequestInit) => {
      const url = typeof asked === 'string' ? asked : asked.url;
      const held = options?.cache === 'only-if-cached' && cached[url]?.();
      if (held) return held;
      if (!network) throw new TypeError('Failed to fetch');
      return network(url);
    },
  };
  runInContext((await served(enabled)).body, createContext({ ...scope, self: scope }));
  const live = async (type: string) => {
    const works: Promise<unknown>[] = [];
    listeners.get(type)?.({ waitUntil: (work: Promise<unknown>) => works.push(work), addRoutes });
    await Promise.all(works);
  };
  await live('install');
  await live('activate');
  return {
    did,
    /** Undefined where the worker leaves the request to the browser. */
    async ask(path: string, { mode = 'navigate', method = 'GET', preloaded }: Sent = {}) {
      let answer: Promise<Response> | undefined;
      listeners.get('fetch')?.({
        request: { url: STORE + path, mode, method },
        preloadResponse: preloaded ?? Promise.resolve(undefined),
        respondWith: (given: Promise<Response>) => {
          answer = given;
        },
      });
      return answer;
    },
  };
}

test.each([
  ['/Cart', 'en'],
  ['/arches', 'en'],
  ['/ar', 'ar'],
  ['/ar/Cart?a=1', 'ar'],
])('without a connection %s says so in %s [SH-24]', async (path, language) => {
  const { ask } = await workerIn();
  const answer = await ask(path);
  expect(answer?.status).toBe(503);
  expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = (await answer?.text()) ?? '';
  expect(html).toContain(`<html lang="${language}"`);
  expect(html).toContain(language === 'ar' ? 'أنت غير متصل' : 'You are offline');
});

test('a page opened before is the one that the browser has cached; one that was not found says offline [SH-24]', async () => {
  const cached = {
    [`${STORE}/Faqs`]: () => new Response('the questions'),
    [`${STORE}/no-such-page`]: () => new Response('not found', { status: 404 }),
  };
  const { ask } = await workerIn({ cached });
  expect(await (await ask('/Faqs'))?.text()).toBe('the questions');
  for (const path of ['/no-such-page', '/Cart']) expect((await ask(path))?.status).toBe(503);
  const online = await workerIn({ cached, network: () => new Response('new questions') });
  expect(await (await online.ask('/Faqs'))?.text()).toBe('new questions');
});

test('the request that the browser began with the worker is the answer, also one of the store that says no', async () => {
  const { ask, did } = await workerIn();
  expect(did).toEqual(['took over', 'preloads']);
  const answer = await ask('/', { preloaded: Promise.resolve(new Response('full', { status: 500 })) });
  expect([answer?.status, await answer?.text()]).toEqual([500, 'full']);
});

test('without such a request, or after its failure, it asks itself', async () => {
  const { ask } = await workerIn({ network: (url) => new Response(url) });
  expect(await (await ask('/a'))?.text()).toBe(`${STORE}/a`);
  expect(await (await ask('/b', { preloaded: Promise.reject(new Error('network')) }))?.text()).toBe(`${STORE}/b`);
});

test('forms, calls, pictures and scripts are the browser’s alone', async () => {
  const { ask } = await workerIn();
  expect(await ask('/subscribe', { method: 'POST' })).toBeUndefined();
  for (const mode of ['cors', 'no-cors', 'same-origin']) expect(await ask('/api/v1/x', { mode })).toBeUndefined();
});

test('a browser with static routes sends it navigations alone; one without them installs it too', async () => {
  const routed: object[] = [];
  await workerIn({ addRoutes: async (rules) => void routed.push(...rules) });
  expect(routed).toHaveLength(3);
  expect(JSON.stringify(routed)).not.toContain('navigate');
  const refused = await workerIn({ addRoutes: () => Promise.reject(new TypeError('unknown condition')) });
  expect(refused.did).toContain('took over');
});

test('turned off, its address removes the one that a browser has', async () => {
  const { did, ask } = await workerIn({}, false);
  expect(did).toEqual(['took over', 'left']);
  expect(await ask('/')).toBeUndefined();
});

test('a browser asks for it each time and is routed when it is the same', async () => {
  const { headers } = await served(true);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
  const again = await served(true, { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await served(false)).headers.etag).not.toBe(headers.etag);
});
