/** @jest-environment node */
import Fastify, { type FastifyInstance } from 'fastify';
import { registerPassRoutes } from './pass-routes.ts';
import { passLinkToken, previewToken, viewerToken } from './preview-link.ts';

const KEY = 'a secret of the operators, long enough';
const ORIGIN = 'https://shop.example';
const LIVE = { remote: 'mfe-catalog', version: '1.2.0', content: '0123456789ab', origin: 'http://127.0.0.1:1' };
const link = (changes: object = {}) => passLinkToken({ viewer: 'anna', expires: 5000, until: 9000, ...changes }, KEY);
const cookieToken = viewerToken({ viewer: 'anna', expires: 9000 }, KEY);

const said: unknown[] = [];
const app = Fastify() as unknown as FastifyInstance;
registerPassRoutes(
  app,
  { previewKey: KEY, previewUploads: true, publicOrigin: ORIGIN },
  { info: (...line) => said.push(line) },
  () => 1000,
);
afterAll(() => app.close());

const send = (pass: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({
    method: 'POST',
    url: '/previews/pass',
    headers: {
      host: 'shop.example',
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: new URLSearchParams({ pass }).toString(),
  });

// A developer could send a shopper the link of a pass, and the browser then ran the developer's upload.
test('the link of a pass gives none: it says what the browser will run, as whom, in no frame [OPS-28]', async () => {
  const { statusCode, headers, body } = await app.inject(`/previews/pass?pass=${link()}`);
  expect([statusCode, headers['set-cookie'], headers['cache-control']]).toEqual([200, undefined, 'no-store']);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(body).toContain('<h1>This browser will run unreleased code, as anna</h1>');
  expect(body).toContain(
    `<form method="post" action="/previews/pass"><input type="hidden" name="pass" value="${link()}">`,
  );
});

test('its form gives the pass, for as long as operators said, and the log names the viewer once [OPS-28]', async () => {
  const { statusCode, headers } = await send(link());
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, '/', 'no-store']);
  expect(headers['set-cookie']).toBe(`store-viewer=${cookieToken}; Path=/; Max-Age=8; HttpOnly; SameSite=Lax; Secure`);
  expect(said).toEqual([[{ name: 'anna' }, 'preview pass taken']]);
});

test.each([
  ['of another site', link(), { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['of another site in an older browser', link(), { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
  ['of a page without an origin', link(), { origin: 'null' }],
  ['with an expired link', link({ expires: 1000 }), {}],
  ["with a cookie's value as a link", cookieToken, {}],
  ['with a link to a preview', previewToken({ ...LIVE, expires: 5000 }, KEY), {}],
  ['with nothing', '', {}],
])('a form %s gives none [OPS-28]', async (_which, token, headers) => {
  const answer = await send(token, headers);
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
});

test.each(['', '?pass=', `?pass=${cookieToken}`, `?pass=${link({ expires: 1000 })}`, `?pass=${link()}&pass=x`])(
  'a link with %j shows no form [OPS-28]',
  async (query) => {
    const answer = await app.inject(`/previews/pass${query}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([403, 'text/plain; charset=utf-8']);
  },
);
