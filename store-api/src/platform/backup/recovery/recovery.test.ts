import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { seed } from '../../../seed/seed.ts';
import { operator } from '../../../testing/operator.ts';
import { storeFolder } from '../../../testing/processes/store-folder.ts';
import { anyShopper, buy, stockedProduct } from '../../../testing/shop-floor.ts';
import { buildTestApp, type Credentials, type TestApp } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { openPostgres } from '../../database/connection.ts';
import { readRecord } from '../../database/embedded/record.ts';
import { type EmbeddedDatabase, runEmbedded } from '../../database/embedded/server.ts';
import { migrate } from '../../database/migrate.ts';
import { openFiles } from '../../files/stored-files.ts';
import { baseCopies } from './base-copies.ts';
import { serverOf } from './recovery-job.ts';
import { oldestWaiting, shipWal, waitingWal } from './ship-wal.ts';
import { keyOfWal, walOf } from './wal-keys.ts';

// One shop's bad day, in this order: the database is copied, sells, loses what an operator deletes, and its whole disk.
const STORE = fileURLToPath(new URL('../../../store.ts', import.meta.url));
let folder = '';
let spool = '';
let running: EmbeddedDatabase | undefined;
let app: TestApp | undefined;
let shopper: Credentials;
let product: number;
let before: Date;

const environmentOf = (dataDir: string) => ({ DATA_DIR: dataDir, WAL_SPOOL: spool });

async function open(dataDir: string): Promise<TestApp> {
  running = await runEmbedded(dataDir, () => {}, { walSpool: spool });
  const { url } = running;
  app = await buildTestApp({ environment: environmentOf(dataDir), dataDir, open: async () => openPostgres(url) });
  return app;
}

async function close(): Promise<void> {
  await app?.close();
  await running?.close();
  app = running = undefined;
}

const restore = (dataDir: string, ...words: readonly string[]) => typed(dataDir, ['database', 'restore', ...words]);

