import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openPostgres } from '../../platform/database/connection.ts';
import { runEmbedded } from '../../platform/database/embedded/server.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { parseSettings } from '../../platform/settings/settings.ts';
import { seed } from '../seed.ts';
import { seedLarge } from './seed-large.ts';

const { values } = parseArgs({
  options: { products: { type: 'string' }, 'database-url': { type: 'string' } },
});
const products = Number(values.products);
if (!Number.isInteger(products) || products < 1) {
  fail('Say how many: npm run seed:large -w store-api -- --products 100000 [--database-url postgres://…]');
}
const given = values['database-url'] ? { DATABASE_URL: values['database-url'] } : {};
const parsed = parseSettings({ ...process.env, ...given }, resolve(import.meta.dirname, '../../../..'));
if (!parsed.ok) fail(parsed.faults.join(' '));

const begun = performance.now();
const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
const { databaseUrl, dataDir } = parsed.settings;
const embedded = databaseUrl ? null : await runEmbedded(dataDir, (line) => process.stderr.write(`${line}\n`));
const database = openPostgres(parsed.settings.database.directUrl ?? databaseUrl ?? embedded?.url ?? '');
await database.withoutTimeouts(async (db) => {
  await migrate(db);
  await seed(db, { dataDir, fillsSamples: parsed.settings.fillsSamples ?? true });
  await seedLarge(db, products, (done) => {
    if (done % 50_000 === 0) process.stdout.write(`${done.toLocaleString('en-IN')} products, ${seconds()}\n`);
  });
});
await database.close();
await embedded?.close();
process.stdout.write(`${products.toLocaleString('en-IN')} products in the store after ${seconds()}\n`);

function fail(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}
