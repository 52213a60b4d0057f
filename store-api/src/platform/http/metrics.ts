import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { machineGauges } from 'shared-contracts/server-kit/machine-limits';

export interface Metrics {
  readonly registry: Registry;
}

/** Times requests by route: raw URLs would create unbounded labels. */
export function installMetrics(
  http: FastifyInstance,
  options: { readonly processMetrics: boolean; readonly folder: string },
): Metrics {
  const registry = new Registry();
  if (options.processMetrics) observeProcess(registry, options.folder);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });

  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  http.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  return { registry };
}

function observeProcess(registry: Registry, folder: string): void {
  collectDefaultMetrics({ register: registry });
  for (const { name, help, read } of machineGauges(folder)) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  }
}
