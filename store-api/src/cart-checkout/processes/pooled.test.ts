import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { verifyPayment } from 'shared-contracts/api/verify-payment';
import { openPostgres } from '../../platform/database/connection.ts';
import { findPrimary } from '../../platform/database/replicas/find-primary.ts';
import { limitSessions } from '../../platform/database/session-limits.ts';
import { startApi } from '../../testing/api-process.ts';
import { operator } from '../../testing/operator.ts';
import { type Pooler, startPgBouncer } from '../../testing/processes/pgbouncer.ts';
import { type PostgresServer, startPostgresServer } from '../../testing/processes/postgres-server.ts';
import { lostOrDoubled, steadyBuyers } from '../../testing/processes/steady-buyers.ts';
import {
  answerOf,
  onceFree,
  outcomeOf,
  payAt,
  report,
  type StoreProcess,
  startStore,
  tally,
} from '../../testing/processes/store-process.ts';
import { anyShopper, handOff, stockedProduct, stockOf, verification } from '../../testing/shop-floor.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

const STORE = fileURLToPath(new URL('../../store.ts', import.meta.url));
const PASSWORD = 'kadhai-paneer-42';
/** Fewer than one process of the API would open. */
const SESSIONS = 4;
const BUYERS = 12;
const SAMPLE = { ProductId: 17 };
/** What PgBouncer refuses unless it is told to swallow it. */
const SWALLOWED = 'options,lock_timeout,statement_timeout,idle_in_transaction_session_timeout';

