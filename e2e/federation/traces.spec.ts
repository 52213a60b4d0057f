import path from 'node:path';
import { insertSubscriber } from 'shared-contracts/api/insert-subscriber';
import { type ReceivedSpan, startCollector } from 'shared-contracts/testing/trace-collector';
import { REMOTES } from '../../.ci/packages.ts';
import type { RunningStore } from '../../.ci/start/running-store.ts';
import { expect, test } from './support/federation-test.ts';

const NOTING = `--import ${path.join(import.meta.dirname, 'support/note-telemetry-modules.mjs')}`;

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

test('a document is one trace from its caller to the database, a call of a browser too, and nothing of a person is in it', {
  tag: ['@OPS-17'],
}, async ({ store, request, logged, replaceShell }) => {
  // Shell and API start twice.
  test.slow();
  const collector = await startCollector();
  const loaded = () => logged.filter((line) => line.includes('"msg":"loaded"'));
  const restart = async (variables: Readonly<Record<string, string>>) => {
    await restartApi(store, variables);
    await replaceShell({ ...variables, TRUST_PROXY: 'loopback' });
  };
  try {
    await restart({ NODE_OPTIONS: NOTING });
    await request.get('/ProductListing?SearchTerm=teak');
    expect(loaded(), 'modules of OpenTelemetry without a collector').toEqual([]);

    await restart({ NODE_OPTIONS: NOTING, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
    expect(loaded().length).toBeGreaterThan(0);
    const headers = { traceparent: `00-${TRACE}-${CALLER}-01` };
    const listing = await request.get('/ProductListing?SearchTerm=meera.joshi', { headers });
    expect(listing.status()).toBe(200);
    await request.post(insertSubscriber.path, {
      headers,
      data: { requestParameters: { EmailAddress: 'meera.joshi@example.com', LanguageCode: 'en' } },
    });

    const inTrace = () => collector.spans.filter(({ traceId }) => traceId === TRACE);
    const named = (name: string) => inTrace().filter((span) => span.name === name);
    const below = ({ spanId }: ReceivedSpan) => inTrace().filter(({ parentSpanId }) => parentSpanId === spanId);
    await expect.poll(() => named(`POST ${insertSubscriber.path}`).flatMap(below).length).toBeGreaterThan(0);
    await expect.poll(() => named('GET /ProductListing').length).toBe(1);

    const [document] = named('GET /ProductListing');
    expect(document).toMatchObject({ service: 'shell', parentSpanId: CALLER, failed: false });
    const render = named('render')[0] as ReceivedSpan;
    expect(render).toMatchObject({ service: 'shell', parentSpanId: document?.spanId });
    const calls = below(render).filter(({ service }) => service === 'store-api');
    expect(calls.map(({ name }) => name)).toContain('POST /api/v1/dynamic/dataoperation/get-all-products');
    const statements = calls.flatMap(below).filter(({ facts }) => 'db.query.text' in facts);
    expect(statements.length).toBeGreaterThan(0);

    const [gateway] = named('gateway api');
    expect(named(`POST ${insertSubscriber.path}`)).toMatchObject([
      { service: 'store-api', parentSpanId: gateway?.spanId },
    ]);
    expect(collector.text()).not.toMatch(/meera|joshi/i);

    const lines = logged.filter((line) => line.includes(TRACE)).map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({ service: 'shell', route: '/ProductListing', span_id: document?.spanId }),
    );
    expect(lines).toContainEqual(expect.objectContaining({ service: 'store-api', route: insertSubscriber.path }));
  } finally {
    await store.stopService('store-api');
    await collector.close();
  }
});

test('every service logs lines of one format', { tag: ['@OPS-17'] }, async ({ store, request, logged }) => {
  await request.get(`${store.origin}/`);
  const entries = logged.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  const ofServices = entries.filter(({ msg }) => msg !== 'loaded');
  for (const entry of ofServices) {
    expect(entry).toMatchObject({
      level: expect.stringMatching(/^(?:info|warn|error)$/),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      serviceVersion: expect.stringMatching(/^\d+\.\d+\.\d+/),
      msg: expect.any(String),
    });
  }
  expect(new Set(ofServices.map(({ service }) => service))).toEqual(new Set(['shell', 'store-api', ...REMOTES]));
});

async function restartApi(store: RunningStore, variables: Readonly<Record<string, string>>): Promise<void> {
  await store.stopService('store-api');
  await store.startService('store-api', variables);
}