/** As an operator types it. */
async function typed(dataDir: string, words: readonly string[], more: Record<string, string> = {}) {
  const { NODE_OPTIONS: _jestOnly, ...inherited } = process.env;
  const env = { ...inherited, ...environmentOf(dataDir), SEED: 'none', DATABASE_URL: '', ...more };
  const child = spawn(process.execPath, [STORE, ...words], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [exit] = await once(child, 'close');
  return { exit, output };
}

const booksOf = async (shop: TestApp) => ({
  orders: (await shop.db.selectFrom('orders').select('order_number').orderBy('order_id').execute()).length,
  invoices: (await shop.db.selectFrom('invoices').select('number').execute()).length,
});

const files = () => openFiles((app as TestApp).settings);

beforeAll(async () => {
  folder = await storeFolder();
  spool = join(folder, 'spool');
  const dataDir = join(folder, 'first');
  await mkdir(dataDir, { mode: 0o700 });
  running = await runEmbedded(dataDir, () => {}, { walSpool: spool });
  const database = openPostgres(running.url);
  await migrate(database.db);
  await seed(database.db, { dataDir, fillsSamples: false });
  app = await buildTestApp({ environment: environmentOf(dataDir), dataDir, open: async () => database });
  shopper = await anyShopper(app);
  product = await stockedProduct(app.db, { stock: 1000 });
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

test('a copy is taken while the shop sells, and the log is shipped [SCALE-05] [OPS-19]', async () => {
  const shop = app as TestApp;
  const taken = operator(shop, ['database', 'copy']);
  await buy(shop, shopper, [{ ProductId: product, Quantity: 1 }]);
  expect(await taken).toMatchObject({
    exit: 0,
    faults: [],
    lines: [expect.stringMatching(/^any moment from .* on can/)],
  });
  expect(await baseCopies(files())).toHaveLength(1);
  expect(await waitingWal(spool)).toEqual([]);
});

test('a sale and all before it come back, and what was after the moment does not [SCALE-05] [OPS-19]', async () => {
  const shop = app as TestApp;
  await rm(spool, { recursive: true });
  await buy(shop, shopper, [{ ProductId: product, Quantity: 1 }]);
  const books = await booksOf(shop);
  expect(books).toEqual({ orders: 2, invoices: 2 });
  await wait(20);
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(shop.db);
  before = rows[0]?.now ?? new Date();
  await wait(20);
  await buy(shop, shopper, [{ ProductId: product, Quantity: 1 }]);
  await sql`update products set full_description = 'a mistake'`.execute(shop.db);
  const { dataDir } = shop.settings;
  const at = new Date(before.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 23);
  expect(await operator(shop, ['database', 'restore', '--to', '2020-01-01 10:00', '--yes'])).toMatchObject({
    exit: 1,
    faults: [expect.stringMatching(/^The oldest copy is of .*: an earlier moment cannot be restored\.$/)],
  });
  expect(await operator(shop, ['database', 'restore', '--to', at, '--dry-run'])).toMatchObject({ exit: 0 });
  expect((await readdir(folder)).filter((name) => /restoring|made/.test(name))).toEqual([]);
  await close();

  // Nothing since the copy was archived, and the database itself is damaged: its own log has it.
  await rm(join(resolve(dataDir, readRecord(dataDir)?.folder ?? ''), 'PG_VERSION'));
  const began = Date.now();
  expect(await restore(dataDir, '--to', at, '--yes')).toMatchObject({
    exit: 0,
    output: expect.stringContaining('restored; the next start uses it'),
  });
  const restored = await open(dataDir);
  process.stdout.write(`    restored within ${Date.now() - began} ms of typing the command\n`);
  expect(await booksOf(restored)).toEqual(books);
  const texts = await restored.db.selectFrom('products').select('full_description').execute();
  expect(texts.some(({ full_description }) => full_description === 'a mistake')).toBe(false);
  // It sells on: numbers, stock, sessions and the feed are those of that moment.
  await buy(restored, shopper, [{ ProductId: product, Quantity: 1 }]);
  expect(await booksOf(restored)).toEqual({ orders: 3, invoices: 3 });
});

test('a lost disk costs what was not archived yet: its log since the copy is stored elsewhere [SCALE-05] [OPS-19]', async () => {
  const shop = app as TestApp;
  // A second timeline, and a copy of it, as operators are told.
  expect(await operator(shop, ['database', 'copy'])).toMatchObject({ exit: 0 });
  await buy(shop, shopper, [{ ProductId: product, Quantity: 1 }]);
  await wait(20);
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(shop.db);
  const at = new Date((rows[0]?.now.getTime() ?? 0) + 5.5 * 3_600_000).toISOString().slice(0, 23);
  await wait(20);
  await sql`update products set full_description = 'later'`.execute(shop.db);
  await sql`select pg_switch_wal()`.execute(shop.db);
  const { archiveFails, system } = await serverOf(shop.db);
  expect(archiveFails).toBe(false);
  const archived = async () =>
    (
      await sql<{ waits: boolean }>`
      select last_archived_wal < pg_walfile_name(pg_current_wal_lsn() - 16 * 1024 * 1024) as waits
      from pg_stat_archiver`.execute(shop.db)
    ).rows[0]?.waits === false;
  await until(archived, 'the log is in the spool');
  expect(await oldestWaiting(spool, new Date(Date.now() + 60_000))).toBeGreaterThan(50);
  await shipWal(spool, files(), system);
  expect(await oldestWaiting(spool, new Date())).toBe(0);
  await buy(shop, shopper, [{ ProductId: product, Quantity: 1 }]);
  await close();
  await rm(spool, { recursive: true });
  const dataDir = join(folder, 'second');
  await mkdir(dataDir, { mode: 0o700 });
  // What is stored is elsewhere: here it is the same folders on another disk.
  for (const room of ['base', 'wal']) await rename(join(folder, 'first', room), join(dataDir, room));
  // The first attempt has none of the log, as it was stored long after the moment.
  const late = new Date(Date.now() + 7_200_000);
  for (const { key } of await keysOf('wal/', openFiles({ dataDir }))) await utimes(join(dataDir, key), late, late);
  expect(await restore(dataDir, '--to', at, '--yes')).toMatchObject({
    exit: 0,
    output: expect.stringContaining('on timeline 2'),
  });
  const restored = await open(dataDir);
  expect(await booksOf(restored)).toEqual({ orders: 4, invoices: 4 });
  const entries = await readdir(join(dataDir, '..'), { recursive: true });
  expect(entries.filter((name) => name.endsWith('wal-to-replay'))).toEqual([]);
});

test('what was stored is never replaced by the log of another server [SCALE-05]', async () => {
  const { system } = await serverOf((app as TestApp).db);
  const { key } = (await keysOf('wal/')).find((found) => /\/[0-9A-F]{24}\.gz$/.test(found.key)) ?? { key: '' };
  const { name } = walOf(key);
  const segment = gunzipSync((await files().read(key)) as Buffer);
  segment.writeUInt8(1, 100);
  await writeFile(join(spool, name), segment);
  await expect(shipWal(spool, files(), system)).rejects.toThrow(`Another server has stored ${name}`);
  expect(await waitingWal(spool)).toContain(name);
  // A segment of a server that was there before has the same name, and a place of its own.
  segment.writeBigUInt64LE(7n, 24);
  await writeFile(join(spool, name), segment);
  await shipWal(spool, files(), system);
  expect(await files().head(keyOfWal('7', name))).not.toBeNull();
  await files().delete(keyOfWal('7', name));
});

test('the folder for a server of one’s own is empty, and no database need run [SCALE-05] [OPS-19]', async () => {
  const { dataDir } = (app as TestApp).settings;
  const offline = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const target = join(folder, 'own');
  await mkdir(target);
  await writeFile(join(target, 'PG_VERSION'), '18');
  const refused = await typed(dataDir, ['database', 'fetch', target, '--timeline', '1'], offline);
  expect(refused).toEqual({ exit: 1, output: `${target} is not empty.\n` });
  await rm(join(target, 'PG_VERSION'));
  expect(await typed(dataDir, ['database', 'fetch', target], offline)).toMatchObject({ exit: 0 });
  const settings = await readFile(join(target, 'postgresql.auto.conf'), 'utf8');
  expect(settings.match(/^recovery_target_.*$/gm)).toEqual(["recovery_target_timeline = '3'"]);
  expect(await readdir(target)).toEqual(expect.arrayContaining(['PG_VERSION', 'global', 'recovery.signal']));
});

test('a failed archiving is seen, and ends when it works again [SCALE-05]', async () => {
  const { db } = app as TestApp;
  const archiveFails = async () => (await serverOf(db)).archiveFails;
  await rm(spool, { recursive: true });
  await sql`select pg_switch_wal()`.execute(db);
  await until(archiveFails, 'PostgreSQL says that it failed');
  await mkdir(spool, { mode: 0o777 });
  await chmod(spool, 0o777);
  await until(async () => !(await archiveFails()), 'it succeeded');
});

async function keysOf(prefix: string, stored = files()) {
  const found: { readonly key: string }[] = [];
  for await (const facts of stored.list(prefix)) found.push(facts);
  return found;
}
