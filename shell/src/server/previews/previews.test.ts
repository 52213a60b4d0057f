/** @jest-environment node */
import Fastify, { type FastifyInstance } from 'fastify';
import { composedOf } from '../rendering/composed.ts';
import { publishedRelease } from '../testing/published-release.ts';
import { previewToken, viewerToken } from './preview-link.ts';
import type { PreviewStores } from './preview-stores.ts';
import { createPreviews } from './previews.ts';
import type { Quarantine } from './quarantine.ts';

const KEY = 'a secret of the operators, long enough';
const token = (expires = 5000) =>
  previewToken(
    { remote: 'mfe-catalog', version: '1.2.0', content: '0123456789ab', origin: 'http://127.0.0.1:1', expires },
    KEY,
  );
const store = {
  current: () => composedOf({}),
  answered: () => undefined,
  render: () => Promise.reject(new Error('none')),
};

interface Settings {
  readonly key?: string;
  readonly open?: PreviewStores['open'];
  readonly publicOrigin?: string;
  readonly quarantine?: Pick<Quarantine, 'find'> | null;
}

function shell({ key = KEY, open = async () => store, publicOrigin = '', quarantine = null }: Settings = {}) {
  const previews = createPreviews({ key, stores: { open }, quarantine, publicOrigin, now: () => 1000 });
  const app = Fastify() as unknown as FastifyInstance;
  app.get('/*', (request, reply) => (previews.answers(request, reply) ? reply : reply.send('a document')));
  return { app, previews, get: (url: string) => app.inject(url) };
}

test('the link sets a cookie for as long as it is valid, and leads to the page without it [OPS-16]', async () => {
  const answer = await shell().get(`/ProductListing?page=2&preview=${token()}`);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/ProductListing?page=2']);
  expect(answer.headers['set-cookie']).toBe(`store-preview=${token()}; Path=/; Max-Age=4; HttpOnly; SameSite=Lax`);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
});

test('behind TLS the cookie is sent over TLS alone [OPS-16]', async () => {
  const answer = await shell({ publicOrigin: 'https://shop.example' }).get(`/?preview=${token()}`);
  expect(answer.headers['set-cookie']).toMatch(/; Secure$/);
});

test('leaving deletes the cookie [OPS-16]', async () => {
  const answer = await shell().get('/Cart?preview=leave');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/Cart']);
  expect(answer.headers['set-cookie']).toBe('store-preview=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
});

test.each([
  ['an expired link', `/?preview=${token(1000)}`],
  ['an altered link', `/?preview=${token().replace('.', '.A')}`],
  ['an empty link', '/?preview='],
  ['an invented link', '/?preview=mfe-catalog'],
])('%s is refused in words, and sets nothing [OPS-16]', async (_what, url) => {
  const answer = await shell().get(url);
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain('not valid, or has expired');
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a link leads to no other host [OPS-16]', async () => {
  const { headers } = await shell().get(`//evil.example/?preview=leave`);
  expect(headers.location).toBe('/evil.example/');
});

test('without a key there are no previews [OPS-16]', async () => {
  const { get, previews } = shell({ key: '' });
  expect((await get(`/?preview=${token()}`)).body).toBe('a document');
  expect(await previews.storeOf(`store-preview=${token()}`)).toBeUndefined();
});

test.each([undefined, '', 'store-preview=', 'store-preview=x', `store-preview=${token(1000)}`, `preview=${token()}`])(
  'a visitor with the cookie %j sees what all see [OPS-16]',
  async (cookie) => {
    expect(await shell().previews.storeOf(cookie)).toBeUndefined();
  },
);

test('the holder gets the build that the link names, or why there is none [OPS-16]', async () => {
  const asked: unknown[] = [];
  const open = async (build: unknown) => {
    asked.push(build);
    return store;
  };
  expect(await shell({ open }).previews.storeOf(`a=b; store-preview=${token()}`)).toBe(store);
  const named = { version: '1.2.0', content: '0123456789ab' };
  expect(asked).toEqual([{ team: 'catalog', named, origin: 'http://127.0.0.1:1' }]);
  const refused = async () => Promise.reject(new Error('it is not signed'));
  await expect(shell({ open: refused }).previews.storeOf(`store-preview=${token()}`)).rejects.toThrow(
    'The preview of mfe-catalog 1.2.0 cannot be shown: it is not signed.',
  );
});

describe('a preview that a team uploaded [OPS-28]', () => {
  const pass = (expires = 9000) => `store-viewer=${viewerToken({ viewer: 'anna', expires }, KEY)}`;
  const uploaded = publishedRelease('mfe-catalog', '1.2.0-pr');
  const quarantine: Pick<Quarantine, 'find'> = {
    find: async (_remote, name) => (name === 'pr-12' ? uploaded : undefined),
  };
  const open = async (build: unknown) => {
    expect(build).toEqual({ team: 'catalog', uploaded });
    return store;
  };
  const withUploads = () => shell({ quarantine, open });
  const LINK = '/?preview=mfe-catalog:pr-12';
  const SHOWN = 'store-preview=mfe-catalog:pr-12';

  test('a pass lets one browser see it, by a link that is no secret', async () => {
    const { app, previews } = withUploads();
    const opened = await app.inject({ url: LINK, headers: { cookie: pass() } });
    expect([opened.statusCode, opened.headers['set-cookie'], opened.headers['cache-control']]).toEqual([
      302,
      `${SHOWN}; Path=/; Max-Age=8; HttpOnly; SameSite=Lax`,
      'no-store',
    ]);
    expect(await previews.storeOf(`${pass()}; ${SHOWN}`)).toBe(store);
  });

  // Otherwise a link in a mail would bring a shopper's session code that nobody released.
  test.each([
    ['no pass', ''],
    ['an expired pass', pass(1000)],
    ['an invented pass', 'store-viewer=anna'],
    ['a link to another preview as a pass', `store-viewer=${token()}`],
    ['a pass of another key', `store-viewer=${viewerToken({ viewer: 'eve', expires: 9000 }, `${KEY}!`)}`],
  ])('a browser with %s never sees it', async (_which, cookies) => {
    const { app, previews } = withUploads();
    const answer = await app.inject({ url: LINK, headers: { cookie: cookies } });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
    expect(answer.body).toContain('Ask operators for a pass');
    expect(await previews.storeOf(`${cookies}; ${SHOWN}`)).toBeUndefined();
  });

  test('a pass opens no operator-signed link, and one that has ended shows the live store', async () => {
    const { app, previews } = withUploads();
    const passToken = viewerToken({ viewer: 'anna', expires: 9000 }, KEY);
    expect((await app.inject(`/?preview=${passToken}`)).statusCode).toBe(403);
    expect(await previews.storeOf(`${pass()}; store-preview=mfe-catalog:pr-13`)).toBeUndefined();
  });

  test('a store that takes no uploads shows none', async () => {
    const { app, previews } = shell({ open });
    expect((await app.inject({ url: LINK, headers: { cookie: pass() } })).statusCode).toBe(403);
    expect(await previews.storeOf(`${pass()}; ${SHOWN}`)).toBeUndefined();
  });

  test.each([
    'mfe-catalog:',
    'mfe-catalog:../x',
    'mfe-catalog:a:b',
    'shell:pr-12',
    'mfe-catalog:pr-12;x',
    'mfe-catalog:PR',
  ])('%s names none', async (link) => {
    const { app } = withUploads();
    const url = `/?preview=${encodeURIComponent(link)}`;
    expect((await app.inject({ url, headers: { cookie: pass() } })).statusCode).toBe(403);
  });
});
