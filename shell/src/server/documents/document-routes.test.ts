/** @jest-environment node */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { STORE_PATHS } from 'shared-contracts/remote/store-paths';
import type { StoreChoice } from '../canaries/choose-store.ts';
import { composedOf } from '../rendering/composed.ts';
import { type DocumentRoutesOptions, registerDocumentRoutes, sendUnreadable } from './document-routes.ts';
import { FALLBACK_SITE } from './layout-data-source.ts';

const composed = { ...composedOf({}), paths: STORE_PATHS };
const store = { current: () => composed, answered: () => undefined, render: () => Promise.reject(new Error('none')) };
const options: DocumentRoutesOptions = {
  chooser: { forDocument: async () => ({ store, caching: 'everybody' }) },
  previews: { answers: () => false },
  documentFor: async ({ url }) => ({ kind: 'html', status: 200, html: `at ${url.href}` }),
  clientOf: ({ ip }) => ({ origin: ip, device: null }),
  publicOrigin: '',
  paymentOrigins: [],
  layoutSource: { current: async () => ({ site: FALLBACK_SITE }) as never },
};

/** What the document server answers on the wire: a client library would not send such headers. */
async function opened(path: string, host: string): Promise<string> {
  const app = Fastify({
    frameworkErrors: (_fault, request, reply) => sendUnreadable(request, reply, options),
  }) as unknown as FastifyInstance;
  registerDocumentRoutes(app, options);
  await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.end(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    await once(socket, 'close');
    return answer;
  } finally {
    await app.close();
  }
}

test.each([
  ['/x/../cart', '/Cart'],
  ['/./Cart', '/Cart'],
  ['/ar/x/%2E%2e/cart', '/ar/Cart'],
  ['/../../Cart', '/Cart'],
])('%s is a spelling of %s [SH-10]', async (spelling, canonical) => {
  const answer = await opened(`${spelling}?a=1`, 'shop.example');
  expect(answer).toMatch(/^HTTP\/1.1 301 /);
  expect(answer).toContain(`location: ${canonical}?a=1\r\n`);
});

// The API refuses a NUL in any text, so the page's load failed: 500.
test.each(['/collections/fabric-sofas/x%00', '/Blog/%00', '/ProductListing?SearchTerm=%00'])(
  '%s is answered 400 with the not-found page [SEC-03]',
  async (path) => {
    const answer = await opened(path, 'shop.example');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('at http://shop.example/unreadable-address');
  },
);

