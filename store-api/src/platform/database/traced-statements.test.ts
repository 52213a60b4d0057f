import { sql } from 'kysely';
import { openTracing } from 'shared-contracts/server-kit/tracing/open-tracing';
import type { Tracing } from 'shared-contracts/server-kit/tracing/tracing';
import { readTracing } from 'shared-contracts/server-kit/tracing/tracing-settings';
import { startCollector, type TraceCollector } from 'shared-contracts/testing/trace-collector';
import { databaseUrl, openEmptyDatabase } from '../../testing/databases.ts';
import { openPostgres } from './connection.ts';

describe('the statements of a request that is traced', () => {
  let collector: TraceCollector;
  let tracing: Tracing;

  beforeEach(async () => {
    collector = await startCollector();
    const read = readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
    const log = { info: () => undefined, warn: () => undefined };
    tracing = await openTracing(read.ok ? read.tracing : null, { name: 'store-api', version: '1.0.0' }, log);
  });
  afterEach(() => collector.close());

  it('have a span each, with their text, without their values, and one for the wait for a connection [OPS-17]', async () => {
    const empty = await openEmptyDatabase();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(empty.db);
    const traced = openPostgres(databaseUrl(rows[0]?.name ?? ''), { connections: 1 }, tracing);
    const email = 'asha@example.com';
    await sql`select ${email}::text`.execute(traced.db);
    await tracing.span({ name: 'call', kind: 'server' }, () =>
      Promise.all([
        sql`select pg_sleep(0.05), ${email}::text`.execute(traced.db),
        sql`with asked as (select ${email}::text) select from asked`.execute(traced.db),
        sql`select from no_such_table`.execute(traced.db).catch(() => undefined),
      ]).then(() => undefined),
    );
    await Promise.all([traced.close(), tracing.close()]);
    await empty.close();

    const [call] = collector.spans.filter(({ name }) => name === 'call');
    const below = collector.spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
    // A statement outside of a request has none.
    expect(below).toHaveLength(collector.spans.length - 1);
    expect(below.map(({ name }) => name).toSorted()).toEqual([
      'SELECT',
      'SELECT',
      'WITH',
      'wait for a connection',
      'wait for a connection',
      'wait for a connection',
    ]);
    expect(below.filter(({ failed }) => failed).map(({ facts }) => facts['db.query.text'])).toEqual([
      'select from no_such_table',
    ]);
    expect(below.map(({ facts }) => facts['db.query.text'])).toContain('select pg_sleep(0.05), $1::text');
    expect(collector.text()).not.toContain('asha');
  });
});
