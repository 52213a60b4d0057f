/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { guardRequests, PLAIN_HEADERS } from 'shared-contracts/server-kit/guard-requests';
import { ASKED_BY_PEER } from '../addresses/asked-by-peer.ts';
import { answerFaults } from '../fault-answers.ts';
import { withQuarantine } from '../previews/quarantine-store.ts';
import { createReleaseStore } from '../releases/release-store.ts';
import { FAKE_KEYS } from '../testing/published-release.ts';
import type { PeerFiles } from './peer-files.ts';
import { registerReleaseFiles } from './release-files.ts';

const root = mkdtempSync(path.join(tmpdir(), 'releases-'));
for (const name of ['shell', 'mfe-catalog']) {
  mkdirSync(path.join(root, name, '1.0.0/web/assets'), { recursive: true });
  writeFileSync(path.join(root, name, '1.0.0/web/main.js'), `start('${name}');`);
  writeFileSync(path.join(root, name, '1.0.0/web/main.js.br'), 'compressed');
  writeFileSync(path.join(root, name, '1.0.0/web/assets/font.woff2'), 'font');
  writeFileSync(path.join(root, name, '1.0.0/release.json'), '{"secret":1}');
}
const app = Fastify();
guardRequests(app, { publicOrigin: '' });
answerFaults(app);
const asked: string[] = [];
const peers: PeerFiles = {
  find: async (path) => {
    asked.push(path);
    return path.endsWith('/1.1.0/main.js') ? { type: 'text/javascript', body: Buffer.from('newer') } : undefined;
  },
};
const released = createReleaseStore(root, FAKE_KEYS);
await registerReleaseFiles(app, {
  store: withQuarantine(released, released),
  peers,
  hasPass: (cookies) => cookies === 'a pass',
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

test.each([
  ['/remotes/mfe-catalog/1.0.0/main.js', "start('mfe-catalog');", 'application/javascript; charset=utf-8'],
  ['/assets/1.0.0/main.js', "start('shell');", 'application/javascript; charset=utf-8'],
  ['/assets/1.0.0/assets/font.woff2', 'font', 'font/woff2'],
])('%s is the file of that version, for good [OPS-03]', async (url, body, type) => {
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([200, body, type]);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers).toMatchObject(PLAIN_HEADERS);
  expect(answer.headers.vary).toBe('accept-encoding');
});

test('files of an upload are for browsers with a pass, and no cache stores them [OPS-28]', async () => {
  const url = '/remotes/mfe-catalog/1.0.0~preview/main.js';
  expect((await app.inject(url)).statusCode).toBe(404);
  const { statusCode, headers } = await app.inject({ url, headers: { cookie: 'a pass' } });
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
});

test('a client that accepts brotli gets the compressed file of the build [PERF-02]', async () => {
  const answer = await app.inject({
    url: '/assets/1.0.0/main.js',
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  });
  expect([answer.body, answer.headers['content-encoding']]).toEqual(['compressed', 'br']);
  expect(answer.headers['content-type']).toBe('application/javascript; charset=utf-8');
});

test.each([
  '/remotes/mfe-catalog/1.0.0/other.js',
  '/remotes/mfe-catalog/2.0.0/main.js',
  '/remotes/mfe-catalog/1.0.0/assets',
  '/remotes/store-api/1.0.0/main.js',
  '/remotes/mfe-catalog/..%2f..%2fshell/main.js',
  '/remotes/mfe-catalog/1.0.0/..%2frelease.json',
  '/remotes/mfe-catalog/1.0.0/%2e%2e/release.json',
  '/assets/1.0.0/..%2f..%2f..%2fmfe-catalog/1.0.0/release.json',
])('there is nothing at %s, which no cache stores', async (url) => {
  const answer = await app.inject(url);
  expect([403, 404]).toContain(answer.statusCode);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).not.toContain('secret');
});

test.each(['/remotes/mfe-catalog/1.1.0/main.js', '/assets/1.1.0/main.js'])(
  '%s, of a release that only another shell has, comes from there, and is not asked for in circles [OPS-15]',
  async (url) => {
    const answer = await app.inject(`${url}?again`);
    expect([answer.statusCode, answer.body]).toEqual([200, 'newer']);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asked).toContain(url);
    asked.length = 0;
    expect((await app.inject({ url, headers: { [ASKED_BY_PEER]: '1' } })).statusCode).toBe(404);
    expect(asked).toEqual([]);
  },
);
