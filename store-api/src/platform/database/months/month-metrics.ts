import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../schema.ts';
import { MONTHLY_TABLES, restOf } from './monthly-tables.ts';

/** Rows without a month: the job that makes months has not run for long, or a clock is wrong. */
export function observeMonths(registry: Registry, db: Db): void {
  new Gauge({
    name: 'rows_without_month',
    help: 'Rows of tables of months for which no month was made, 1000 at most, by table',
    labelNames: ['table'],
    registers: [registry],
    async collect() {
      this.reset();
      const counts = MONTHLY_TABLES.map(
        (table) => sql`
          select ${table}::text as table, (select count(*) from (select from ${sql.table(restOf(table))} limit 1000) as some) as rows`,
      );
      const { rows } = await sql<{ table: string; rows: string }>`${sql.join(counts, sql` union all `)}`
        .execute(db)
        // Without its database a process still reports everything else.
        .catch(() => ({ rows: [] }));
      for (const { table, rows: number } of rows) this.set({ table }, Number(number));
    },
  });
}
