import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { openPostgres } from '../../platform/database/connection.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { seed } from '../../seed/seed.ts';
import { type PostgresServer, startPostgresServer } from '../../testing/processes/postgres-server.ts';
import { lostOrDoubled, steadyBuyers } from '../../testing/processes/steady-buyers.ts';
import { report, type StoreProcess, startStore } from '../../testing/processes/store-process.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

// The database is restarted, its sessions are ended and it falls silent while people buy. Before, a session that ended
// inside a transaction ended the whole process: only the pool heard of it.
const BUYERS = 12;
/** Short, so that the test sees their end. */
const LIMITS = { DB_IDLE_IN_TRANSACTION_MS: '500', DB_STATEMENT_TIMEOUT_MS: '2000' };

describe('two processes over a PostgreSQL in trouble', () => {
  let server: PostgresServer;
  let app: TestApp;
  let stores: StoreProcess[] = [];

  beforeAll(async () => {
    server = await startPostgresServer('synchronous_commit=on');
    const database = openPostgres(server.url);
    await migrate(database.db);
    const open = async () => database;
    app = await buildTestApp({ open });
    await seed(database.db, app.settings);
  });
  beforeEach(async () => {
    // A process that a test's trouble ended is missed by that test, not by the next.
    stores = stores.filter((store) => store.isRunning());
    while (stores.length < 2) stores.push(await startStore(server.url, LIMITS));
  });
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.stop()));
    await app?.close();
    await server?.remove();
  });

  const serves = async (store: StoreProcess) =>
    (await store.call(getProductDetail, { ProductId: 1 }).catch(() => null))?.status === 200;

  /** Milliseconds until every process that still runs answers from the database. */
  async function servingAgain(): Promise<number> {
    const begun = performance.now();
    await Promise.all(stores.map((store) => until(async () => !store.isRunning() || serves(store), 'it serves again')));
    return Math.round(performance.now() - begun);
  }

  async function endSessions() {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    for (let round = 0; round < 20; round += 1) {
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
      await wait(100);
    }
    await client.end();
  }

  /** While a process is hung, the database ends its transactions for being idle. */
  async function hangProcesses() {
    for (let round = 0; round < 4; round += 1) {
      for (const store of stores) store.signal('SIGSTOP');
      await wait(1500);
      for (const store of stores) store.signal('SIGCONT');
      await wait(200);
    }
  }

  /** Hung sessions answer nothing and close nothing: no time-out of the server's own ends their statements. */
  async function hangSessions() {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    await client.end();
    for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
    await wait(6000);
    for (const { pid } of rows) process.kill(pid, 'SIGCONT');
  }

  async function downFor(milliseconds: number, mode: 'fast' | 'immediate' = 'fast') {
    await server.stop(mode);
    await wait(milliseconds);
    await server.start();
  }

  it.each([
    ['is restarted, ending all sessions', () => downFor(0)],
    ['is restarted as after a power cut', () => downFor(0, 'immediate')],
    ['is down for three seconds', () => downFor(3000)],
    ['ends every session, twenty times', endSessions],
    ['lets its sessions hang for six seconds', hangSessions],
    ['ends transactions that were idle for too long', hangProcesses],
  ] as const)(
    'lose no process and no purchase when it %s, and serve again at once [OPS-09] [PAY-15] [API-05]',
    async (name, trouble) => {
      const crowd = await steadyBuyers(app, stores, BUYERS);
      await wait(1500);
      await trouble();
      const again = await servingAgain();
      await wait(1000);
      const lost = stores.filter((store) => !store.isRunning()).length;
      if (lost > 0) report(`${name}: ${lost} of ${stores.length} processes ended`);
      expect(lost).toBe(0);
      if (trouble === endSessions) expect(stores[0]?.output()).toContain('the change feed is interrupted');
      const { confirmed, answers, faults, slowest } = await crowd.finish();
      const settled = async () => (await lostOrDoubled(app.db, confirmed)).length === 0;
      await until(settled, 'every purchase is booked', 30).catch(() => undefined);
      report(
        `${name}: serving again after ${again} ms, slowest answer ${Math.round(slowest)} ms, confirmed ${confirmed.length}, ${JSON.stringify(answers)}`,
      );
      expect(await lostOrDoubled(app.db, confirmed)).toEqual([]);
      expect(faults).toEqual([]);
      expect(confirmed.length).toBeGreaterThanOrEqual(BUYERS);
      // It takes a second or two; ten times that where the machine is busy.
      expect(again).toBeLessThan(50_000);
    },
  );
});
