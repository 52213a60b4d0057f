import { tmpdir } from 'node:os';
import fastify from 'fastify';
import { installMetrics } from './metrics.ts';

// docs/operations/alerts.yml asks for it.
it('say how long one request kept the others waiting, and what is left of disk and memory [OPS-10] [SEC-03]', async () => {
  const http = fastify();
  installMetrics(http, { processMetrics: true, folder: tmpdir() });
  const { body } = await http.inject('/metrics');
  expect(body).toMatch(/^nodejs_eventloop_lag_max_seconds \d/m);
  for (const name of ['disk_free_bytes', 'disk_size_bytes', 'process_memory_limit_bytes']) {
    expect(body).toMatch(new RegExp(`^${name} [1-9]`, 'm'));
  }
  await http.close();
});
