import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable } from './database-trouble.ts';

export interface PoolLimits {
  readonly connections: number;
  /** Callers who may wait for a connection; the next ones are refused at once. */
  readonly mostWaiting: number;
  /** How long they wait, and how long connecting may take. Milliseconds. */
  readonly waitMs: number;
  /** For a server that vanished or hangs without closing the connection; its own limits are shorter. */
  readonly queryMs: number;
}

/** How a pool is used at a moment. */
export interface PoolUse {
  readonly inUse: number;
  readonly idle: number;
  /** Callers who wait for a connection. */
  readonly waiting: number;
}

export interface MeasuredPool extends PostgresPool {
  use(): PoolUse;
}

/** The pool of Kysely's driver. What fails without the server's word is a `DatabaseUnavailable`. */
export function postgresPool(
  config: pg.PoolConfig,
  { connections, mostWaiting, waitMs, queryMs }: PoolLimits,
): MeasuredPool {
  const pool = new pg.Pool({ ...config, max: connections, connectionTimeoutMillis: waitMs, keepAlive: true });
  // A query on a connection that breaks is rejected; its 'error' event, without a listener, would end the process. The
  // pool itself listens to idle connections only.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    options: pool.options,
    use: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    end: () => pool.end(),
    async connect() {
      if (pool.waitingCount >= mostWaiting) throw new DatabaseUnavailable('busy');
      const wasFull = pool.totalCount >= connections;
      const client = await pool.connect().catch((fault: unknown) => {
        throw new DatabaseUnavailable(wasFull ? 'busy' : 'unreachable', fault);
      });
      return guarded(client, queryMs);
    },
  };
}

function guarded(client: pg.PoolClient, queryMs: number): PostgresPoolClient {
  async function query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    // A connection with an unanswered query must not return to the pool.
    const cut = queryMs > 0 ? setTimeout(() => client.connection.stream.destroy(), queryMs) : undefined;
    try {
      return (await client.query(text, [...parameters])) as unknown as PostgresQueryResult<Row>;
    } catch (fault) {
      throw fault instanceof pg.DatabaseError ? fault : new DatabaseUnavailable('unreachable', fault);
    } finally {
      clearTimeout(cut);
    }
  }
  // Kysely's type also has a form for cursors, which the store does not read.
  return { query: query as unknown as PostgresPoolClient['query'], release: (discard) => client.release(discard) };
}
