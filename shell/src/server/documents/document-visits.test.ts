/** @jest-environment node */
import { Registry } from 'prom-client';
import { liveStoreBench } from '../testing/live-store-bench.ts';
import { documentVisits } from './document-visits.ts';

test('documents count by team and by the composition that they were made with [OPS-29]', async () => {
  const { live } = liveStoreBench();
  await live.refresh();
  const registry = new Registry();
  const composed = live.current();
  const visit = { composed, status: 500, source: 'rendered', ms: 3 } as const;
  const lines: object[] = [];
  const log = { info: (facts: object) => lines.push(facts) } as never;
  const storePath = { path: '/ProductListing', page: 'catalog/pages/listing' } as const;
  documentVisits(registry, '7.0.0')({ ...visit, storePath }, log);
  const text = await registry.metrics();
  expect(text).toContain('status="500",remote="mfe-catalog",version="1.0.0",team="catalog"} 1');
  expect(text).toContain(`shell_composition_documents_total{composition="${composed.web.id}",status="500"} 1`);
  expect(lines).toMatchObject([{ team: 'catalog', composition: composed.web.id }]);
});
