import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePorts } from '../../.ci/start/ports.ts';
import { ROOT } from '../store/composed-store.ts';
import { expect, test } from './support/federation-test.ts';

const OF_THE_LANGUAGE =
  /^(?:sum|max|min|rate|increase|delta|(?:avg|max)_over_time|histogram_quantile|by|on|and|or|le|\d[\w.]*|[smhd])$/;

const DOCUMENT_LINE = {
  level: 'info',
  time: expect.any(String),
  service: 'shell',
  serviceVersion: expect.any(String),
  requestId: expect.any(String),
  remote: expect.any(String),
  version: expect.any(String),
  status: expect.any(Number),
};

test('every metric and label that an alert or a panel of the dashboard reads is one that the store has', async ({
  store,
  request,
  replaceShell,
  logged,
}) => {
  const [port = 0] = await freePorts(1);
  await replaceShell({ METRICS_PORT: String(port) });
  for (const page of ['/', '/ProductListing', '/myorders/OR-2026-7QK2ZD', '/no-such-page']) await request.get(page);

  const origins = [`http://127.0.0.1:${port}`, store.serviceOrigin('store-api')];
  const texts = await Promise.all(origins.map(async (origin) => (await fetch(`${origin}/metrics`)).text()));
  const exposed = metricsIn(texts.join('\n'));
  expect(expressions().length).toBeGreaterThan(40);
  const unknown = expressions().flatMap((expression) =>
    readBy(expression).flatMap(({ name, labels }) => {
      const has = exposed.get(name);
      if (!has) return [name];
      // A counter without a sample has no labels yet.
      return has.size === 0 ? [] : labels.filter((label) => !has.has(label)).map((label) => `${name}{${label}}`);
    }),
  );
  expect(unknown).toEqual([]);

  const documents = texts[0]?.split('\n').filter((line) => line.startsWith('shell_documents_total')) ?? [];
  expect(documents.join('\n')).toContain('route="/ProductListing",status="200",remote="mfe-catalog",version="');
  expect(documents.join('\n')).toContain('route="/myorders/:orderNumber"');
  expect(texts[0]).toContain('shell_document_seconds_count{route="/ProductListing",remote="mfe-catalog",version="');
  expect(documents.join('\n')).toContain('route="/*",status="404",remote="shell"');
  expect(documents.join('\n')).not.toContain('OR-2026');
  const lines = logged.filter((line) => line.includes('"msg":"document"'));
  for (const line of lines) expect(JSON.parse(line)).toMatchObject(DOCUMENT_LINE);
  expect(lines.join('\n')).toContain('"route":"/myorders/:orderNumber"');
  expect(lines.join('\n')).not.toContain('OR-2026');
});

/** The labels of each metric’s samples; a histogram has three names. */
function metricsIn(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm))
    for (const suffix of type === 'histogram' ? ['_bucket', '_count', '_sum'] : [''])
      found.set(name + suffix, new Set());
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)\{(.*)\} \S+$/gm))
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) found.get(name)?.add(label);
  return found;
}

/** The metrics of an expression with the labels that it selects or groups them by. */
function readBy(expression: string): { readonly name: string; readonly labels: readonly string[] }[] {
  // Prometheus adds 'job' and 'instance' itself.
  const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(/, ?/));
  const bare = expression.replace(/\b(?:by|on) \([^)]*\)|"[^"]*"|\[\w+\]/g, '');
  return [...bare.matchAll(/([a-z]\w*)(?:\{([^}]*)\})?/g)]
    .filter(([, name = '']) => !OF_THE_LANGUAGE.test(name))
    .map(([, name = '', selected = '']) => ({
      name,
      labels: [
        ...(selected.match(/\w+(?=[!=])/g) ?? []),
        ...grouped.filter((label) => expression.split(' or ').length === 1 && !/^(?:le|job|instance)$/.test(label)),
      ],
    }));
}

function expressions(): string[] {
  const folder = path.join(ROOT, 'docs/operations');
  const rules = readFileSync(path.join(folder, 'alerts.yml'), 'utf8');
  const { panels } = JSON.parse(readFileSync(path.join(folder, 'dashboard.json'), 'utf8')) as {
    panels: { targets: { expr: string }[] }[];
  };
  return [
    ...[...rules.matchAll(/expr: '(.*)'/g)].map(([, expression = '']) => expression),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
}
