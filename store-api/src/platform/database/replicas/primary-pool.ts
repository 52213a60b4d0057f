import type { PostgresPoolClient } from 'kysely';
import { troubleOf } from '../database-trouble.ts';
import type { MeasuredPool } from '../postgres-pool.ts';
import type { Primary } from './find-primary.ts';

/**
 * A pool that leads to the primary of several servers, and to another one once that has been promoted. What fails before
 * a connection is there is tried again at the new primary; what failed on a connection is for the caller to repeat.
 */
export function primaryPool(primary: Primary, open: (address: string) => MeasuredPool): MeasuredPool {
  const pools = new Map<string, MeasuredPool>();

  function poolAt(address: string): MeasuredPool {
    for (const [former, pool] of pools) {
      if (former === address) continue;
      pools.delete(former);
      pool.end().catch(() => undefined);
    }
    const pool = pools.get(address) ?? open(address);
    pools.set(address, pool);
    return pool;
  }
  const connectTo = async (address: string) => watched(await poolAt(address).connect(), primary);

  return {
    options: {},
    use() {
      const uses = [...pools.values()].map((pool) => pool.use());
      const sum = (key: 'inUse' | 'idle' | 'waiting') => uses.reduce((total, use) => total + use[key], 0);
      return { inUse: sum('inUse'), idle: sum('idle'), waiting: sum('waiting') };
    },
    async end() {
      await Promise.all([...pools.values()].map((pool) => pool.end()));
    },
    async connect() {
      const address = await primary.address();
      try {
        return await connectTo(address);
      } catch (fault) {
        if (troubleOf(fault) !== 'unreachable') throw fault;
        const other = await primary.find();
        if (other === address) throw fault;
        return connectTo(other);
      }
    },
  };
}

/** A broken connection, or one that takes no writes, makes the next callers find out where the primary is. */
function watched(client: PostgresPoolClient, primary: Primary): PostgresPoolClient {
  const query = async (text: string, parameters: readonly unknown[]) => {
    try {
      return await client.query(text, parameters);
    } catch (fault) {
      if (troubleOf(fault) === 'unreachable') primary.find().catch(() => undefined);
      throw fault;
    }
  };
  return { ...client, query: query as PostgresPoolClient['query'] };
}
