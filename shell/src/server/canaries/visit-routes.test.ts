/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { VISIT_PATH } from '../../composition/visit-path.ts';
import { canaryStates, registerCanaryState } from './canary-peers.ts';
import { registerVisitRoutes } from './visit-routes.ts';

const TOKEN = '8f14e45f-ceea-467f-a8b1-6f1f1c2d3e4f';
const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

/** A shell that knows these tokens, and what its visitors said. */
async function shell(known: readonly string[], peers: readonly string[] = [], hasCanary = true) {
  const app = Fastify() as unknown as FastifyInstance;
  apps.push(app);
  const said: unknown[] = [];
  const visits = {
    issue: () => undefined,
    settle: () => undefined,
    said(token: string, fault?: string) {
      if (known.includes(token)) said.push([token, fault]);
      return known.includes(token);
    },
  };
  registerVisitRoutes(app, { visits: () => (hasCanary ? visits : undefined), peers: () => peers });
  registerCanaryState(app, () => ({
    shell: 'other',
    address: 'a',
    taken: 1,
    ended: [{ address: 'b', act: 'suspend' }],
  }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const say = async (body: unknown) =>
    (
      await app.inject({
        method: 'POST',
        url: VISIT_PATH,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      })
    ).statusCode;
  return { said, say, origin };
}

test('what a browser says of its document is heard, and nothing else is [OPS-23]', async () => {
  const { say, said } = await shell([TOKEN]);
  expect(await say({ token: TOKEN, fault: 'TypeError: x' })).toBe(204);
  expect(await say({ token: 'an invented one' })).toBe(400);
  expect(await say({ token: TOKEN, fault: 'x'.repeat(500) })).toBe(400);
  expect(await say({ token: TOKEN, fault: 'x'.repeat(5000) })).toBe(413);
  expect(said).toEqual([[TOKEN, 'TypeError: x']]);
});

test.each([
  ['that did not make the document', true],
  ['without a canary', false],
])('a shell %s passes the word on to the one that made it [OPS-23]', async (_which, hasCanary) => {
  const maker = await shell([TOKEN]);
  const other = await shell([], [maker.origin], hasCanary);
  expect(await other.say({ token: TOKEN })).toBe(204);
  for (let waited = 0; maker.said.length === 0 && waited < 100; waited += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(maker.said).toEqual([[TOKEN, undefined]]);
});

test('shells read each other’s step, and pass over one that does not answer [OPS-05]', async () => {
  const { origin } = await shell([]);
  expect(await canaryStates([origin, 'http://127.0.0.1:9'], 'own')).toEqual([
    { shell: 'other', address: 'a', taken: 1, ended: [{ address: 'b', act: 'suspend' }] },
  ]);
});

// The documented list of shells has them all: a canary took its steps at half of their traffic.
test('a shell that is in its own list of peers is none of them [OPS-05]', async () => {
  const { origin } = await shell([]);
  expect(await canaryStates([origin], 'other')).toEqual([]);
});

test.each([-1, 0.5])('nor is one that says it has taken %d steps [OPS-05]', async (taken) => {
  const app = Fastify() as unknown as FastifyInstance;
  apps.push(app);
  registerCanaryState(app, () => ({ address: 'a', taken, ended: [] }));
  expect(await canaryStates([await app.listen({ port: 0, host: '127.0.0.1' })], 'own')).toEqual([]);
});

// Each invented token asked every peer, without bound.
test('who invents tokens reaches the peers with a few at once [OPS-10] [OPS-23]', async () => {
  let asked = 0;
  const peer = Fastify();
  peer.post(VISIT_PATH, () => {
    asked += 1;
    return new Promise(() => undefined);
  });
  const { say } = await shell([], [await peer.listen({ port: 0, host: '127.0.0.1' })]);
  for (let time = 0; time < 50; time += 1) expect(await say({ token: randomUUID() })).toBe(204);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked).toBe(4);
  peer.server.closeAllConnections();
  await peer.close();
});
