/** @jest-environment node */
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { guardRequests } from './guard-requests.ts';
import { originForm } from './origin-form.ts';

function app(publicOrigin = '') {
  const server = Fastify({ trustProxy: '127.0.0.1' });
  guardRequests(server, { publicOrigin });
  server.all('/', async ({ ip }) => ip);
  return server;
}

const from = async (forwarded: string) =>
  (await app().inject({ url: '/', headers: { 'x-forwarded-for': forwarded } })).body;

// Each connection through such a proxy counted as another client: no limit held.
test.each([
  ['203.0.113.9:49152', '203.0.113.9'],
  ['[2001:db8::7]:443', '2001:db8::7'],
  ['"[2001:db8::7]:443"', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['198.51.100.1:1, 203.0.113.9:49152', '203.0.113.9'],
  ['203.0.113.9:49152, 127.0.0.1:80', '203.0.113.9'],
])('X-Forwarded-For: %s is the client %s [SEC-05] [SEC-02]', async (forwarded, client) => {
  expect(await from(forwarded)).toBe(client);
});

test.each(['gzip', 'br', 'deflate', 'identity', 'unknown'])(
  'a body in %s is refused [SEC-05] [OPS-10]',
  async (encoding) => {
    const answer = await app().inject({
      method: 'POST',
      url: '/',
      headers: { 'content-encoding': encoding, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect([answer.statusCode, answer.headers['accept-encoding']]).toEqual([415, 'identity']);
  },
);

// The gateway routed by the first, a proxy before it by the second.
test.each([
  ['Host: a.example\r\nHost: b.example', 400],
  ['Host: a.example\r\nhost: a.example', 400],
  ['Host: a.example', 200],
])('%j is answered %i [API-03] [SEC-02]', async (headers, status) => {
  const server = app();
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET / HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`),
    );
    socket.once('data', (data) => resolve(data.toString()));
  });
  await server.close();
  expect(answer).toContain(`HTTP/1.1 ${status}`);
});

test.each(['/', '/nothing-here'])(
  '%s is neither sniffed nor run nor framed, whatever answers [SEC-01]',
  async (url) => {
    expect((await app().inject({ url })).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    });
  },
);

describe('Strict-Transport-Security [SEC-05] [SEC-01]', () => {
  const over = async (url: string, headers: Record<string, string>, publicOrigin?: string) =>
    (await app(publicOrigin).inject({ url, headers })).headers['strict-transport-security'];

  test.each(['/', '/nothing-here'])('is on %s over TLS, whatever answers', async (url) => {
    const long = 'max-age=31536000; includeSubDomains';
    expect(await over(url, { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' })).toBe(long);
    expect(await over(url, {}, 'https://store.example')).toBe(long);
  });

  test('is not on answers without TLS, which browsers would have to ignore', async () => {
    expect(await over('/', {}, 'http://localhost:3000')).toBeUndefined();
  });
});

test.each([
  ['http://shop.example/Cart?x=1', '/Cart?x=1', 'shop.example'],
  ['HTTPS://shop.example:8443/', '/', 'shop.example:8443'],
  ['http://shop.example', '/', 'shop.example'],
  ['http://shop.example?x', '/?x', 'shop.example'],
  ['/Cart', '/Cart', 'old'],
  ['*', '*', 'old'],
])('a request for %s is one for %s [SEC-05]', (url, path, host) => {
  const headers = { host: 'old' };
  expect([originForm({ url, headers }), headers.host]).toEqual([path, host]);
});
