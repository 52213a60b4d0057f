import type { KyselyConfig, LogEvent, PostgresPool } from 'kysely';
import type { Tracing } from 'shared-contracts/server-kit/tracing/tracing';

/**
 * A span for each statement of a request that is traced: its text without values, which Kysely sends apart. Nothing where
 * there are no traces.
 */
export function tracedStatements(tracing: Tracing): Pick<KyselyConfig, 'log'> {
  if (!tracing.isOn) return {};
  return {
    log({ level, query: { sql }, queryDurationMillis }: LogEvent) {
      const name = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'statement';
      const facts = { 'db.system.name': 'postgresql', 'db.query.text': sql };
      tracing.add({ name, kind: 'client', facts }, queryDurationMillis, level === 'error');
    },
  };
}

/** A span for the wait for a connection. */
export function tracedPool<Pool extends PostgresPool>(pool: Pool, tracing: Tracing): Pool {
  if (!tracing.isOn) return pool;
  return {
    ...pool,
    async connect() {
      const asked = performance.now();
      try {
        const client = await pool.connect();
        tracing.add(WAIT, performance.now() - asked, false);
        return client;
      } catch (fault) {
        tracing.add(WAIT, performance.now() - asked, true);
        throw fault;
      }
    },
  };
}

const WAIT = { name: 'wait for a connection', kind: 'internal' } as const;
