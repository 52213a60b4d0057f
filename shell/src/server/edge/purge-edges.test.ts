/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { createChangeWatch } from '../changes/change-watch.ts';
import { composedOf } from '../rendering/composed.ts';
import { publishedRelease } from '../testing/published-release.ts';
import { purgeEdges } from './purge-edges.ts';

/** An edge that notes what it is told. */
async function edge() {
  const told: { readonly method: string; readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    told.push({ method: request.method ?? '', headers: request.headers, body });
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { told, origin, close: () => server.close() };
}

async function purging(path = '/') {
  const { origin, told, close } = await edge();
  const registry = new Registry();
  let live = composedOf({ catalog: publishedRelease('mfe-catalog', '1.0.0') });
  let canary: { store: { current: () => typeof live }; share: number } | undefined;
  const edges = purgeEdges({
    urls: [new URL(path, origin)],
    secret: 'a-secret-of-the-edge',
    watch: createChangeWatch(),
    live: { current: () => live, canary: () => canary },
    registry,
    log: { warn: () => undefined },
  });
  return {
    edges,
    told,
    registry,
    id: live.web.id,
    release: (version: string) => (live = composedOf({ catalog: publishedRelease('mfe-catalog', version) })),
    startCanary(share: number) {
      const store = { current: () => composedOf({ catalog: publishedRelease('mfe-catalog', '3.0.0') }) };
      canary = { store, share };
    },
    async end() {
      await edges.close();
      close();
    },
  };
}

/** Until something holds: Jest's time limit ends a test that has failed. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(5);
}

test('Varnish is told by PURGE which tags changed, and of everything when changes were missed [SCALE-01]', async () => {
  const { edges, told, registry, end } = await purging();
  edges.watch.changed(['product:7'], 'p1');
  await until(() => told.length === 1);
  expect(told[0]).toMatchObject({
    method: 'PURGE',
    headers: { xkey: 'product:7 product:*', authorization: 'Bearer a-secret-of-the-edge' },
    body: '',
  });
  expect(edges.watch.mark().position).toBe('p1');
  edges.watch.reset('p2');
  await until(() => told.length === 2);
  expect(told[1]?.headers.xkey).toBe('all');
  expect(await registry.metrics()).toMatch(/shell_edge_purges_total\{edge="127.0.0.1:\d+",outcome="done"\} 2/);
  await end();
});

test('a CDN is told by POST, in the ways of Fastly and of Cloudflare [SCALE-01]', async () => {
  const { edges, told, end } = await purging('/service/x/purge');
  edges.watch.changed(['categories'], 'p1');
  await until(() => told.length === 1);
  expect(told[0]).toMatchObject({
    method: 'POST',
    headers: {
      'surrogate-key': 'categories',
      'fastly-soft-purge': '1',
      'fastly-key': 'a-secret-of-the-edge',
      authorization: 'Bearer a-secret-of-the-edge',
    },
    body: '{"tags":["categories"]}',
  });
  await end();
});

test('documents of a composition are purged when it is replaced, and when a canary takes other visitors [SCALE-01]', async () => {
  const { told, id, release, startCanary, end } = await purging();
  release('2.0.0');
  await until(() => told.length === 1);
  expect(told[0]?.headers.xkey).toBe(`composition:${id} composition:*`);
  startCanary(5);
  await until(() => told.length === 2);
  startCanary(20);
  await until(() => told.length >= 3);
  const { web } = composedOf({ catalog: publishedRelease('mfe-catalog', '2.0.0') });
  for (const purge of told.slice(1, 3)) expect(purge.headers.xkey).toContain(`composition:${web.id}`);
  await end();
});

test('without an edge nothing is sent, and the watch is the one given', () => {
  const watch = createChangeWatch();
  const live = { current: () => composedOf({}), canary: () => undefined };
  const log = { warn: () => undefined };
  expect(purgeEdges({ urls: [], secret: '', watch, live, registry: new Registry(), log }).watch).toBe(watch);
});