describe('two processes behind PgBouncer in transaction mode', () => {
  let server: PostgresServer;
  let pooler: Pooler;
  let app: TestApp;
  let folder = '';
  let stores: StoreProcess[] = [];

  /** As the store's own role, which may do no more than own its databases. */
  const addressOf = (database: string) => {
    const address = new URL(server.url);
    Object.assign(address, { username: 'store', password: PASSWORD, pathname: `/${database}` });
    return address.href;
  };
  const environmentOf = (database: string) => ({
    DATABASE_URL: pooler.address(addressOf(database)),
    DATABASE_DIRECT_URL: addressOf(database),
    DATA_DIR: folder,
  });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'store-pooled-'));
    server = await startPostgresServer();
    const { db, close } = openPostgres(server.url);
    await sql`create role store login password ${sql.lit(PASSWORD)}`.execute(db);
    for (const name of ['shop', 'copy', 'limits']) await sql`create database ${sql.id(name)} owner store`.execute(db);
    await close();
    const settings = { default_pool_size: SESSIONS };
    pooler = await startPgBouncer(server.url, { passwords: { store: PASSWORD }, settings });
    const { DATABASE_URL, ...direct } = environmentOf('shop');
    stores = [await startStore(DATABASE_URL, { ...direct, SEED: 'samples' })];
    stores.push(await startStore(DATABASE_URL, direct));
    app = await buildTestApp({ open: async () => openPostgres(addressOf('shop')) });
  });
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.stop()));
    await app?.close();
    await pooler?.stop();
    await server?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  const connections = async (what: 'clients' | 'servers') =>
    (await pooler.show(what)).filter(({ database }) => database === 'shop').length;
  const typed = (database: string, ...words: readonly string[]) => {
    const { NODE_OPTIONS: _jestOnly, ...inherited } = process.env;
    return promisify(execFile)(process.execPath, [STORE, ...words], {
      env: { ...inherited, ...environmentOf(database) },
    });
  };

  it('sell the last piece to one of two who buy at once [SCALE-03] [PAY-12]', async () => {
    const sofa = await stockedProduct(app.db, { stock: 1 });
    const attempts = await Promise.all(
      stores.map(async (store) => {
        const shopper = await anyShopper(app);
        return { store, shopper, given: await handOff(app, shopper, [{ ProductId: sofa, Quantity: 1 }]) };
      }),
    );
    const answers = await Promise.all(
      attempts.map(({ store, shopper, given }) => onceFree(() => store.call(getRazorPay, given, shopper))),
    );
    expect(tally(answers.map(outcomeOf))).toEqual({ ok: 1, 'out-of-stock': 1 });
    const winner = answers.findIndex(({ status }) => status === 200);
    const [attempt, answer] = [attempts[winner], answers[winner]];
    if (!attempt || !answer) throw new Error('nobody bought');
    const paid = await payAt(attempt.store, answerOf(getRazorPay, answer));
    if (!paid) throw new Error('the provider says it has been paid before');
    const verified = await attempt.store.call(verifyPayment, verification(paid), attempt.shopper);
    expect([outcomeOf(verified), await stockOf(app.db, sofa)]).toEqual(['ok', 0]);
  });

  it(`let ${BUYERS} buy on while the pooler is killed and starts again, over ${SESSIONS} sessions [SCALE-03]`, async () => {
    const crowd = await steadyBuyers(app, stores, BUYERS);
    let most = 0;
    for (let round = 0; round < 15; round += 1) {
      await wait(150);
      most = Math.max(most, await connections('servers'));
      if (round === 5) await pooler.restart();
    }
    const clients = await connections('clients');
    const { confirmed, answers, faults, slowest } = await crowd.finish();
    // Invoices get their numbers after the sale.
    const settled = async () => (await lostOrDoubled(app.db, confirmed)).length === 0;
    await until(settled, 'every purchase is booked', 30).catch(() => undefined);
    report(
      `${BUYERS} buyers, pooler killed once: ${JSON.stringify(answers)}, slowest ${Math.round(slowest)} ms, ${clients} connections over at most ${most} sessions`,
    );
    expect(faults).toEqual([]);
    expect(await lostOrDoubled(app.db, confirmed)).toEqual([]);
    expect(confirmed.length).toBeGreaterThan(BUYERS);
    expect(clients).toBeGreaterThan(SESSIONS);
    expect(most).toBeLessThanOrEqual(SESSIONS);
  });

  it('show imported prices at once, by notices on connections of their own [SCALE-03]', async () => {
    const priceAt = async (store: StoreProcess) =>
      answerOf(getProductDetail, await store.call(getProductDetail, SAMPLE))[0]?.Price;
    const { sku } = await app.db
      .selectFrom('products')
      .select('sku')
      .where('product_id', '=', SAMPLE.ProductId)
      .executeTakeFirstOrThrow();
    const table = join(folder, 'prices.csv');
    await writeFile(table, `sku,price\n${sku},54321\n`);
    await Promise.all(stores.map(priceAt));
    await typed('shop', 'prices', 'import', table, '--yes');
    const begun = performance.now();
    await Promise.all(stores.map((store) => until(async () => (await priceAt(store)) === 54_321, 'the new price')));
    report(`the price is at both ${Math.round(performance.now() - begun)} ms after the command`);
    const lines = await sql`
      select from pg_stat_activity where datname = 'shop' and application_name = 'store-api changes'`.execute(app.db);
    expect(lines.rows).toHaveLength(stores.length);
    expect((await pooler.show('clients')).map(({ application_name }) => application_name)).not.toContain(
      'store-api changes',
    );
  });

  it('are backed up while they sell, and restored beside [SCALE-03] [OPS-19]', async () => {
    const archive = join(folder, 'shop.zip');
    await operator(app, ['backup', 'make', archive]);
    await typed('copy', 'backup', 'restore', archive);
    const copy = openPostgres(addressOf('copy'), { connections: 1 });
    const count = (db: typeof copy.db) =>
      db
        .selectFrom('products')
        .select(({ fn }) => fn.countAll().as('products'))
        .executeTakeFirstOrThrow();
    expect(await count(copy.db)).toEqual(await count(app.db));
    await copy.close();
  });

  describe('limits', () => {
    const limits = { lockMs: 200, statementMs: 600, idleInTransactionMs: 300 };
    const opened: ReturnType<typeof openPostgres>[] = [];
    const open = (url: string, more: Parameters<typeof openPostgres>[1]) => {
      const database = openPostgres(url, { connections: 2, preparesStatements: false, ...more });
      opened.push(database);
      return database;
    };
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((database) => database.close()));
    });
    const pooled = async (more: Partial<typeof limits> = {}) => {
      const wanted = { ...limits, ...more, directUrl: addressOf('limits') };
      const database = open(pooler.address(addressOf('limits')), wanted);
      await limitSessions(database, wanted);
      return database;
    };

    it('end a statement, a wait for a row and an idle transaction, in sessions that were there before too [SCALE-03] [OPS-10]', async () => {
      const before = await pooled({ statementMs: 100_000, lockMs: 100_000, idleInTransactionMs: 100_000 });
      await sql`create table pieces as select 1 as id`.execute(before.db);
      const { db, checkoutDb } = await pooled({ idleInTransactionMs: 100_000 });
      await expect(sql`select pg_sleep(30)`.execute(db)).rejects.toMatchObject({ code: '57014' });
      await db.transaction().execute(async (trx) => {
        await sql`update pieces set id = 2`.execute(trx);
        await expect(sql`update pieces set id = 3`.execute(checkoutDb)).rejects.toMatchObject({ code: '55P03' });
      });
      const hasty = await pooled();
      const idle = hasty.db.transaction().execute(async (trx) => {
        await sql`update pieces set id = 4`.execute(trx);
        await wait(900);
        await sql`update pieces set id = 5`.execute(trx);
      });
      await expect(idle).rejects.toThrow();
      expect((await sql`select id from pieces`.execute(db)).rows).toEqual([{ id: 2 }]);
    });

    it('leave migrations and imports alone [SCALE-03]', async () => {
      const { withoutTimeouts } = await pooled();
      await expect(withoutTimeouts((db) => sql`select pg_sleep(0.9)`.execute(db))).resolves.toBeDefined();
    });

    it('are refused by name where a pooler swallows them, or leads to another database [SCALE-03]', async () => {
      const settings = { ignore_startup_parameters: SWALLOWED };
      const swallowing = await startPgBouncer(server.url, { passwords: { store: PASSWORD }, settings });
      const url = swallowing.address(addressOf('copy'));
      const settle = (directUrl: string | null) =>
        limitSessions(open(url, { ...limits, directUrl }), { ...limits, directUrl });
      await expect(settle(null)).rejects.toThrow('DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL');
      await expect(settle(url)).rejects.toThrow('DATABASE_DIRECT_URL leads to a pooler');
      await expect(settle(addressOf('limits'))).rejects.toThrow('lead to different databases');
      await Promise.all(opened.splice(0).map((database) => database.close()));
      await swallowing.stop();
    });
  });

  // A statement with a name is there once a session, and its next client is refused it.
  it('may be asked again and again what they lead to [SCALE-03]', async () => {
    const { DATABASE_URL } = environmentOf('shop');
    const primary = findPrimary([DATABASE_URL]);
    for (let time = 0; time < 3 * SESSIONS; time += 1) expect(await primary.find()).toBe(DATABASE_URL);
  });

  it('do not start without the address of PostgreSQL itself, which they name [SCALE-03]', async () => {
    const { DATABASE_DIRECT_URL: _missing, ...environment } = environmentOf('shop');
    const api = startApi({ ...environment, DATA_DIR: join(folder, 'refused') });
    expect([await api.exited(), api.output()]).toEqual([
      1,
      expect.stringContaining('store-api cannot start: DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL'),
    ]);
  });
});
