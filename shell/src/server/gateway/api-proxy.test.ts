/** @jest-environment node */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerFaults } from '../fault-answers.ts';
import { createShellMetrics } from '../health/metrics.ts';
import { registerApiProxy } from './api-proxy.ts';

let api: FastifyInstance;
let gateway: FastifyInstance;
/** What reached the API. */
let requests = 0;
const metrics = createShellMetrics();
/** What the change feed has told, since the last call. */
let changed: string[] = [];
const purges = {
  mark: () => ({ at: 0, moment: 0, position: '' }),
  isUnchanged: (_: unknown, tags: readonly string[]) => !tags.some((tag) => changed.includes(tag)),
};

beforeAll(async () => {
  api = Fastify({ bodyLimit: 256 * 1024, forceCloseConnections: true });
  api.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  api.all('/*', async ({ url, headers }, reply) => {
    requests += 1;
    reply.header('x-answer-tags', 'product:1');
    if (url.startsWith('/api/shared')) reply.headers({ 'cache-tag': 'product:1', 'cache-control': 'no-cache' });
    const { traceparent = 'none', tracestate = 'none', baggage = 'none' } = headers;
    return {
      url,
      forwarded: headers['x-forwarded-for'] ?? 'none',
      position: headers['x-feed-position'],
      cookie: headers.cookie,
      trace: `${traceparent} ${tracestate} ${baggage}`,
    };
  });
  await api.listen({ port: 0, host: '127.0.0.1' });
  gateway = Fastify({ forceCloseConnections: true });
  answerFaults(gateway);
  await registerApiProxy(gateway, {
    apiOrigin: `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`,
    metrics,
    position: () => '7-a-1',
    purges,
    layoutVersion: (language) => (language ? `${language}-1` : ''),
  });
  await gateway.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await gateway.close();
  await api.close();
});

const address = (path: string) => `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}${path}`;

