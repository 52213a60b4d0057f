import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openPostgres } from '../src/platform/database/connection.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { seedLarge } from '../src/seed/large/seed-large.ts';
import { seed } from '../src/seed/seed.ts';
import { administer, databaseUrl } from '../src/testing/databases.ts';
import { operator } from '../src/testing/operator.ts';
import { outcomeOf, type StoreProcess, startStore, tally } from '../src/testing/processes/store-process.ts';
import { buildTestApp } from '../src/testing/test-app.ts';
import { buyers, checkOut, type Shop, STOCK } from './checkout-buyer.ts';

/**
 * How long buyers wait while a command changes prices or stock of the whole store: 16 people buy 40 of its products, spread
 * over all, without a pause, store and database share the machine. A wait is one call of a checkout (prices, start, payment, record) up
 * to its answer, with the repetitions of a call that was answered 503. 'Lock' is the longest that a statement was seen
 * to wait for a row, which does not depend on how busy the machine is:
 * `TEST_DATABASE_URL=postgres://… npm run bench:bulk-prices -w store-api [-- --products 100000]`.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    buyers: { type: 'string', default: '16' },
  },
});
const QUIET_SECONDS = 10;
/** {prices} and {stock} are files of all products. */
const COMMANDS = [
  'promotions add Sale --percent 10 --everything --yes',
  'promotions end 1',
  'prices change --everything --percent -5 --round 100 --was --yes',
  'prices import {prices} --yes',
  'stock import {stock} --yes',
];

const name = `bulk_prices_${process.pid}`;
await administer(`create database ${name}`);
const address = databaseUrl(name);
const database = openPostgres(address);
await migrate(database.db);
await seed(database.db, { dataDir: '/tmp' });
await seedLarge(database.db, Number(values.products), () => {});
const app = await buildTestApp({ open: async () => database });
const store = await startStore(address);
const folder = await mkdtemp(join(tmpdir(), 'bulk-prices-'));
try {
  const shop = { ...(await buyers(app, Number(values.buyers))), prices: await anyProducts(40) };
  await crowd(store, shop, () => wait(3000));
  write(`| ${values.products} products | seconds | calls | p50 ms | p99 ms | longest ms | lock ms | outcomes |`);
  write('|---|---:|---:|---:|---:|---:|---:|---|');
  print('nothing', await crowd(store, shop, () => wait(QUIET_SECONDS * 1000)));
  for (const typed of COMMANDS) {
    const words = typed
      .replace('{prices}', await fileOf('price'))
      .replace('{stock}', await fileOf('stock'))
      .split(' ');
    const printed: string[] = [];
    const measured = await crowd(store, shop, async () => {
      const { lines, faults } = await operator(app, words);
      printed.push(...lines.slice(-1), ...faults);
    });
    print(`\`${typed}\`: ${printed.join(' ')}`, measured);
  }
} finally {
  await store.stop();
  await rm(folder, { recursive: true });
  await app.close();
  await administer(`drop database ${name} with (force)`);
}

/** Products of the store at equal distances, with stock for everybody, and their prices. */
async function anyProducts(count: number): Promise<Shop['prices']> {
  const chosen = Array.from({ length: count }, (_, index) =>
    Math.floor(((index + 0.5) * Number(values.products)) / count),
  );
  await app.db
    .updateTable('products')
    .set({ stock_quantity: STOCK, order_maximum_quantity: 0, is_published: true })
    .where('product_id', 'in', chosen)
    .execute();
  return new Map(chosen.map((id) => [id, 0]));
}

/** Every product with another price, or stock. */
async function fileOf(column: 'price' | 'stock'): Promise<string> {
  const { rows } = await sql<{ line: string }>`
    select sku || ',' || (case ${column} when 'price' then product_id % 900 + 100 else 1000000 - product_id % 50 end) as line
    from products order by product_id`.execute(app.db);
  const path = join(folder, `${column}.csv`);
  await writeFile(path, [`sku,${column}`, ...rows.map(({ line }) => line)].join('\n'));
  return path;
}

interface Measured {
  readonly seconds: number;
  /** Milliseconds of each call, rising. */
  readonly waits: readonly number[];
  /** Milliseconds. */
  readonly longestLock: number;
  /** Codes of calls that were not answered 200, and how often. */
  readonly outcomes: Readonly<Record<string, number>>;
}

/** Everybody buys until the work is done, and finishes the last checkout. */
async function crowd(at: StoreProcess, shop: Shop, work: () => Promise<unknown>): Promise<Measured> {
  const waits: number[] = [];
  const outcomes: string[] = [];
  const watched: StoreProcess = {
    ...at,
    async call(call, parameters, as) {
      const begun = performance.now();
      for (;;) {
        const answered = await at.call(call, parameters, as);
        if (answered.status !== 200) outcomes.push(outcomeOf(answered));
        if (answered.status === 503) continue;
        waits.push(performance.now() - begun);
        return answered;
      }
    },
  };
  let over = false;
  let longestLock = 0;
  const looking = setInterval(async () => {
    const { rows } = await sql<{ waited: number }>`
      select 1000 * extract(epoch from clock_timestamp() - min(query_start))::float8 as waited
      from pg_stat_activity 
        where datname = current_database() and wait_event_type = 'Lock' and wait_event <> 'advisory'`.execute(app.db);
    longestLock = Math.max(longestLock, rows[0]?.waited ?? 0);
  }, 50);
  // A person may start 60 purchases in a quarter of an hour.
  const forgetting = setInterval(() => void app.db.deleteFrom('rate_limits').execute(), 1000);
  const buying = shop.shoppers.map(async (shopper) => {
    while (!over) await checkOut(watched, shop, shopper);
  });
  const begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / 1000;
  over = true;
  await Promise.all(buying);
  clearInterval(forgetting);
  clearInterval(looking);
  return { seconds, longestLock, waits: waits.toSorted((one, other) => one - other), outcomes: tally(outcomes) };
}

function print(what: string, { seconds, waits, longestLock, outcomes }: Measured): void {
  const at = (share: number) => Math.round(waits[Math.ceil(share * waits.length) - 1] ?? Number.NaN);
  const refused = Object.entries(outcomes).map(([code, count]) => `${count} ${code}`);
  write(
    `| ${what} | ${seconds.toFixed(1)} | ${waits.length} | ${at(0.5)} | ${at(0.99)} | ${at(1)} | ${Math.round(longestLock)} | ${refused.join(', ')} |`,
  );
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
