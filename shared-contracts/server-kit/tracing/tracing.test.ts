/** @jest-environment node */
import Fastify, { type FastifyInstance } from 'fastify';
import { startCollector, type TraceCollector } from '../../testing/trace-collector.ts';
import { serviceLog } from '../service-log.ts';
import { openTracing } from './open-tracing.ts';
import { traceRequests } from './trace-requests.ts';
import type { Tracing } from './tracing.ts';
import { readTracing } from './tracing-settings.ts';

const PARENT = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const traceparent = `00-${PARENT.traceId}-${PARENT.spanId}-01`;

let collector: TraceCollector;
let lines: Record<string, unknown>[];
let closing: (() => unknown)[];

beforeEach(async () => {
  lines = [];
  collector = await startCollector();
  closing = [() => collector.close()];
});
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
});

const log = {
  info: (facts: object, msg: string) => void lines.push({ ...facts, msg }),
  warn: (facts: object, msg: string) => void lines.push({ ...facts, msg }),
};

function open(variables: Record<string, string> = {}): Promise<Tracing> {
  const read = readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, ...variables });
  if (!read.ok) throw new Error(read.faults.join(' '));
  return openTracing(read.tracing, { name: 'shell', version: '1.2.3' }, log);
}

/** A service whose calls do work in a span and say which headers would pass the trace on. */
async function service(tracing: Tracing, trusts: boolean): Promise<FastifyInstance> {
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = Fastify({
    logger: { ...serviceLog({ service: 'shell', version: '1.2.3', level: 'info' }), stream },
    disableRequestLogging: true,
  });
  traceRequests(app, tracing, {
    trusts: () => trusts,
    routeOf: ({ routeOptions: { url = '/*' } }) => (url === '/healthz' ? null : url),
    factsOf: () => ({ 'store.remote': 'mfe-catalog' }),
  });
  app.get('/healthz', async () => 'ok');
  app.post('/orders/:number', async (request) => {
    request.log.info({}, 'asked');
    return tracing.span({ name: 'render', kind: 'internal' }, async () => {
      tracing.add({ name: 'SELECT', kind: 'client', facts: { 'db.query.text': 'select 1' } }, 5, false);
      return tracing.headers();
    });
  });
  app.get('/broken', () =>
    tracing.span({ name: 'render', kind: 'internal' }, () => Promise.reject(new TypeError('x'))),
  );
  closing.push(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

function ask(app: FastifyInstance, path: string, method = 'GET'): Promise<Response> {
  return fetch(`${app.listeningOrigin}${path}`, {
    method,
    headers: { traceparent, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
    ...(method === 'POST' ? { body: '{"Email":"asha@example.com"}' } : {}),
  });
}

const named = (name: string) => collector.spans.find((span) => span.name === name);

test('a request from a trusted address continues its trace, down to the statement and on to others [OPS-17]', async () => {
  const tracing = await open();
  const app = await service(tracing, true);
  const passedOn = await (await ask(app, '/orders/OR-2026-7QK2ZD?email=asha@example.com', 'POST')).json();
  await app.close();
  await tracing.close();

  const [request, render, statement] = [named('POST /orders/:number'), named('render'), named('SELECT')];
  expect(collector.spans).toHaveLength(3);
  expect(request).toMatchObject({ service: 'shell', traceId: PARENT.traceId, parentSpanId: PARENT.spanId });
  expect(request?.facts).toEqual({
    'http.request.method': 'POST',
    'http.route': '/orders/:number',
    'http.response.status_code': 200,
    'store.remote': 'mfe-catalog',
  });
  expect(render?.parentSpanId).toBe(request?.spanId);
  expect(statement?.parentSpanId).toBe(render?.spanId);
  expect(passedOn).toEqual({ traceparent: `00-${PARENT.traceId}-${render?.spanId}-01` });
  expect(collector.text()).not.toMatch(/asha|7QK2ZD/);
  expect(collector.text()).toContain('"service.version"');
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'asked', trace_id: PARENT.traceId, span_id: request?.spanId }),
  );
});

test('a stranger’s traceparent neither joins a trace nor makes one recorded [OPS-17]', async () => {
  const tracing = await open();
  const app = await service(tracing, false);
  await ask(app, '/orders/1', 'POST');
  const unsampled = await open({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' });
  const other = await service(unsampled, false);
  await ask(other, '/orders/1', 'POST');
  for (const part of [app, other, tracing, unsampled]) await part.close();

  expect(collector.spans).toHaveLength(3);
  expect(named('POST /orders/:number')).toMatchObject({ parentSpanId: '' });
  expect(collector.spans.map(({ traceId }) => traceId)).not.toContain(PARENT.traceId);
});

test('what failed is marked by its kind, without its message; probes have no span', async () => {
  const tracing = await open();
  const app = await service(tracing, true);
  await ask(app, '/healthz');
  await ask(app, '/broken');
  await app.close();
  await tracing.close();
  expect(named('render')).toMatchObject({ failed: true, facts: { 'error.type': 'TypeError' } });
  expect(named('GET /broken')).toMatchObject({ failed: true, facts: { 'http.response.status_code': 500 } });
  expect(collector.spans).toHaveLength(2);
});

test('a collector that is down costs a warning, and no answer and no stop waits for it [OPS-17]', async () => {
  await collector.close();
  process.env.OTEL_EXPORTER_OTLP_TIMEOUT = '200';
  closing.push(() => Reflect.deleteProperty(process.env, 'OTEL_EXPORTER_OTLP_TIMEOUT'));
  const tracing = await open();
  const app = await service(tracing, true);
  for (let request = 0; request < 3; request += 1) expect((await ask(app, '/orders/1', 'POST')).status).toBe(200);
  await app.close();
  const before = performance.now();
  await tracing.close();
  expect(performance.now() - before).toBeLessThan(8000);
  expect(lines.filter(({ msg }) => msg === 'the collector takes no traces')).toHaveLength(1);
});

test('without a collector there are no spans, and neither headers nor lines of the log name one', async () => {
  const tracing = await open({ OTEL_EXPORTER_OTLP_ENDPOINT: '' });
  const app = await service(tracing, true);
  expect(await (await ask(app, '/orders/1', 'POST')).json()).toEqual({});
  expect(lines).not.toContainEqual(expect.objectContaining({ trace_id: expect.anything() }));
  expect(collector.spans).toEqual([]);
});
