import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPoolClient } from 'kysely';
import type { ChangeFeed } from '../changes/change-feed.ts';
import { troubleOf } from '../database-trouble.ts';
import type { MeasuredPool, PoolUse } from '../postgres-pool.ts';
import { reportedPositions } from './lag.ts';
import type { ReplicaMetrics, ReplicaStatus } from './replica-metrics.ts';
import { type WatchedReplica, watchReplica } from './watch-replica.ts';

/** Servers that follow the primary, for reads that may be as old as what this process knows. */
export interface Replicas {
  /** From now on they are read, while they have all that the feed has reported. Called once. */
  follow(feed: ChangeFeed, metrics: ReplicaMetrics): void;
  status(): readonly ReplicaStatus[];
  /** All statements of `read` go to one replica that is fresh now; to the primary when none is, or from when it fails. */
  read<Result>(read: () => Promise<Result>): Promise<Result>;
  /** Whether what is read at this point has all that the feed has reported by now: a value for others must. */
  isFresh(): boolean;
  /** The pool of the primary, but within `read`. */
  route(primary: MeasuredPool): MeasuredPool;
  readonly pools: Readonly<Record<string, () => PoolUse>>;
  close(): Promise<void>;
}

type Node = WatchedReplica & { readonly pool: MeasuredPool };

/** One answer's reads: the servers to try, one after the other; null is the primary. */
interface Reading {
  readonly tries: readonly (Node | null)[];
  /** Grows with each that failed. */
  at: number;
}

export function openReplicas(urls: readonly string[], openPool: (url: string) => MeasuredPool): Replicas {
  const readings = new AsyncLocalStorage<Reading>();
  let feed: ChangeFeed | null = null;
  let count: ReplicaMetrics | null = null;
  let reported: ReturnType<typeof reportedPositions> | null = null;
  let turn = 0;
  const nodes: Node[] = urls.map((url) => ({ ...watchReplica(url, () => feed?.wal() ?? null), pool: openPool(url) }));

  function freshNode(): Node | null {
    turn += 1;
    for (let index = 0; index < nodes.length; index += 1) {
      const node = nodes[(turn + index) % nodes.length];
      const state = node?.state();
      if (node && state === 'fresh') return node;
      if (node && state) count?.rejected(node.name, state);
    }
    return null;
  }

  /** Unconfirmed, this process may not know what a replica lacks: then one is read only if the primary is unreachable. */
  function choose(): readonly (Node | null)[] {
    const node = freshNode();
    if (!node) return [null];
    return feed?.isConfirmed() ? [node, null] : [null, node];
  }

  /** Throws what the next server would not answer either. */
  function leave(reading: Reading, tried: number, fault: unknown): void {
    const node = reading.tries[tried] ?? null;
    const trouble = troubleOf(fault);
    const canOthers = trouble === 'unreachable' || (trouble === 'busy' && node !== null);
    if (!canOthers || tried === reading.tries.length - 1) throw fault;
    // Statements that run at once may all have failed.
    reading.at = Math.max(reading.at, tried + 1);
    if (!node) return;
    if (trouble === 'unreachable') node.doubt();
    count?.rejected(node.name, 'failed');
  }

  /** Each statement of a public answer reads, so one that failed can be sent elsewhere. */
  function fallingBack(reading: Reading, primary: MeasuredPool): PostgresPoolClient {
    const taken = new Map<MeasuredPool, PostgresPoolClient>();
    async function at(pool: MeasuredPool): Promise<PostgresPoolClient> {
      const client = taken.get(pool) ?? (await pool.connect());
      taken.set(pool, client);
      return client;
    }
    async function query(text: string, parameters: readonly unknown[]) {
      for (;;) {
        const tried = reading.at;
        try {
          return await (await at(reading.tries[tried]?.pool ?? primary)).query(text, parameters);
        } catch (fault) {
          leave(reading, tried, fault);
        }
      }
    }
    return {
      query: query as PostgresPoolClient['query'],
      release: () => {
        for (const client of taken.values()) client.release();
      },
    };
  }

  return {
    follow(followed, metrics) {
      feed = followed;
      count = metrics;
      reported = reportedPositions(followed);
      followed.follow(({ kind }) => {
        if (kind !== 'confirmed') for (const node of nodes) node.askSoon();
      });
    },
    status: () =>
      nodes.map(({ name, state, replayed }) => ({ name, state: state(), lag: reported?.lag(replayed()) ?? 0 })),
    read(read) {
      const tries = choose();
      count?.read(tries[0]?.name ?? 'primary');
      return tries.length > 1 ? readings.run({ tries, at: 0 }, read) : read();
    },
    isFresh: () => (readings.getStore()?.tries ?? []).every((node) => !node || node.state() === 'fresh'),
    route: (primary) => ({
      ...primary,
      async connect() {
        const reading = readings.getStore();
        return reading ? fallingBack(reading, primary) : primary.connect();
      },
    }),
    pools: Object.fromEntries(nodes.map(({ name, pool }) => [`replica ${name}`, pool.use])),
    async close() {
      await Promise.all(nodes.map(async (node) => Promise.all([node.close(), node.pool.end()])));
    },
  };
}
