import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { openEmptyDatabase } from '../../testing/databases.ts';
import { until } from '../../testing/until.ts';
import { observePools } from './pool-metrics.ts';

describe('the connections of each pool', () => {
  it('are counted: in use, idle, and the callers that wait [API-07]', async () => {
    const database = await openEmptyDatabase();
    const registry = new Registry();
    observePools(registry, database.pools);
    const seen = async (pool: string, state: string) => {
      const line = `database_connections{pool="${pool}",state="${state}"} `;
      const found = (await registry.metrics()).split('\n').find((one) => one.startsWith(line));
      return Number(found?.slice(line.length));
    };
    const end = Promise.withResolvers<void>();
    // The pools of a test database have twelve connections each.
    const held = Array.from({ length: 14 }, () =>
      database.checkoutDb.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx);
        await end.promise;
      }),
    );
    await until(async () => (await seen('checkout', 'in use')) === 12, 'the pool is full');
    expect([await seen('checkout', 'waiting'), await seen('main', 'in use')]).toEqual([2, 0]);
    end.resolve();
    await Promise.all(held);
    expect([await seen('checkout', 'in use'), await seen('checkout', 'waiting')]).toEqual([0, 0]);
    expect(await seen('checkout', 'idle')).toBeGreaterThan(0);
    await database.close();
  });
});