/** Bytes on the wire, as no client library would send them. */
async function raw(request: string): Promise<string> {
  const socket = connect((gateway.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(request);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  await once(socket, 'close');
  return answer;
}

describe('the gateway to the API', () => {
  test('sends no cookie on but the device’s: they are the shell’s own [OPS-16] [API-03]', async () => {
    const answer = await fetch(address('/api/who'), { headers: { cookie: 'store-preview=x; store-bucket=7' } });
    expect(await answer.json()).not.toHaveProperty('cookie');
    const known = await fetch(address('/api/who'), { headers: { cookie: 'store-bucket=7; store-device=a.b' } });
    expect(await known.json()).toMatchObject({ cookie: 'store-device=a.b' });
  });

  // The purge of a change that comes meanwhile reaches the edge before the answer does.
  test('lets an edge store an answer, unless its data has changed since it was asked for [SCALE-01]', async () => {
    const cachingOf = async () => (await fetch(address('/api/shared'))).headers.get('cache-control');
    expect(await cachingOf()).toContain('s-maxage');
    changed = ['product:1'];
    expect(await cachingOf()).toBe('no-cache');
    changed = [];
  });

  // The API limits forwarded clients and exempts the renderer, which sends no forwarding headers.
  test.each([
    ['claims to be somebody else', 'X-Forwarded-For: 203.0.113.9\r\n'],
    ['asks to drop the header on the way', 'X-Forwarded-For: 203.0.113.9\r\nConnection: x-forwarded-for, close\r\n'],
  ])('says who calls, also when a client %s [API-03] [SEC-02]', async (_, headers) => {
    const answer = await raw(`GET /api/who HTTP/1.1\r\nHost: shop\r\n${headers}Connection: close\r\n\r\n`);
    expect(answer).toContain('"forwarded":"127.0.0.1"');
  });

  // The API believes the shell's.
  test('passes on no trace of a client [OPS-17]', async () => {
    const headers = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, tracestate: 'a=b', baggage: 'c=d' };
    expect(await (await fetch(address('/api/x'), { headers })).json()).toMatchObject({ trace: 'none none none' });
  });

  test.each(['/api/../metrics', '/api/%2e%2e/metrics', '/api/..\\metrics', '/api/x?term=100%', '/media/%zz?a=%'])(
    'does not pass on %s [SEC-02]',
    async (path) => {
      expect(await raw(`GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1.1 400 /);
    },
  );

  // Where gateway and API disagree on where a request ends, its rest is taken for the next client's.
  test.each([
    ['two lengths', 'Content-Length: 0\r\nContent-Length: 2\r\n\r\n{}'],
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['an unknown coding', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
    ['chunks that are not the last coding', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
    ['a space before the colon', 'Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n'],
    ['a folded header', 'Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n'],
    ['a bare line feed in a chunk', 'Transfer-Encoding: chunked\r\n\r\n2;\n{}\r\n0\r\n\r\n'],
  ])('refuses a request with %s, and the API hears nothing of it [SEC-02]', async (_, rest) => {
    const head = 'POST /api/v1/call HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n';
    const before = requests;
    expect(await raw(`${head}${rest}`)).toMatch(/^HTTP\/1.1 400 /);
    expect(requests).toBe(before);
  });

  // The API itself answers these to any client.
  test.each([
    '/api/v1/changes',
    '/api/v1/changes/',
    '/api/v1/changes?x',
    '/api/v1/%63hanges',
    '/api//v1/changes',
    '/api/V1/Changes',
    '/api/docs',
    '/api//Docs',
    '/api/openapi.json',
    '/api/dev/mail',
    '/api/%64ev/mail/1',
  ])('has no %s for shoppers [SEC-02] [SEC-05]', async (path) => {
    expect(await raw(`GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1.1 404 /);
  });

  test('sends the API this shell’s position, whatever the client claims, and strips the API’s tags [API-05]', async () => {
    const headers = 'X-Feed-Position: made-up\r\nConnection: close\r\n';
    const answer = await raw(`GET /api/who HTTP/1.1\r\nHost: shop\r\n${headers}\r\n`);
    expect(answer).toContain('"position":"7-a-1"');
    expect(answer).not.toContain('x-answer-tags');
  });

  test('passes on the API’s refusal of a body that is too large [API-03]', async () => {
    const body = JSON.stringify({ text: 'x'.repeat(900_000) });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(address('/api/v1/call'), { method: 'POST', headers, body });
    expect(answer.status).toBe(413);
  });

  const inChunks = (parts: readonly string[]) => {
    const chunks = [...parts, ''].map((part) => `${part.length.toString(16)}\r\n${part}\r\n`);
    const headers = 'Host: shop\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close';
    return raw(`POST /api/v1/call HTTP/1.1\r\n${headers}\r\n\r\n${chunks.join('')}`);
  };

  // The gateway answered the shopper with 503, and logged that the API had not answered.
  test('refuses one that is too large and does not say so before [API-03]', async () => {
    const answer = await inChunks(Array.from({ length: 40 }, () => 'x'.repeat(4000)));
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('content-type: application/problem+json');
  });

  test('passes on one in chunks that is not [API-03]', async () => {
    expect(await inChunks(['{"text":', '"ok"}'])).toMatch(/^HTTP\/1.1 200 /);
  });

  test('lets a piece of a file be 256 KiB, and no other body [CON-10] [API-03]', async () => {
    const post = (path: string, bytes: number) =>
      fetch(address(path), {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: new Uint8Array(bytes),
      });
    expect((await post('/api/v1/common/attachments/1/0', 256 * 1024)).status).toBe(200);
    expect((await post('/api/v1/common/attachments/1/0', 256 * 1024 + 1)).status).toBe(413);
    expect((await post('/api/v1/common/attachment', 256 * 1024)).status).toBe(413);
  });

  test('takes few pieces of files of one client at once, and more when those have arrived [CON-10] [OPS-10]', async () => {
    const { port } = gateway.server.address() as AddressInfo;
    const head =
      'POST /api/v1/common/attachments/1/0 HTTP/1.1\r\nHost: shop\r\nContent-Type: application/octet-stream\r\n';
    const sockets = Array.from({ length: 8 }, () => connect(port, '127.0.0.1'));
    const first = sockets.map((socket) => once(socket, 'data'));
    for (const socket of sockets) socket.write(`${head}Content-Length: 10\r\nExpect: 100-continue\r\n\r\n`);
    // 'Continue': the gateway waits for the body.
    await Promise.all(first);
    const ninth = () => raw(`${head}Connection: close\r\nContent-Length: 1\r\n\r\nx`);
    expect(await ninth()).toMatch(/^HTTP\/1.1 503 .*retry-after: 5/is);
    for (const socket of sockets) socket.destroy();
    await Promise.all(sockets.map((socket) => socket.closed || once(socket, 'close')));
    let answer = await ninth();
    while (answer.startsWith('HTTP/1.1 503')) answer = await ninth();
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });

  // The query was part of the label: every caller could add a permanent series.
  test('counts by target alone [API-07]', async () => {
    await fetch(address('/api?made=up'));
    await fetch(address('/api/v1/call?made=up'));
    const targets = (await metrics.proxied.get()).values.map(({ labels }) => labels.target);
    expect(new Set(targets)).toEqual(new Set(['api']));
  });
});

test('tells a page the version of categories, settings and words in its language, with the answers to its calls alone [API-02]', async () => {
  const versionOf = async (path: string, language: string, method = 'POST') =>
    (await fetch(address(path), { method, headers: { 'accept-language': language } })).headers.get('x-layout-version');
  expect(await versionOf('/api/who', 'ar')).toBe('ar-1');
  expect(await versionOf('/api/who', '')).toBeNull();
  expect(await versionOf('/media/who', 'ar')).toBeNull();
  // An edge would send it to pages of a later version.
  expect(await versionOf('/api/who', 'ar', 'GET')).toBeNull();
});
