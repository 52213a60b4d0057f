import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openPostgres } from '../src/platform/database/connection.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import type { Db } from '../src/platform/database/schema.ts';
import { seed } from '../src/seed/seed.ts';
import { administer, databaseUrl } from '../src/testing/databases.ts';
import { startPgBouncer } from '../src/testing/processes/pgbouncer.ts';
import { startStore } from '../src/testing/processes/store-process.ts';
import { buildTestApp } from '../src/testing/test-app.ts';
import { until } from '../src/testing/until.ts';
import { checkBooks } from './checkout-books.ts';
import { type Bought, buyers, checkOut, type Shop } from './checkout-buyer.ts';

/**
 * Checkouts a second, from the cart's prices to the recorded payment, by 50 buyers at once over PostgreSQL with one
 * and with two processes of the API; buyers, store and database share the machine. Afterwards the books must agree
 * with the buyers: `TEST_DATABASE_URL=postgres://… npm run bench:checkout -w store-api [-- --seconds 20]`,
 * on a server whose role may create databases. With `--pooler` through PgBouncer in transaction mode.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    buyers: { type: 'string', default: '50' },
    processes: { type: 'string', default: '1,2' },
    pooler: { type: 'boolean', default: false },
  },
});
const WARM_UP_SECONDS = 3;
const SAMPLE_MS = 20;

const server = databaseUrl('postgres');
const pooler = values.pooler
  ? await startPgBouncer(server, { passwords: { postgres: '' }, settings: { auth_type: 'trust' } })
  : null;
write(
  '| processes | checkouts/s | p50 ms | p99 ms | checkouts | retries | refused | waiting for locks | faults in the books | sessions |',
);
write('|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
for (const count of values.processes.split(',').map(Number)) await measure(count);
await pooler?.stop();

async function measure(processes: number): Promise<void> {
  const name = `checkout_bench_${process.pid}_${processes}`;
  await administer(`create database ${name}`);
  const address = databaseUrl(name);
  const database = openPostgres(address);
  await migrate(database.db);
  await seed(database.db, { dataDir: '/tmp' });
  const app = await buildTestApp({ open: async () => database });
  const pooled = pooler ? { DATABASE_URL: pooler.address(address), DATABASE_DIRECT_URL: address } : {};
  const stores = await Promise.all(Array.from({ length: processes }, () => startStore(address, pooled)));
  try {
    const shop = await buyers(app, Number(values.buyers));
    const warm = await crowd(shop, stores, WARM_UP_SECONDS);
    const waits = countWaits(app.db);
    const measured = await crowd(shop, stores, Number(values.seconds));
    const waiting = await waits.mean();
    const numbered = await allNumbered(app.db);
    const sessions = await sessionsOfOthers(database);
    const faults = await checkBooks(app.db, shop, [...warm.bought, ...measured.bought]);
    print(processes, measured, { faults, waiting, sessions });
    write(`numbered ${numbered} ms after the last checkout`);
  } finally {
    await Promise.all(stores.map((store) => store.stop()));
    await app.close();
    await administer(`drop database ${name} with (force)`);
  }
}

/** How many sessions wait for a lock of another, on average of samples. */
function countWaits(db: Db) {
  const samples: number[] = [];
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::integer as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      samples.push(rows[0]?.waiting ?? 0);
      await wait(SAMPLE_MS);
    }
  })();
  return {
    async mean() {
      isOver = true;
      await sampling;
      return samples.reduce((sum, one) => sum + one, 0) / samples.length;
    },
  };
}

/** Milliseconds until every sale has its invoice. */
async function allNumbered(db: Db): Promise<number> {
  const begun = performance.now();
  const owed = db.selectFrom('owed_documents').select('order_id').limit(1);
  await until(async () => (await owed.execute()).length === 0, 'every invoice has its number');
  return Math.round(performance.now() - begun);
}

/** Of the server: those of the processes, or of the pooler for them. An unused one of either is closed later than now. */
async function sessionsOfOthers({ db, pools }: ReturnType<typeof openPostgres>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity where datname = current_database()`.execute(db);
  const own = Object.values(pools).map((use) => use().inUse + use().idle);
  return (rows[0]?.count ?? 0) - own.reduce((sum, each) => sum + each, 0);
}

interface Measured {
  readonly seconds: number;
  readonly bought: readonly Bought[];
  readonly refused: number;
}

/** Every buyer repeats checkouts until the time is over, and finishes the last one. */
async function crowd(shop: Shop, stores: Parameters<typeof checkOut>[0][], seconds: number): Promise<Measured> {
  const begun = performance.now();
  const bought: Bought[] = [];
  let refused = 0;
  await Promise.all(
    shop.shoppers.map(async (shopper, turn) => {
      while (performance.now() - begun < seconds * 1000) {
        const store = stores[turn % stores.length];
        const result = store && (await checkOut(store, shop, shopper));
        if (result) bought.push(result);
        else refused += 1;
      }
    }),
  );
  return { seconds: (performance.now() - begun) / 1000, bought, refused };
}

function print(
  processes: number,
  { seconds, bought, refused }: Measured,
  {
    faults,
    waiting,
    sessions,
  }: { readonly faults: readonly string[]; readonly waiting: number; readonly sessions: number },
): void {
  const sorted = bought.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN);
  const rate = (bought.length / seconds).toFixed(1);
  const retries = bought.reduce((sum, one) => sum + one.retries, 0);
  write(
    `| ${processes} | ${rate} | ${at(0.5)} | ${at(0.99)} | ${bought.length} | ${retries} | ${refused} | ${waiting.toFixed(2)} | ${faults.length} | ${sessions} |`,
  );
  for (const fault of faults) write(`FAULT: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
