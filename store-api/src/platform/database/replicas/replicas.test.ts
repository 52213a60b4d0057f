import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { getProductsListByIds } from 'shared-contracts/api/get-products-list-by-ids';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { insertClientReport } from 'shared-contracts/api/insert-client-report';
import { POSITION_HEADER } from 'shared-contracts/server/change-stream';
import { seed } from '../../../seed/seed.ts';
import { lostOrDoubled, steadyBuyers } from '../../../testing/processes/steady-buyers.ts';
import { outcomeOf, report, type StoreProcess, startStore } from '../../../testing/processes/store-process.ts';
import { ask, followers, startThreeServers } from '../../../testing/processes/three-servers.ts';
import { buildTestApp, type TestApp, testSettings } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { openChangeFeed, type ChangeFeed } from '../changes/change-feed.ts';
import { type OpenDatabase, openPostgres } from '../connection.ts';
import { held, type HeldKind } from '../held.ts';
import { migrate } from '../migrate.ts';
import { hostOf } from './hosts.ts';

// Three real servers: a primary, a replica, and one that applies everything five seconds late. The tests run in order, as
// each trouble leaves the servers behind that the next begins with.
const BUYERS = 10;

describe('a primary with two replicas', () => {
  let servers: Awaited<ReturnType<typeof startThreeServers>>;
  let database: OpenDatabase;
  let feed: ChangeFeed;
  let app: TestApp;
  let stores: StoreProcess[] = [];

  beforeAll(async () => {
    servers = await startThreeServers('5s', async (url) => {
      const first = openPostgres(url);
      await migrate(first.db);
      await seed(first.db, testSettings());
      await first.close();
    });
    await ask(servers.one, "alter system set synchronous_standby_names = 'ANY 1 (one, two, three)'");
    database = openPostgres(servers.url, { readUrls: servers.urls.split(',') });
    feed = await openChangeFeed({ open: database.openChangeLine });
    app = await buildTestApp({ open: async () => database, feed, replicas: database.replicas });
  }, 120_000);
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.stop()));
    await feed?.close();
    await app?.close();
    await servers?.remove();
  });

  const readsAt = async (server: { readonly url: string } | null) =>
    metric('database_reads_total', `node="${server ? hostOf(server.url) : 'primary'}"`);
  async function metric(name: string, labels: string): Promise<number> {
    const { body } = await app.http.inject('/metrics');
    const line = body.split('\n').find((text) => text.startsWith(`${name}{`) && text.includes(labels));
    return Number(line?.split(' ').at(-1) ?? 0);
  }
  const isFresh = async (server: { readonly url: string }) =>
    (await metric('database_replica_state', `replica="${hostOf(server.url)}",state="fresh"`)) === 1;

  /** Renames a product, and waits until this process has reported it. */
  async function rename(name: string): Promise<void> {
    const before = feed.position();
    await app.db.updateTable('products').set({ name }).where('product_id', '=', 7).execute();
    await until(() => feed.position() !== before, 'the change is reported');
  }
  async function nameShown(): Promise<string | undefined> {
    const { body, statusCode } = await app.http.inject({
      method: 'POST',
      url: getProductsListByIds.path,
      headers: { [POSITION_HEADER]: feed.position() },
      payload: { requestParameters: { ProductIds: '7' } },
    });
    if (statusCode !== 200) throw new Error(body);
    return JSON.parse(JSON.parse(body).data)[0]?.ProductName;
  }

  it('answers no caller with less than what it knows, however far the replicas are [SCALE-02]', async () => {
    await until(() => isFresh(servers.two), 'the replica is fresh');
    for (let round = 0; round < 40; round += 1) {
      await rename(`Settee ${round}`);
      expect(await nameShown()).toBe(`Settee ${round}`);
      // Caught up or not by now.
      await wait(round);
    }
    await ask(servers.two, 'select pg_wal_replay_pause()');
    const before = await readsAt(null);
    await rename('Settee of the primary');
    expect(await nameShown()).toBe('Settee of the primary');
    expect(await readsAt(null)).toBe(before + 1);
    await ask(servers.two, 'select pg_wal_replay_resume()');
    await until(() => isFresh(servers.two), 'the replica is fresh again');
    const [primary, replica, late] = [await readsAt(null), await readsAt(servers.two), await readsAt(servers.three)];
    report(`41 changes, each read at once: primary ${primary}, replica ${replica}, the late one ${late}`);
    expect(late).toBe(0);
    expect(await metric('database_replica_rejections_total', `replica="${hostOf(servers.three.url)}",reason="behind"`)).toBeGreaterThan(0);
    expect(await metric('database_replica_lag_seconds', hostOf(servers.three.url))).toBeGreaterThan(0);
  });

  const NAME: HeldKind<number, string> = {
    name: 'name of a test',
    tags: (id) => [`product:${id}`],
    async read(db, ids) {
      const rows = await db.selectFrom('products').select(['product_id', 'name']).where('product_id', 'in', ids).execute();
      return new Map(rows.map((row) => [row.product_id, row.name]));
    },
    sizeOf: (name) => name.length,
  };

  it('caches nothing that a replica read before it had a change that was reported meanwhile [SCALE-02]', async () => {
    await rename('Before');
    await until(() => isFresh(servers.two), 'the replica is fresh');
    const seen = await database.replicas?.read(async () => {
      await ask(servers.two, 'select pg_wal_replay_pause()');
      await rename('After');
      return (await held(app.db, NAME, [7])).get(7);
    });
    expect(seen).toBe('Before');
    expect((await held(app.db, NAME, [7])).get(7)).toBe('After');
    await ask(servers.two, 'select pg_wal_replay_resume()');
  });

  it('serves all public answers when a replica is killed, and reads it again when it is back [SCALE-02]', async () => {
    await until(() => isFresh(servers.two), 'the replica is fresh');
    let killed: Promise<void> | undefined;
    const statuses = new Map<number, number>();
    for (let round = 0; round < 200; round += 1) {
      if (round === 50) killed = servers.two.stop('immediate');
      const answers = await Promise.all(
        [1, 2, 3].map((index) =>
          app.http.inject({
            method: 'POST',
            url: getProductDetail.path,
            payload: { requestParameters: { ProductId: 1 + ((round * 3 + index) % 60) } },
          }),
        ),
      );
      for (const { statusCode } of answers) statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      if (round % 20 === 0) await sql`update products set units_sold = units_sold + 1`.execute(app.db);
    }
    await killed;
    expect([...statuses]).toEqual([[200, 600]]);
    expect((await app.http.inject('/readyz')).statusCode).toBe(200);
    await servers.two.start();
    await until(() => isFresh(servers.two), 'the replica is fresh again');
    await followers(servers.one, 2);
  });
});