// A shared cache adds the fields of a 304 to what it has stored, and would give this visitor's cookie to all.
test('a document that brings a cookie is sent whole, and stays out of shared caches [OPS-05]', async () => {
  const setCookie = 'store-bucket=7; Path=/';
  const app = Fastify() as unknown as FastifyInstance;
  let choice: StoreChoice = { store, caching: 'visitor', setCookie };
  registerDocumentRoutes(app, { ...options, chooser: { forDocument: async () => choice } });
  const first = await app.inject('/Cart');
  const again = () => app.inject({ url: '/Cart', headers: { 'if-none-match': String(first.headers.etag) } });
  const drawn = await again();
  expect([drawn.statusCode, drawn.headers['set-cookie']]).toEqual([200, setCookie]);
  expect(drawn.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' });
  choice = { store, caching: 'everybody by cookie' };
  const known = await again();
  expect([known.statusCode, known.headers['set-cookie']]).toEqual([304, undefined]);
  expect(known.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' });
  await app.close();
});

test('a document that a browser opens brings the token of its visit, also when the browser has it already [OPS-23]', async () => {
  const app = Fastify() as unknown as FastifyInstance;
  let issued = 0;
  const visitToken = () => `token-${++issued}`;
  registerDocumentRoutes(app, { ...options, visitToken });
  const open = (headers: Record<string, string>) => app.inject({ url: '/Cart', headers });
  expect((await open({ 'user-agent': 'a crawler' })).headers).not.toHaveProperty('server-timing');
  const first = await open({ 'sec-fetch-dest': 'document' });
  expect(first.headers['server-timing']).toBe('visit;desc="token-1"');
  const again = await open({ 'sec-fetch-dest': 'document', 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.headers['server-timing']]).toEqual([304, 'visit;desc="token-2"']);
  await app.close();
});

test('a preview is stored by no cache, found by no search engine, and not counted [OPS-16]', async () => {
  const app = Fastify() as unknown as FastifyInstance;
  const preview = { ...composed, preview: { remote: 'mfe-catalog', version: '1.2.0' } };
  const choice = { store: { ...store, current: () => preview }, caching: 'none' } as const;
  const visits: unknown[] = [];
  const visited = (visit: unknown) => visits.push(visit);
  registerDocumentRoutes(app, { ...options, visited, chooser: { forDocument: async () => choice } });
  const { headers } = await app.inject('/Cart');
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect(headers).not.toHaveProperty('etag');
  const moved = await app.inject('/CART');
  expect(moved.headers).toMatchObject({ location: '/Cart', 'cache-control': 'private, no-store' });
  await app.close();
  expect(visits).toEqual([]);
});

// One request with 'Host: a b' for an unreadable address was an unhandled rejection: it ended the whole shell.
// On any other path it was a 500, and credentials or a path in the header went into the page's links.
describe('a Host header that names no host', () => {
  test.each(['a b', 'x:y:z', 'shop.example:99999', '', 'user:secret@shop.example', 'shop.example/path#mark'])(
    '%j counts as none [SEC-02]',
    async (host) => {
      const answer = await opened('/Cart', host);
      expect(answer).toMatch(/^HTTP\/1.1 200 /);
      expect(answer).toMatch(/at http:\/\/localhost\/Cart$/);
    },
  );

  test('does no harm with an address that no parser can read either [SEC-02]', async () => {
    expect(await opened('/%zz', 'a b')).toMatch(/^HTTP\/1.1 400 /);
  });

  test.each(['shop.example', 'shop.example:8080', '127.0.0.1:3000', '[::1]:3000'])('%j is one', async (host) => {
    expect(await opened('/Cart', host)).toContain(`at http://${host}/Cart`);
  });
});

// Each invented Host header made a page of its own in the cache, until those of the store's real host were pushed out.
test('a client that invents hosts fills no cache [SEC-03] [OPS-10]', async () => {
  const cachedAt = new Set<string>();
  const documentFor: DocumentRoutesOptions['documentFor'] = async ({ url, known }) => {
    if (known) cachedAt.add(url.host);
    return { kind: 'html', status: 200, html: `at ${url.href}` };
  };
  const app = Fastify() as unknown as FastifyInstance;
  registerDocumentRoutes(app, { ...options, documentFor });
  const visit = (host: string) => app.inject({ url: '/Cart', headers: { host } });
  await visit('shop.example');
  for (let n = 0; n < 50; n += 1)
    expect((await visit(`invented-${n}.example`)).body).toBe(`at http://invented-${n}.example/Cart`);
  await visit('shop.example');
  expect(cachedAt.size).toBeLessThan(6);
  expect(cachedAt).toContain('shop.example');
  await app.close();
});

describe('behind an edge', () => {
  const shared = { 'cache-control': 'public, max-age=0, s-maxage=60', 'cache-tag': 'all', xkey: 'all' };
  const edge: NonNullable<DocumentRoutesOptions['edge']> = {
    ofDocument: ({ making }) => (making ? shared : undefined),
    of: () => shared,
    tagged: () => shared,
  };
  const making = { mark: { at: 0, moment: 0, position: '' }, tags: ['product:1'] };
  const whole = { kind: 'html', status: 200, html: 'whole', making } as const;

  async function headersOf(
    document: Awaited<ReturnType<DocumentRoutesOptions['documentFor']>>,
    choice: Partial<StoreChoice> = {},
    url = '/Cart',
  ) {
    const app = Fastify() as unknown as FastifyInstance;
    const forDocument = async (): Promise<StoreChoice> => ({ store, caching: 'everybody', ...choice });
    const visitToken = () => 'a-token';
    registerDocumentRoutes(app, {
      ...options,
      edge,
      visitToken,
      chooser: { forDocument },
      documentFor: async () => document,
    });
    const { headers } = await app.inject({ url, headers: { 'sec-fetch-dest': 'document' } });
    await app.close();
    return headers;
  }

  // A token is for one visit, and the edge would give it to all.
  test('a document for everybody is stored with its tags and without a visitor’s token [SCALE-01]', async () => {
    const headers = await headersOf(whole);
    expect(headers).toMatchObject({ ...shared, vary: 'accept-encoding' });
    expect(headers).not.toHaveProperty('server-timing');
    expect(await headersOf(whole, { caching: 'everybody by cookie' })).toMatchObject({
      ...shared,
      vary: 'accept-encoding, cookie',
    });
  });

  test.each<[string, Parameters<typeof headersOf>, string | undefined]>([
    ['of which not all tags are known', [{ ...whole, making: undefined as never }], 'no-cache'],
    ['with an error', [{ ...whole, status: 500 }], 'no-store'],
    ['that does not exist', [{ ...whole, status: 404 }], 'no-store'],
    ['left to the browser', [{ ...whole, cacheable: false }], 'no-store'],
    [
      'of a canary, or with a cookie',
      [whole, { caching: 'visitor', setCookie: 'store-bucket=7' }],
      'private, no-cache',
    ],
    ['of a preview', [whole, { caching: 'none' }], 'private, no-store'],
    ['at another spelling', [whole, {}, '/CART'], undefined],
    ['with a parameter that it does not read', [whole, {}, '/Cart?invented=1'], 'no-cache'],
    ['that moved', [{ kind: 'redirect', status: 301, location: '/x' }], undefined],
  ])('a document %s is not stored [SCALE-01]', async (_, given, caching) => {
    const headers = await headersOf(...given);
    expect(headers['cache-control']).toBe(caching);
    expect(headers).not.toHaveProperty('xkey');
    expect(headers).not.toHaveProperty('cache-tag');
  });
});
