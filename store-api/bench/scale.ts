import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { openPostgres } from '../src/platform/database/connection.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { seedLarge } from '../src/seed/large/seed-large.ts';
import { seededRandom } from '../src/seed/large/seeded-random.ts';
import { seed } from '../src/seed/seed.ts';
import { administer, databaseUrl } from '../src/testing/databases.ts';
import { addFamilies } from './scale/add-families.ts';
import { scenarios } from './scale/scenarios.ts';
import { type Timings, timed } from './scale/timings.ts';

/**
 * How the catalogue's calls grow with the catalogue: p50 and p99 per size with one client on PostgreSQL, without
 * caches. On the server at TEST_DATABASE_URL it creates missing databases 'scale_<size>' and drops them afterwards,
 * unless --keep is given. With --families a third of the products are in families of 3 to 6.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    times: { type: 'string', default: '200' },
    keep: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    families: { type: 'boolean', default: false },
  },
});
/** PostgreSQL's code for an existing database. */
const DUPLICATE_DATABASE = '42P04';
const sizes = values.sizes.split(',').map(Number);
const chosen = scenarios.filter(({ name }) => name.includes(values.only));

const measured = new Map<number, readonly Timings[]>();
for (const size of sizes) measured.set(size, await measure(size));
print();

async function measure(size: number): Promise<readonly Timings[]> {
  const name = `scale_${size}`;
  await make(name);
  const { db, close } = openPostgres(databaseUrl(name), { connections: 4 });
  await migrate(db);
  await seed(db, { dataDir: tmpdir() });
  await seedLarge(db, size, () => {});
  if (values.families) await addFamilies(db);
  const timings: Timings[] = [];
  for (const scenario of chosen) {
    const random = seededRandom(size);
    timings.push(await timed(Number(values.times), () => scenario.run(db, random, size)));
  }
  await close();
  if (!values.keep) await administer(`drop database ${name} with (force)`);
  return timings;
}

async function make(name: string): Promise<void> {
  await administer(`create database ${name}`).catch((fault: { readonly code?: string }) => {
    if (fault.code !== DUPLICATE_DATABASE) throw fault;
  });
}

function print(): void {
  const head = sizes.map((size) => `${size.toLocaleString('en-IN')} p50 | p99`).join(' | ');
  write(`| milliseconds | ${head} | growth of p50 |`);
  write(`|---|${'---:|---:|'.repeat(sizes.length)}---:|`);
  for (const [index, { name }] of chosen.entries()) {
    const row = sizes.map((size) => measured.get(size)?.[index]);
    const cells = row.map((timings) => `${timings?.p50.toFixed(1)} | ${timings?.p99.toFixed(1)}`).join(' | ');
    write(`| ${name} | ${cells} | ${((row.at(-1)?.p50 ?? 0) / (row[0]?.p50 ?? 1)).toFixed(1)}x |`);
  }
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
