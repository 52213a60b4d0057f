/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { createShellMetrics } from '../health/metrics.ts';
import { registerApiProxy } from './api-proxy.ts';

let api: FastifyInstance;
const gateways: FastifyInstance[] = [];
let gateway: FastifyInstance;
let unavailable = new AbortController();
/** Of the calls that the API holds. */
let release = Promise.withResolvers<void>();
let held = Promise.withResolvers<void>();

beforeAll(async () => {
  api = Fastify({ forceCloseConnections: true });
  api.get('/api/at-once', async () => 'answered');
  api.get('/api/held', async () => {
    held.resolve();
    await release.promise;
    return 'answered';
  });
  await api.listen({ port: 0, host: '127.0.0.1' });
  gateway = await gatewayWith(20);
});
beforeEach(() => {
  unavailable = new AbortController();
  release = Promise.withResolvers();
  held = Promise.withResolvers();
});
afterAll(async () => {
  for (const made of gateways) await made.close();
  await api.close();
});

async function gatewayWith(unavailableAfterMs: number): Promise<FastifyInstance> {
  const made = Fastify({ forceCloseConnections: true });
  gateways.push(made);
  await registerApiProxy(made, {
    apiOrigin: `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`,
    metrics: createShellMetrics(),
    position: () => '',
    unavailable: () => unavailable.signal,
    unavailableAfterMs,
  });
  return made;
}

const REFUSED = { statusCode: 503, headers: { 'retry-after': '5' } };

// A stopped API held each call for thirty seconds, though the shell knew that it did not answer.
describe('a call that the API holds', () => {
  test('ends when the API is known not to answer, and what comes later is dropped [OPS-11]', async () => {
    const call = gateway.inject('/api/held');
    await held.promise;
    // Longer than the calls of an API that is not known to be silent may take.
    await wait(100);
    unavailable.abort();
    const answer = await call;
    expect(answer).toMatchObject(REFUSED);
    expect(answer.json().code).toBe('api-unavailable');
    release.resolve();
  });

  test('ends by itself while that is known [OPS-11]', async () => {
    unavailable.abort();
    expect(await gateway.inject('/api/held')).toMatchObject(REFUSED);
    release.resolve();
  });

  test('is answered while it is not [OPS-11]', async () => {
    const call = gateway.inject('/api/held');
    await wait(100);
    release.resolve();
    expect((await call).body).toBe('answered');
  });
});

test('pictures, which need no database, come while the API is known not to answer [OPS-11]', async () => {
  unavailable.abort();
  const patient = await gatewayWith(60_000);
  expect((await patient.inject('/api/at-once')).statusCode).toBe(200);
});
