import { Gauge, type Registry } from 'prom-client';
import type { PoolUse } from '../database/postgres-pool.ts';

/** Connections by pool: that of checkout fills up alone while a product is locked. */
export function observePools(registry: Registry, pools: Readonly<Record<string, () => PoolUse>>): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of a pool that are in use or idle, and callers that wait for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, use] of Object.entries(pools)) {
        const { inUse, idle, waiting } = use();
        this.set({ pool, state: 'in use' }, inUse);
        this.set({ pool, state: 'idle' }, idle);
        this.set({ pool, state: 'waiting' }, waiting);
      }
    },
  });
}
