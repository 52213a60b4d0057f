import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { getProductsListByIds } from 'shared-contracts/api/get-products-list-by-ids';
import { insertClientReport } from 'shared-contracts/api/insert-client-report';
import { CHANGES_PATH, POSITION_HEADER } from 'shared-contracts/server/change-stream';
import { seed } from '../../../seed/seed.ts';
import { lostOrDoubled, steadyBuyers } from '../../../testing/processes/steady-buyers.ts';
import { report, type StoreProcess, startStore } from '../../../testing/processes/store-process.ts';
import { ask, configure, followers, ONE_OTHER, startThreeServers } from '../../../testing/processes/three-servers.ts';
import { buildTestApp, type TestApp, testSettings } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { hostOf } from '../../settings/database-hosts.ts';
import { type ChangeFeed, openChangeFeed } from '../changes/change-feed.ts';
import { type OpenDatabase, openPostgres } from '../connection.ts';
import { type HeldKind, held } from '../held.ts';
import { migrate } from '../migrate.ts';

// Three real servers: a primary, a replica, and one that applies everything five seconds late. The tests run in order, as
// each trouble leaves the servers behind that the next begins with.
const BUYERS = 8;

describe('a primary with two replicas', () => {
  let servers: Awaited<ReturnType<typeof startThreeServers>>;
  let database: OpenDatabase;
  let feed: ChangeFeed;
  let app: TestApp;
  let stores: StoreProcess[] = [];

  beforeAll(async () => {
    servers = await startThreeServers(async (url) => {
      const first = openPostgres(url);
      await migrate(first.db);
      await seed(first.db, testSettings());
      await first.close();
    });
    await configure(servers.three, 'recovery_min_apply_delay', '5s');
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
    await ask(servers.one, `update products set name = '${name}' where product_id = 7`);
    await until(() => feed.position() !== before, 'the change is reported', 20);
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
    await until(() => isFresh(servers.two), 'the replica is fresh', 20);
    for (let round = 0; round < 30; round += 1) {
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
    await until(() => isFresh(servers.two), 'the replica is fresh again', 20);
    const [primary, replica, late] = [await readsAt(null), await readsAt(servers.two), await readsAt(servers.three)];
    report(`31 changes, each read at once: primary ${primary}, replica ${replica}, the late one ${late}`);
    expect(late).toBe(0);
    expect(
      await metric('database_replica_rejections_total', `replica="${hostOf(servers.three.url)}",reason="behind"`),
    ).toBeGreaterThan(0);
    expect(await metric('database_replica_lag_seconds', hostOf(servers.three.url))).toBeGreaterThan(0);
  });

  const NAME: HeldKind<number, string> = {
    name: 'name of a test',
    tags: (id) => [`product:${id}`],
    async read(db, ids) {
      const rows = await db
        .selectFrom('products')
        .select(['product_id', 'name'])
        .where('product_id', 'in', ids)
        .execute();
      return new Map(rows.map((row) => [row.product_id, row.name]));
    },
    sizeOf: (name) => name.length,
  };

  it('caches nothing that a replica read before it had a change that was reported meanwhile [SCALE-02]', async () => {
    await rename('Before');
    await until(() => isFresh(servers.two), 'the replica is fresh', 20);
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
    await until(() => isFresh(servers.two), 'the replica is fresh', 20);
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
    await until(() => isFresh(servers.two), 'the replica is fresh again', 20);
    await followers(servers.one, 2);
  });

  it('commits no sale that only the primary has, counts what may be lost, and goes on at an operator’s word [SCALE-02]', async () => {
    const commit = () => sql`update products set units_sold = units_sold + 1 where product_id = 7`.execute(app.db);
    await servers.three.stop('immediate');
    await commit();
    await servers.two.stop('immediate');
    const committed = commit().then(() => 'committed');
    expect(await Promise.race([committed, wait(1000, 'waits')])).toBe('waits');
    const told = { Kind: 'error', Remote: 'shell', Version: '1.0.0', Detail: 'TypeError' };
    expect(await app.call(insertClientReport, told)).toEqual([{ ResponseMsg: 'Saved Successfully' }]);
    await configure(servers.one, 'synchronous_standby_names', '');
    expect(await committed).toBe('committed');
    await Promise.all([servers.two.start(), servers.three.start()]);
    await configure(servers.one, 'synchronous_standby_names', ONE_OTHER);
    await followers(servers.one, 2);
  });

  it('loses and doubles no purchase when the primary dies and a replica is promoted under buyers [SCALE-02]', async () => {
    // A server that applies late finds the new primary as late.
    await configure(servers.three, 'recovery_min_apply_delay', '0');
    // A pooler of the run leads elsewhere.
    const environment = { DATABASE_URL: servers.url, DATABASE_DIRECT_URL: '', DATABASE_READ_URLS: servers.urls };
    const start = () => startStore(servers.one.url, environment);
    stores = await Promise.all([start(), start()]);
    const before = feed.position();
    const crowd = await steadyBuyers(app, stores, BUYERS);
    await until(async () => (await sales()) >= BUYERS, 'people buy');
    const diedAt = new Date();
    await servers.one.stop('immediate');
    await ask(servers.two, 'select pg_promote()');
    await wait(3000);
    const { confirmed, answers, faults, slowest } = await crowd.finish();
    const settled = async () => (await lostOrDoubled(app.db, confirmed)).length === 0;
    await until(settled, 'every purchase is booked', 30).catch(() => undefined);
    report(
      `promotion: ${await secondsWithoutSale(diedAt)} s without a sale, slowest answer ${Math.round(slowest)} ms, confirmed ${confirmed.length}, ${JSON.stringify(answers)}`,
    );
    expect(await lostOrDoubled(app.db, confirmed)).toEqual([]);
    expect(faults).toEqual([]);
    expect(confirmed.length).toBeGreaterThan(BUYERS);
    expect(stores.every((store) => store.isRunning())).toBe(true);
    await until(() => feed.position().endsWith('-00000002'), 'the feed follows the new timeline', 20);
    expect(before).toMatch(/-00000001$/);
    expect(await firstEvent(before)).toContain('event: reset');
    await until(() => isFresh(servers.three), 'the other replica follows the new primary', 20);
  });

  async function sales(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from orders where paid_at is not null`.execute(app.db);
    return rows[0]?.count ?? 0;
  }

  /** Around a moment: from the last sale before it to the first after it. */
  async function secondsWithoutSale(moment: Date): Promise<number> {
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from min(paid_at) filter (where paid_at > ${moment}) - max(paid_at) filter (where paid_at <= ${moment}))::float8 as seconds
      from orders`.execute(app.db);
    return Math.round((rows[0]?.seconds ?? Number.NaN) * 10) / 10;
  }

  /** What a shell that knew a position of before is told. */
  async function firstEvent(known: string): Promise<string> {
    const origin = await app.http.listen({ port: 0 });
    const { body } = await fetch(`${origin}${CHANGES_PATH}`, { headers: { 'last-event-id': known } });
    for await (const chunk of body ?? []) {
      const text = Buffer.from(chunk).toString();
      if (text.includes('event:')) return text;
    }
    return '';
  }

  it('does not go back to a former primary that nobody has stopped from taking writes [SCALE-02]', async () => {
    await servers.one.start();
    const anew = openPostgres(servers.url);
    const { rows } = await sql<{ port: number }>`select inet_server_port() as port`.execute(anew.db);
    await anew.close();
    expect(`127.0.0.1:${rows[0]?.port}`).toBe(hostOf(servers.two.url));
    expect(await isFresh(servers.one)).toBe(false);
  });
});
