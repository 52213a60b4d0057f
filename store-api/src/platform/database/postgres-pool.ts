import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable, isReadOnly } from './database-trouble.ts';
import { createPreparedStatements, isRefusedName, type PreparedStatements } from './prepared-statements.ts';

export interface PoolLimits {
  readonly connections: number;
  /** Callers who may wait for a connection; the next ones are refused at once. */
  readonly mostWaiting: number;
  /** How long they wait, and how long connecting may take. Milliseconds. */
  readonly waitMs: number;
  /** For a server that vanished or hangs without closing the connection; its own limits are shorter. */
  readonly queryMs: number;
  /** Off for poolers that give each transaction another session. */
  readonly preparesStatements: boolean;
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
  { connections, mostWaiting, waitMs, queryMs, preparesStatements }: PoolLimits,
): MeasuredPool {
  const pool = new pg.Pool({ ...config, max: connections, connectionTimeoutMillis: waitMs, keepAlive: true });
  const statements = preparesStatements ? createPreparedStatements() : null;
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
      return guarded(client, queryMs, statements);
    },
  };
}

/** A connection with more prepared statements is replaced: the server holds some 100 KB for each. */
const MOST_PREPARED = 200;

/** The names that each connection has prepared. */
const prepared = new WeakMap<pg.PoolClient, Set<string>>();

function guarded(client: pg.PoolClient, queryMs: number, statements: PreparedStatements | null): PostgresPoolClient {
  const names = prepared.get(client) ?? new Set();
  prepared.set(client, names);
  let isUseless = false;

  async function send(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const named = statements?.named(text);
    if (!named) return client.query(text, values);
    names.add(named.name);
    try {
      return await client.query({ ...named, values });
    } catch (fault) {
      if (!isRefusedName(fault)) throw fault;
      statements?.rename();
      // The fault has ended a transaction; `transact` repeats it.
      if (client.getTransactionStatus() !== 'I') throw fault;
      return client.query(text, values);
    }
  }

  async function query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    // A connection with an unanswered query must not return to the pool.
    const cut = queryMs > 0 ? setTimeout(() => client.connection.stream.destroy(), queryMs) : undefined;
    try {
      return (await send(text, [...parameters])) as unknown as PostgresQueryResult<Row>;
    } catch (fault) {
      isUseless ||= isReadOnly(fault);
      throw fault instanceof pg.DatabaseError ? fault : new DatabaseUnavailable('unreachable', fault);
    } finally {
      clearTimeout(cut);
    }
  }
  return {
    // Kysely's type also has a form for cursors, which the store does not read.
    query: query as unknown as PostgresPoolClient['query'],
    release: (discard) => client.release(discard || isUseless || names.size > MOST_PREPARED),
  };
}
