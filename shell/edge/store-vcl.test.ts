/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { edgeOrigins } from './origins.ts';

const SECRET = 'the-suites-own-edge-secret';
const STORABLE = { 'cache-control': 'public, max-age=0, s-maxage=60', xkey: 'all page', etag: '"1"' };

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
const asked: IncomingMessage[] = [];
let answer: Answer;
let origin: Server;
let varnish: ChildProcess;
let edge: string;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function listening(handle: Answer): Promise<Server> {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

beforeAll(async () => {
  origin = await listening((request, response) => {
    if (request.url === '/readyz') return response.end();
    asked.push(request);
    return answer(request, response);
  });
  const reserved = await listening(() => undefined);
  edge = `http://127.0.0.1:${portOf(reserved)}`;
  await new Promise((closed) => reserved.close(closed));
  writeFileSync(
    path.join(folder, 'edge-origins.vcl'),
    edgeOrigins({ shells: [`http://127.0.0.1:${portOf(origin)}`], purgers: ['127.0.0.1'] }),
  );
  const flags = ['-F', '-j', 'none', '-T', 'none', '-S', 'none', '-n', path.join(folder, 'run')];
  const program = path.join(import.meta.dirname, 'store.vcl');
  varnish = spawn(
    'varnishd',
    [...flags, '-a', edge.slice(7), '-s', 'malloc,16m', '-p', `vcl_path=${folder}`, '-f', program],
    { env: { ...process.env, EDGE_PURGE_SECRET: SECRET }, stdio: 'ignore' },
  );
  await once(varnish, 'spawn');
  for (let tries = 0; varnish.exitCode === null && tries < 300; tries += 1) {
    if ((await fetch(`${edge}/edge-healthz`).catch(() => null))?.ok) return;
    await wait(50);
  }
  throw new Error('varnishd did not start');
}, 20_000);

afterAll(async () => {
  const ended = once(varnish, 'close');
  varnish.kill('SIGTERM');
  await ended;
  origin.closeAllConnections();
  origin.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  asked.length = 0;
});

const says =
  (text: string, headers: Readonly<Record<string, string>> = STORABLE, status = 200): Answer =>
  (_, response) =>
    response.writeHead(status, headers).end(text);

const breaks: Answer = (request) => request.socket.destroy();

async function ask(address: string, headers: Readonly<Record<string, string>> = {}) {
  const got = await fetch(edge + address, { headers });
  return { status: got.status, cache: got.headers.get('x-cache'), headers: got.headers, text: await got.text() };
}

const purge = (headers: Readonly<Record<string, string>> = { authorization: `Bearer ${SECRET}` }) =>
  fetch(edge, { method: 'PURGE', headers: { xkey: 'page', ...headers } });

/** Stored once, and purged: what is asked next is asked of the origin. */
async function lastGood(address: string): Promise<void> {
  answer = says('good');
  await ask(address);
  expect(await ask(address)).toMatchObject({ cache: 'hit', text: 'good' });
  await purge();
}

describe('the last good answer [SCALE-01]', () => {
  // Each finished fetch destroys what it replaces: a second failure found nothing.
  test.each([
    ['an error', says('no', {}, 500)],
    ['shed load', says('busy', { 'retry-after': '5' }, 503)],
    ['a broken connection', breaks],
  ])('outlives %s, as often as it happens', async (what, failure) => {
    const address = `/outlives?of=${encodeURIComponent(what)}`;
    await lastGood(address);
    answer = failure;
    for (let time = 0; time < 3; time += 1) expect(await ask(address)).toMatchObject({ status: 200, text: 'good' });
    answer = says('better');
    expect((await ask(address)).text).toBe('better');
  });

  test('outlives a failure that many wait for', async () => {
    await lastGood('/waited-for');
    answer = (request) => setTimeout(() => request.socket.destroy(), 100);
    const all = await Promise.all(Array.from({ length: 5 }, () => ask('/waited-for')));
    expect(all.map(({ text }) => text)).toEqual(Array(5).fill('good'));
    answer = says('better');
    expect((await ask('/waited-for')).text).toBe('better');
  });
});

test('without a last good answer an error is delivered after a second try, shed load after none', async () => {
  answer = says('no', {}, 500);
  expect(await ask('/never-good')).toMatchObject({ status: 500, text: 'no' });
  expect(asked).toHaveLength(2);
  answer = says('busy', { 'retry-after': '5' }, 503);
  const shed = await ask('/never-good-either');
  expect([shed.status, shed.headers.get('retry-after'), asked.length]).toEqual([503, '5', 3]);
});

test('what the edge says by itself runs and frames nothing', async () => {
  answer = breaks;
  for (const said of [await ask('/broken'), await purge({ authorization: 'Bearer another' })]) {
    expect([403, 503]).toContain(said.status);
    expect(said.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(said.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('a canary visitor without a bucket does not switch the edge off for those of a bucket', async () => {
  answer = (request, response) =>
    request.headers.cookie
      ? response.writeHead(200, { ...STORABLE, vary: 'accept-encoding, cookie' }).end('live')
      : response.writeHead(200, { 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' }).end('drawn');
  const bucket = { cookie: 'store-bucket=50; other=1' };
  const drawn = await ask('/canary');
  expect([drawn.cache, drawn.headers.get('vary')]).toEqual(['miss', 'accept-encoding, cookie']);
  await ask('/canary', bucket);
  expect(await ask('/canary', bucket)).toMatchObject({ cache: 'hit', text: 'live' });
  expect((await ask('/canary')).text).toBe('drawn');
});

test('an invented host has the store’s copy, and reaches no shell', async () => {
  answer = ({ headers }, response) =>
    response.writeHead(200, STORABLE).end(String(headers['x-forwarded-host'] ?? headers['x-forwarded-proto']));
  await ask('/', { 'x-forwarded-host': 'invented.example', 'x-forwarded-proto': 'https' });
  expect(await ask('/', { host: 'invented.example' })).toMatchObject({ cache: 'hit', text: 'undefined' });
});

test('what no tag finds is not stored, though it is immutable', async () => {
  answer = says('untagged', { 'cache-control': 'public, max-age=31536000, immutable' });
  for (let time = 0; time < 3; time += 1) expect((await ask('/assets/untagged.js')).cache).toBe('miss');
});

test.each([
  'get-products-list-by-ids?ProductIds=%223%22',
  'get-withdrawn-products?ProductIds=%223%22',
  'get-place-of-pin?PostalCode=%22560001%22',
])('a call with a person’s list or PIN in its address is not stored: %s', async (call) => {
  answer = says('of one person');
  for (let time = 0; time < 3; time += 1)
    expect((await ask(`/api/v1/dynamic/dataoperation/${call}`)).cache).toBe('miss');
});

test.each(['*', 'origin, accept-encoding', 'Accept-Encoding, Origin'])(
  'an answer with Vary: %s is not stored',
  async (vary) => {
    answer = says('of one origin', { ...STORABLE, vary });
    for (let time = 0; time < 3; time += 1) expect((await ask(`/vary?${encodeURIComponent(vary)}`)).cache).toBe('miss');
  },
);

test('a preview’s cookie reaches a shell for documents, and no immutable file', async () => {
  answer = (request, response) => response.writeHead(200, STORABLE).end(String(request.headers.cookie));
  const cookie = 'store-preview=abcdef';
  for (const address of ['/assets/mfe-catalog/1.0.0/a.js', '/media/1.avif']) {
    await ask(address, { cookie });
    expect(await ask(address)).toMatchObject({ cache: 'hit', text: 'undefined' });
  }
  expect((await ask('/ProductListing', { cookie })).text).toBe(cookie);
});
