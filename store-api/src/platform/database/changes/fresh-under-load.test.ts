import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { type ApiProcess, startApi } from '../../../testing/api-process.ts';
import { databaseUrl, openTestDatabase } from '../../../testing/databases.ts';
import { until } from '../../../testing/until.ts';
import type { OpenDatabase } from '../connection.ts';
import type { Db } from '../schema.ts';

const PRODUCT = 17;
const PATH = { CategorySlug: 'tv-units', ProductSlug: 'lehar-tv-unit-in-sheesham-wood' };
/** A change must be on every process after a second; ten times that where the machine is busy. Milliseconds. */
const FRESH_MS = 10_000;

interface Sight {
  /** Which question to which process. */
  readonly at: string;
  readonly version: number;
  readonly asked: number;
  readonly answered: number;
}

/** Versions as they were committed: prices that only rise. */
interface Commit {
  readonly version: number;
  readonly at: number;
}

/** Questions of which the answer shows the product's price in rupees, and how many ask each at once. */
const questions = [
  { name: 'detail', path: getProductDetail.path, parameters: { ProductId: PRODUCT } },
  { name: 'detail by path', path: getProductDetail.path, parameters: PATH },
  { name: 'listing', path: getAllProducts.path, parameters: { MinPrice: 900_000, WithFacets: true } },
] as const;
const READERS = 4;
/** The least of commits, and of versions seen at each place, that makes it a test. */
const ENOUGH = 6;

/** Asks every process again and again while `act` goes on, and changes the price in between; gives what was seen. */
async function readWhile(addresses: readonly string[], db: Db, act: () => Promise<void>) {
  const sights: Sight[] = [];
  const commits: Commit[] = [];
  let over = false;
  const versionsAt = () => [...Map.groupBy(sights, ({ at }) => at).values()].map(versionsIn);
  const isEnough = () =>
    versionsAt().length === addresses.length * questions.length && Math.min(...versionsAt()) >= ENOUGH;

  const reader = async (address: string, { name, path, parameters }: (typeof questions)[number]) => {
    while (!over) {
      const asked = performance.now();
      const response = await fetch(`${address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ requestParameters: parameters }),
      });
      const products = JSON.parse(((await response.json()) as { data: string }).data) as {
        ProductId: number;
        Price: number;
      }[];
      const version = products.find(({ ProductId }) => ProductId === PRODUCT)?.Price ?? Number.NaN;
      sights.push({ at: `${name} of ${address}`, version, asked, answered: performance.now() });
      await wait(2);
    }
  };
  const writer = async () => {
    for (let version = 1_000_000; !over; version += 1) {
      // Half of them by a transaction that takes its time between the change and the commit.
      await db.transaction().execute(async (trx) => {
        await sql`update product_prices set price_paise = ${version * 100} where product_id = ${PRODUCT}`.execute(trx);
        if (version % 2) await wait(60);
      });
      commits.push({ version, at: performance.now() });
      await wait(70 + Math.random() * 200);
    }
  };
  await sql`update product_prices set price_paise = 99900000 where product_id = ${PRODUCT}`.execute(db);
  await wait(1000);
  const work = addresses.flatMap((address) =>
    questions.flatMap((question) => Array.from({ length: READERS }, () => reader(address, question))),
  );
  const all = Promise.all([...work, writer()]);
  await Promise.race([all, act().then(() => until(isEnough, 'enough versions seen at every place'))]);
  over = true;
  await all;
  return { sights, commits };
}

const versionsIn = (sights: readonly Sight[]) => new Set(sights.map(({ version }) => version)).size;

/** Answers that miss what was committed a second before they were asked for. */
function tooOld({ sights, commits }: Awaited<ReturnType<typeof readWhile>>): readonly Sight[] {
  return sights.filter(({ asked, version }) => {
    const due = commits.findLast(({ at }) => at < asked - FRESH_MS);
    return !(version >= (due?.version ?? 999_000));
  });
}

/** Answers older than one that the same process had given before they were asked for. */
function goneBack({ sights }: Awaited<ReturnType<typeof readWhile>>): readonly Sight[] {
  return [...Map.groupBy(sights, ({ at }) => at).values()].flatMap((seen) => {
    const inOrder = seen.toSorted((one, other) => one.answered - other.answered);
    let newest = 0;
    const bestUntil = inOrder.map(({ answered, version }) => {
      newest = Math.max(newest, version);
      return { answered, newest };
    });
    return seen.filter(
      ({ asked, version }) => version < (bestUntil.findLast(({ answered }) => answered < asked)?.newest ?? 0),
    );
  });
}

async function expectFresh(addresses: readonly string[], db: Db, act: () => Promise<void>) {
  const seen = await readWhile(addresses, db, act);
  expect(tooOld(seen)).toEqual([]);
  expect(goneBack(seen)).toEqual([]);
}

const keptAnswers = async (address: string) => {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Number(/answer_cache_answers_total\{outcome="hit"\} (\d+)/.exec(metrics)?.[1] ?? 0);
};

describe('cached answers under load', () => {
  describe('of several processes', () => {
    let database: OpenDatabase;
    let processes: readonly ApiProcess[] = [];
    let addresses: readonly string[] = [];
    beforeAll(async () => {
      database = await openTestDatabase();
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
      const environment = {
        DATABASE_URL: databaseUrl(rows[0]?.name ?? ''),
        LOG_LEVEL: 'info',
        PAYMENT_SANDBOX: 'allow',
      };
      processes = [startApi(environment), startApi(environment)];
      addresses = await Promise.all(processes.map((api) => api.listening()));
    });
    afterAll(async () => {
      for (const api of processes) api.child.kill('SIGTERM');
      await Promise.all(processes.map((api) => api.exited()));
      await database.close();
    });

    it('show a changed price within a second on every process and never the old one again [API-05]', async () => {
      const areCached = async () => Math.min(...(await Promise.all(addresses.map(keptAnswers)))) > 100;
      await expectFresh(addresses, database.db, () => until(areCached, 'answers from the cache'));
    });

    it('do so also while the listening connections are cut again and again, and after [API-05]', async () => {
      await expectFresh(addresses, database.db, async () => {
        for (let cut = 0; cut < 30; cut += 1) {
          await sql`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and application_name = 'store-api changes'`.execute(database.db);
          await wait(100);
        }
        await wait(2000);
      });
    });

    it('do so also when a process was stopped for a while [API-05]', async () => {
      const [sleeper] = processes;
      await expectFresh(addresses, database.db, async () => {
        await wait(1000);
        sleeper?.child.kill('SIGSTOP');
        await wait(2000);
        sleeper?.child.kill('SIGCONT');
        await wait(1500);
      });
    });
  });
});
