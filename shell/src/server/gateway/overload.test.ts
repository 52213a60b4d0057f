/** @jest-environment node */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { createFairQueue, type FairQueue } from 'shared-contracts/server-kit/fair-queue';
import { answerFaults } from '../fault-answers.ts';
import { createShellMetrics } from '../health/metrics.ts';
import { registerApiProxy } from './api-proxy.ts';

let api: FastifyInstance;
let gateway: FastifyInstance;
let queue: FairQueue;
let requests: number;
let logged: string[];
/** The answers of /api/held, which go when the test says so. */
let held: (() => void)[];

beforeEach(async () => {
  requests = 0;
  held = [];
  api = Fastify({ forceCloseConnections: true });
  api.addHook('onRequest', async () => {
    requests += 1;
  });
  api.get('/api/busy', (_request, reply) => reply.code(503).header('retry-after', '0').send());
  api.all('/api/held', () => new Promise((resolve) => held.push(() => resolve('held'))));
  api.get('/media/endless', () => Readable.from(endless()));
  api.get('/media/large', () => Buffer.alloc(900_000));
  api.all('/api/call', async ({ body }) => ({ body }));
  api.all('/api/known', async (_request, reply) => reply.header('x-device-known', '1').send({}));
  await api.listen({ port: 0, host: '127.0.0.1' });
  logged = [];
  gateway = Fastify({
    forceCloseConnections: true,
    trustProxy: '127.0.0.1',
    logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } },
  });
  answerFaults(gateway);
  queue = createFairQueue({ running: 3, runningPerClient: 2, runningPerOrigin: 3, waiting: 1, maxWaitMs: 60_000 });
  const apiOrigin = `http://127.0.0.1:${portOf(api)}`;
  await registerApiProxy(gateway, { apiOrigin, metrics: createShellMetrics(), position: () => '', queue });
  await gateway.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await gateway.close();
  await api.close();
});

async function* endless() {
  for (;;) {
    yield 'x'.repeat(1000);
    await new Promise(setImmediate);
  }
}

const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port;

const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${portOf(gateway)}${path}`, init);

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise(setImmediate);
}

/** Sends bytes and reads nothing. */
async function send(bytes: string) {
  const socket = connect({ port: portOf(gateway), host: '127.0.0.1' });
  await once(socket, 'connect');
  socket.pause();
  socket.write(bytes);
  return socket;
}

// 128 bodies, a byte every five seconds each, stopped every call: each held a connection to the API.
test('calls are answered while many bodies arrive slowly [OPS-10]', async () => {
  const head = 'POST /api/call HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';
  const slow = await Promise.all(Array.from({ length: 200 }, () => send(head)));
  const answer = await ask('/api/call', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  });
  expect([answer.status, await answer.json(), requests]).toEqual([200, { body: { a: 1 } }, 1]);
  for (const socket of slow) socket.destroy();
});

test('a client that reads its answers slowly holds no connection to the API [OPS-10]', async () => {
  const slow = await send('GET /media/large HTTP/1.1\r\nHost: shop\r\n\r\n');
  await until(() => requests === 1);
  await until(() => queue.running() === 0);
  slow.destroy();
});

test('an API that answers 503 is not asked again [OPS-10]', async () => {
  expect((await ask('/api/busy')).status).toBe(503);
  expect(requests).toBe(1);
});

test('a client that asks for too much at once gets 503 with Retry-After, and others are served [OPS-10]', async () => {
  const first = [ask('/api/held'), ask('/api/held')];
  await until(() => held.length === 2);
  const waiting = ask('/api/held');
  await until(() => queue.waiting() === 1);
  const shed = await ask('/api/held');
  expect([shed.status, shed.headers.get('retry-after'), (await shed.json()).code]).toEqual([503, '5', 'overloaded']);
  expect((await ask('/api/call', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(200);
  for (const go of held) go();
  await until(() => held.length === 3);
  held[2]?.();
  expect((await Promise.all([...first, waiting])).map(({ status }) => status)).toEqual([200, 200, 200]);
});

// Every shopper who left a page before its calls were answered was an error with a stack.
test('the place of a client that hangs up is free when the API has answered, and no error is logged [OPS-10]', async () => {
  const hangUp = new AbortController();
  const call = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}', signal: hangUp.signal };
  const gone = ask('/api/held', call).catch(() => 'gone');
  await until(() => held.length === 1);
  hangUp.abort();
  expect(await gone).toBe('gone');
  expect(queue.running()).toBe(1);
  held[0]?.();
  await until(() => queue.running() === 0);
  // What Fastify logs comes after the end of the answer.
  expect((await ask('/api/call')).status).toBe(200);
  expect(logged).toEqual([]);
});

test('the connection to the API of a client that hangs up during its answer ends [OPS-10]', async () => {
  const hangUp = new AbortController();
  const answer = await ask('/media/endless', { signal: hangUp.signal });
  await answer.body?.getReader().read();
  hangUp.abort();
  await until(() => queue.running() === 0);
  expect(logged).toEqual([]);
});

// Both were one client, as they have one address.
test('devices that the API knows take turns of their own, and a browser does not read how it knows [OPS-10]', async () => {
  const as = (device: string) => ({ headers: { cookie: `store-device=${device}` } });
  const met = await ask('/api/known', as('known'));
  expect([met.status, met.headers.get('x-device-known')]).toEqual([200, null]);
  const greedy = [ask('/api/held', as('invented')), ask('/api/held', as('also-invented'))];
  await until(() => held.length === 2);
  const waits = ask('/api/held', as('invented-too'));
  await until(() => queue.waiting() === 1);
  expect((await ask('/api/call', as('known'))).status).toBe(200);
  for (const go of held) go();
  await until(() => held.length === 3);
  held[2]?.();
  await Promise.all([...greedy, waits]);
});
