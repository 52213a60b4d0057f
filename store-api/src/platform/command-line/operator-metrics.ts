import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../database/schema.ts';

/** From the table, since commands also run in other processes. */
export function observeOperators(registry: Registry, db: Db): void {
  new Gauge({
    name: 'operator_acts',
    help: 'Commands that operators ran within the last year, by command and outcome',
    labelNames: ['command', 'outcome'],
    registers: [registry],
    async collect() {
      const counts = await db
        .selectFrom('operator_acts')
        .select(({ fn }) => ['command', 'outcome', fn.countAll<number>().as('acts')])
        .groupBy(['command', 'outcome'])
        .execute()
        // Without its database a process still reports everything else.
        .catch(() => []);
      this.reset();
      for (const { command, outcome, acts } of counts) this.set({ command, outcome }, Number(acts));
    },
  });
}
