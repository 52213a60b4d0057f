import fastify from 'fastify';
import { installMetrics } from './metrics.ts';

// docs/operations/alerts.yml asks for it.
it('say how long one request kept the others waiting [OPS-10] [SEC-03]', async () => {
  const http = fastify();
  installMetrics(http, { processMetrics: true });
  const { body } = await http.inject('/metrics');
  expect(body).toMatch(/^nodejs_eventloop_lag_max_seconds \d/m);
  await http.close();
});
