import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { NO_TRACING, type Tracing } from 'shared-contracts/server-kit/tracing/tracing';
import { addressesOf } from '../settings/database-hosts.ts';
import type { DatabaseLimits } from '../settings/settings.ts';
import type { OpenChangeLine } from './changes/change-feed.ts';
import { postgresChangeLine } from './changes/change-line.ts';
import { postgresParsers } from './parsers.ts';
import { type MeasuredPool, type PoolUse, postgresPool } from './postgres-pool.ts';
import { findPrimary, type Primary } from './replicas/find-primary.ts';
import { primaryPool } from './replicas/primary-pool.ts';
import { openReplicas, type Replicas } from './replicas/replicas.ts';
import type { Database, Db } from './schema.ts';
import { startUp } from './session-limits.ts';
import { tracedPool, tracedStatements } from './traced-statements.ts';

export interface OpenDatabase {
  readonly db: Db;
  /**
   * The same database over a separate pool, for transactions that lock stock: a locked product then blocks these
   * connections only.
   */
  readonly checkoutDb: Db;
  /** By name. */
  readonly pools: Readonly<Record<string, () => PoolUse>>;
  /** Runs without statement timeouts, in a session of PostgreSQL itself: migrations, imports. */
  withoutTimeouts<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  readonly openChangeLine: OpenChangeLine;
  /** Null without any: all is read from the primary. */
  readonly replicas: Replicas | null;
  close(): Promise<void>;
}

const UNLIMITED = { waitMs: 0, lockMs: 0, statementMs: 0, idleInTransactionMs: 0 } as const;

/** A caller waits for a connection in seconds, so a longer queue would not be served in time. */
const WAITING_PER_CONNECTION = 20;

/** A server that has not ended a statement so long after its limit cannot. */
const HUNG_AFTER_MS = 2000;

/** Soon enough for an answer to be read from the primary instead. */
const REPLICA_WAITS_MS = 1000;

function primaryAmong(url: string): Primary | null {
  const addresses = addressesOf(url);
  return addresses.length > 1 ? findPrimary(addresses) : null;
}

/**
 * @param url of the server, or of several (`host1:5432,host2:5432`), of which the one that takes writes is used
 * @param limits none by default, for imports and migrations; 0 means unlimited
 */
export function openPostgres(
  url: string,
  {
    connections = 10,
    checkoutConnections = connections,
    preparesStatements = true,
    readUrls = [],
    directUrl = null,
    ...limits
  }: Partial<DatabaseLimits> = {},
  tracing: Tracing = NO_TRACING,
): OpenDatabase {
  const { waitMs, lockMs, statementMs, idleInTransactionMs } = { ...UNLIMITED, ...limits };
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      postgresParsers[oid] ?? pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
  } as pg.CustomTypesConfig;
  const config = {
    types,
    // A pooler refuses them: its sessions have those of `limitSessions`.
    ...(directUrl === null ? startUp({ lockMs, statementMs, idleInTransactionMs }) : {}),
  };
  const sessionUrl = directUrl ?? url;
  const open = (connectionString: string, most: number) => {
    const mostWaiting = waitMs > 0 ? most * WAITING_PER_CONNECTION : Number.POSITIVE_INFINITY;
    const queryMs = statementMs > 0 ? statementMs + HUNG_AFTER_MS : 0;
    return postgresPool(
      { ...config, connectionString },
      { connections: most, mostWaiting, waitMs, queryMs, preparesStatements },
    );
  };
  const openReplica = (connectionString: string) =>
    postgresPool(
      { ...config, connectionString },
      {
        connections,
        mostWaiting: connections * WAITING_PER_CONNECTION,
        waitMs: REPLICA_WAITS_MS,
        queryMs: HUNG_AFTER_MS,
        preparesStatements,
      },
    );
  const replicas = readUrls.length > 0 ? openReplicas(readUrls, openReplica) : null;
  const primary = primaryAmong(url);
  // The same one where there is no pooler: the feed, which never rests, then finds a new primary for all.
  const sessionPrimary = sessionUrl === url ? primary : primaryAmong(sessionUrl);
  const openPrimary = (most: number) =>
    primary ? primaryPool(primary, (address) => open(address, most)) : open(url, most);
  const traced = (untraced: MeasuredPool) => {
    const pool = tracedPool(untraced, tracing);
    return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...tracedStatements(tracing) }) };
  };
  const inner = openPrimary(connections);
  const main = traced(replicas ? replicas.route(inner) : inner);
  const checkout = traced(openPrimary(checkoutConnections));
  return {
    db: main.db,
    checkoutDb: checkout.db,
    pools: { main: main.pool.use, checkout: checkout.pool.use, ...replicas?.pools },
    async withoutTimeouts(work) {
      const other = openPostgres(sessionUrl, { connections: 1, preparesStatements });
      return work(other.db).finally(other.close);
    },
    openChangeLine: sessionPrimary
      ? async (onNotice) => postgresChangeLine(await sessionPrimary.find())(onNotice)
      : postgresChangeLine(sessionUrl),
    replicas,
    async close() {
      await Promise.all([main.db.destroy(), checkout.db.destroy(), replicas?.close()]);
    },
  };
}
