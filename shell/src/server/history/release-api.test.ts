/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { readDeclared } from '../live/declared.ts';
import { releaseActs } from './release-acts.ts';
import { registerReleaseApi } from './release-api.ts';
import { openReleaseHistory } from './release-history.ts';
import { newReleaseToken } from './release-token.ts';

const { token, hash } = newReleaseToken();
let folder: string;
let app: FastifyInstance;
let state: () => object;
const said: [object, string][] = [];
beforeEach(() => {
  state = () => ({ composition: 'c1' });
  said.length = 0;
  folder = mkdtempSync(path.join(tmpdir(), 'release-api-'));
  const releases = path.join(folder, 'releases/mfe-catalog');
  for (const address of ['1.0.0~0123456789ab', '1.1.0~ba9876543210', '0.9.0~00000000000a', '1.2.0~00000000000c'])
    mkdirSync(path.join(releases, address), { recursive: true });
  writeFileSync(path.join(releases, 'live.txt'), '1.1.0~ba9876543210\n1.0.0~0123456789ab');
  writeFileSync(path.join(releases, 'rolled-back.txt'), '0.9.0~00000000000a');
  const history = openReleaseHistory(folder, (fault) => {
    throw fault;
  });
  app = Fastify() as unknown as FastifyInstance;
  registerReleaseApi(app, {
    tokenHash: hash,
    history,
    acts: releaseActs({ folder, file: '' }, history),
    state: async () => state(),
    log: { error: (facts, message) => said.push([facts, message]) },
  });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (method: 'GET' | 'POST', url: string, payload?: object, authorization = `Bearer ${token}`) =>
  app.inject({ method, url, headers: { authorization }, ...(payload && { payload }) });
const pinned = async () => (await readDeclared({ folder, file: '' })).pinned;

test.each(['', 'Bearer ', `Bearer ${token}x`, `Bearer ${hash}`, `Basic ${token}`, `bearer ${token}`, token])(
  'without the token there is nothing: %j [OPS-29]',
  async (authorization) => {
    for (const [method, url] of [
      ['GET', '/releases'],
      ['GET', '/releases/history'],
      ['POST', '/releases/back'],
      ['POST', '/releases/forward'],
    ] as const) {
      const answer = await ask(method, url, method === 'POST' ? { remote: 'mfe-catalog' } : undefined, authorization);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([401, 'no-store']);
    }
    expect(await pinned()).toEqual({});
  },
);

test('it says what runs, and one act goes back to a stored version or forward again, which the history tells [OPS-29]', async () => {
  expect((await ask('GET', '/releases')).json()).toEqual({ composition: 'c1' });
  const back = await ask('POST', '/releases/back', { remote: 'mfe-catalog', version: '1.0.0' });
  expect([back.statusCode, back.json().done]).toEqual([200, expect.stringContaining('goes back to 1.0.0')]);
  expect(await pinned()).toEqual({ 'mfe-catalog': { version: '1.0.0', content: '0123456789ab' } });
  expect((await ask('POST', '/releases/forward', { remote: 'mfe-catalog' })).statusCode).toBe(200);
  expect(await pinned()).toEqual({});
  expect((await ask('GET', '/releases/history?remote=mfe-catalog')).json()).toMatchObject({
    history: [
      { what: 'forward', by: 'API' },
      { what: 'back', version: '1.0.0', by: 'API' },
    ],
  });
});

test('without a version it is the one that ran before [OPS-29]', async () => {
  await ask('POST', '/releases/back', { remote: 'mfe-catalog' });
  expect(await pinned()).toMatchObject({ 'mfe-catalog': { version: '1.0.0' } });
});

test.each([
  [409, 'back', { remote: 'mfe-catalog', version: '7.0.0' }, 'has not run here; these have: 1.1.0, 1.0.0.'],
  // A canary, a refused release or an operator's preview.
  [409, 'back', { remote: 'mfe-catalog', version: '1.2.0' }, 'has not run here'],
  [409, 'back', { remote: 'mfe-catalog', version: '0.9.0' }, 'was rolled back'],
  [409, 'back', { remote: '../mfe-catalog', version: '1.0.0' }, 'is no package'],
  [409, 'forward', { remote: 'mfe-catalog' }, 'follows its live.json already'],
  [400, 'back', { remote: 'mfe-catalog', version: '../..' }, ''],
  [400, 'back', { version: '1.0.0' }, ''],
])('%d: %s %j is refused in words [OPS-29]', async (status, act, body, problem) => {
  const answer = await ask('POST', `/releases/${act}`, body);
  expect([answer.statusCode, answer.json().problem]).toEqual([status, expect.stringContaining(problem)]);
  expect(await pinned()).toEqual({});
});

test('what fails is in the log, by the request [OPS-29]', async () => {
  const fault = new Error('the disk is gone');
  state = () => {
    throw fault;
  };
  expect((await ask('GET', '/releases')).json()).toEqual({ problem: 'it failed; the log says why' });
  expect(said).toEqual([[{ err: fault, requestId: expect.any(String) }, 'the release API failed']]);
});
