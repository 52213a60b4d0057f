import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { openPostgres } from '../src/platform/database/connection.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { seedLarge } from '../src/seed/large/seed-large.ts';
import { seededRandom } from '../src/seed/large/seeded-random.ts';
import { seed } from '../src/seed/seed.ts';
import { administer, databaseUrl } from '../src/testing/databases.ts';
import { inTransaction } from '../src/testing/in-transaction.ts';
import { buildTestApp } from '../src/testing/test-app.ts';
import { differences, type KeptPlan, summed } from './plans/compare.ts';
import { fillOrders } from './plans/fill-orders.ts';
import { HOT_PATHS } from './plans/hot-paths.ts';
import { recordingDatabase, type Sent } from './plans/recording.ts';

/**
 * Explains every statement that the hot paths send, by running them over many rows in a transaction that is rolled back, and
 * compares nodes, indexes and buffers with those in docs/plans.json: exit code 1 where they differ, or a large table is read
 * whole. --write stores them instead. On the server at TEST_DATABASE_URL, of a superuser, it fills a database `plans_<orders>`
 * unless it is there (23 GB and half an hour at the default sizes), and leaves it to be dropped by hand.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '1000000' },
    orders: { type: 'string', default: '10000000' },
    times: { type: 'string', default: '30' },
    only: { type: 'string', default: '' },
    database: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const KEPT = new URL('../../docs/plans.json', import.meta.url);
const sizes = { products: Number(values.products), orders: Number(values.orders) };
const name = values.database ?? `plans_${sizes.orders}`;

await fill();
const found = await explained();
const kept: readonly KeptPlan[] = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')).plans : [];
const isChosen = ({ path }: KeptPlan) => path.includes(values.only);
if (values.write) {
  const plans = [...kept.filter((plan) => !isChosen(plan)), ...found];
  // A plan is a line, so that a change of one is a line of the diff.
  const lines = plans.map((plan) => JSON.stringify(plan)).join(',\n');
  writeFileSync(KEPT, `${JSON.stringify(sizes).slice(0, -1)},"plans":[\n${lines}\n]}\n`);
} else {
  const chosen = kept.filter(isChosen);
  const told = differences(chosen, found);
  for (const line of told) write(line);
  write(`${found.length} statements, ${told.length} differences`);
  if (told.length > 0) process.exitCode = 1;
}

async function fill(): Promise<void> {
  const isThere = await administer(`create database ${name}`).then(
    () => false,
    () => true,
  );
  const { db, close } = openPostgres(databaseUrl(name), { connections: 2 });
  await migrate(db);
  if (!isThere) {
    await seed(db, { dataDir: tmpdir() });
    await seedLarge(db, sizes.products, (done) => write(`${done} products`));
    await fillOrders(db, sizes.orders, sizes.products, write);
  }
  await close();
}

async function explained(): Promise<readonly KeptPlan[]> {
  const recording = await recordingDatabase(databaseUrl(name));
  const plans: KeptPlan[] = [];
  for (const path of HOT_PATHS.filter((one) => one.name.includes(values.only))) {
    const random = seededRandom(7);
    const sent: (readonly Sent[])[] = [];
    const trx = await recording.db.startTransaction().execute();
    const app = await buildTestApp({ open: async () => inTransaction(trx) });
    for (let run = 0; run < Number(values.times); run += 1) {
      const act = await path.prepare(app, random, sizes);
      sent.push(await recording.record(act));
    }
    await app.http.close();
    await trx.rollback().execute();
    const summary = summed(path.name, sent);
    plans.push(...summary);
    for (const { statement, buffers, rows, p50, p99 } of summary)
      write(`${statement} | ${buffers} | ${rows} | ${p50} | ${p99}`);
  }
  await recording.close();
  return plans;
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
