import { Counter, Gauge, type Registry } from 'prom-client';

export interface EdgeMetrics {
  readonly purges: Counter<'edge' | 'outcome'>;
  /** @param lagMs see `PurgeQueue` */
  observe(edge: string, lagMs: () => number): void;
}

export function edgeMetrics(registry: Registry): EdgeMetrics {
  const lags = new Map<string, () => number>();
  new Gauge({
    name: 'shell_edge_purge_lag_seconds',
    help: 'Age of the oldest change that an edge has not confirmed to have purged, by edge; 0 for none.',
    labelNames: ['edge'],
    registers: [registry],
    collect() {
      for (const [edge, lagMs] of lags) this.set({ edge }, lagMs() / 1000);
    },
  });
  return {
    purges: new Counter({
      name: 'shell_edge_purges_total',
      help: 'Purges by edge and outcome: done, failed.',
      labelNames: ['edge', 'outcome'],
      registers: [registry],
    }),
    observe: (edge, lagMs) => void lags.set(edge, lagMs),
  };
}
