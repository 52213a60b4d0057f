import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobReader, BlobWriter, ZipReader, ZipWriter } from '@zip.js/zip.js';
import { sql } from 'kysely';
import { contactUs } from 'shared-contracts/api/contact-us';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { insertProductReview } from 'shared-contracts/api/insert-product-review';
import { openFiles } from '../../platform/files/stored-files.ts';
import { makeGuides } from '../../seed/catalog/guide-pdf.ts';
import { attachmentsOf, noise } from '../../testing/attachments.ts';
import { administer, databaseUrl, openEmptyDatabase } from '../../testing/databases.ts';
import { sendEnquiry, testClock } from '../../testing/enquiries.ts';
import { operator } from '../../testing/operator.ts';
import { anyShopper, buy, stockedProduct } from '../../testing/shop-floor.ts';
import { buildTestApp, type Credentials, type TestApp, testSettings } from '../../testing/test-app.ts';
import { type OpenDatabase, openPostgres } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import type { Db } from '../database/schema.ts';
import { addPicture } from '../pictures/add-picture.ts';
import { foreignTables } from './stored-tables.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Every row of every table as PostgreSQL writes it, but what belongs to the server, and the acts, which go on. */
async function rowsOf(db: Db): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  await db.transaction().execute(async (trx) => {
    await sql`set local timezone = 'UTC'`.execute(trx);
    const { rows: tables } = await sql<{ name: string }>`
      select relname::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and relname not in ('changes', 'change_horizon', 'kysely_migration_lock', 'operator_acts')`.execute(trx);
    for (const { name } of tables) {
      const { rows } = await sql<{ text: string }>`select stored::text as text from ${sql.table(name)} stored`.execute(
        trx,
      );
      found[name] = rows.map(({ text }) => text).sort();
    }
  });
  return found;
}

/** What the next number of each sequence is counted from. */
async function sequencesOf(db: Db) {
  const { rows } = await sql<{ name: string; last: string | null }>`
    select sequencename::text as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and sequencename not in ('changes_change_id_seq', 'operator_acts_operator_act_id_seq')
    order by 1`.execute(db);
  return rows;
}

/** The files below a data folder by their names. */
async function filesOf(dataDir: string): Promise<Readonly<Record<string, string>>> {
  const files: Record<string, string> = {};
  for (const room of ['originals', 'digital', 'attachments', 'review-pictures']) {
    const entries = await readdir(join(dataDir, room), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name);
      files[path.slice(dataDir.length)] = (await readFile(path)).toString('base64');
    }
  }
  return files;
}

/** A new database with the store's tables, as the command line makes it, and a data folder of its own. */
async function newStore(): Promise<OpenDatabase & { readonly settings: TestApp['settings'] }> {
  const database = await openEmptyDatabase();
  await migrate(database.db);
  return { ...database, settings: testSettings({ DATA_DIR: await mkdtemp(join(folder, 'data-')) }) };
}

/** Writes a changed copy of an archive: `change` answers an entry's new bytes, or null to leave it out. */
async function changedArchive(archive: string, change: (path: string, text: string) => string | null): Promise<string> {
  const entries = await new ZipReader(new BlobReader(new Blob([await readFile(archive)])), {
    useWebWorkers: false,
  }).getEntries();
  const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
  for (const entry of entries) {
    if (entry.directory) continue;
    const bytes = await (await entry.getData(new BlobWriter(), { useWebWorkers: false })).bytes();
    const binary = Buffer.from(bytes).toString('latin1');
    const changed = change(entry.filename, binary);
    if (changed !== null) await zip.add(entry.filename, new BlobReader(new Blob([Buffer.from(changed, 'latin1')])));
  }
  const file = join(folder, `changed-${Math.random()}.zip`);
  await writeFile(file, Buffer.from(await (await zip.close()).arrayBuffer()));
  return file;
}

describe('a backup of a store', () => {
  const clock = testClock();
  let app: TestApp;
  let shopper: Credentials;
  let product: number;
  let archive: string;

  beforeAll(async () => {
    app = await buildTestApp({ now: clock.now });
    const { db, settings } = app;
    product = await stockedProduct(db, { stock: 100_000 });
    shopper = await anyShopper(app);
    await buy(app, shopper, [{ ProductId: product, Quantity: 2 }]);
    const { id } = await attachmentsOf(() => app, clock).upload(await noise(500, 500).png().toBuffer());
    await sendEnquiry(app, clock, contactUs, { AttachmentIDs: [id] });
    const picture = await attachmentsOf(() => app, clock).upload(await noise(500, 500).png().toBuffer());
    await app.call(
      insertProductReview,
      {
        ProductId: product,
        Rating: 5,
        Title: 'Good',
        Body: 'As shown.',
        PictureIDs: [picture.id],
        IdempotencyKey: randomUUID(),
      },
      shopper,
    );
    expect(await addPicture(db, openFiles(settings), await noise(600, 600).jpeg().toBuffer())).toMatchObject({
      ok: true,
    });
    await makeGuides(openFiles(settings));
    // What a text of JSON could lose: lines, quotes, separators of other alphabets, numbers beyond JavaScript's.
    const message = 'One\n"two"\\n\u2028three\t\u0001 ﷺ 🪑 {null}';
    await db.updateTable('enquiries').set({ message }).execute();
    archive = join(folder, 'store.zip');
    const made = await operator(app, ['backup', 'make', archive]);
    expect(made).toEqual({
      exit: 0,
      faults: [],
      lines: [
        expect.stringMatching(/\.zip: the store of \d{4}-\d\d-\d\d \d\d:\d\d, \d+ rows in \d+ tables, \d+ files$/),
      ],
    });
  });
  afterAll(() => app?.close());

  it('is one file that its owner alone can read, and leaves nothing else [OPS-19] [SEC-05]', async () => {
    expect(((await stat(archive)).mode & 0o777).toString(8)).toBe('600');
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect((await readdir(app.settings.dataDir)).filter((name) => name.startsWith('.staging-'))).toEqual([]);
  });

  it('is named by its time in a folder [OPS-19]', async () => {
    const backups = join(folder, 'backups');
    const { lines } = await operator(app, ['backup', 'make', backups]);
    const [name = ''] = await readdir(backups);
    expect(name).toMatch(/^store-\d{4}-\d\d-\d\d-\d{4}\.zip$/);
    expect(lines[0]).toContain(`${join(backups, name)}: the store of`);
  });

  // A backup in the data folder, where compose mounts it, was deleted a day later by the next one.
  it('names the files that the data folder lacks, and deletes of it only what a killed command left [OPS-19]', async () => {
    const settings = { ...app.settings, dataDir: await mkdtemp(join(folder, 'lacking-')) };
    const [mine, left] = ['backup-monday.zip', '.staging-1'].map((name) => join(settings.dataDir, name));
    for (const file of [mine, left]) {
      await writeFile(file ?? '', '');
      await utimes(file ?? '', 0, 0);
    }
    const made = await operator({ db: app.db, settings }, ['backup', 'make', join(folder, 'lacking.zip')]);
    expect(made).toMatchObject({
      exit: 1,
      lines: [expect.stringMatching(/lacking\.zip: the store of/)],
      faults: [expect.stringMatching(/^Missing: attachments\/\S+ and \d+ more\. The tables name them/)],
    });
    expect(await readdir(settings.dataDir)).toEqual(['backup-monday.zip']);
  });

  it('is the same store, and sells on [OPS-19]', async () => {
    const [rows, sequences, files] = [
      await rowsOf(app.db),
      await sequencesOf(app.db),
      await filesOf(app.settings.dataDir),
    ];
    expect(rows.invoices).toHaveLength(1);
    expect(
      Object.keys(files)
        .map((path) => path.split('/')[1])
        .sort(),
    ).toEqual(expect.arrayContaining(['attachments', 'digital', 'originals', 'review-pictures']));
    const target = await newStore();
    expect(await operator(target, ['backup', 'restore', archive])).toMatchObject({ exit: 0, faults: [] });
    expect(await rowsOf(target.db)).toEqual(rows);
    expect(await sequencesOf(target.db)).toEqual(sequences);
    expect(await filesOf(target.settings.dataDir)).toEqual(files);
    expect((await readdir(target.settings.dataDir)).filter((name) => name.startsWith('.staging-'))).toEqual([]);

    const restored = await buildTestApp({ open: async () => target });
    const [detail] = await restored.call(getProductDetail, { ProductId: 1 });
    expect(detail).toMatchObject({ ProductId: 1 });
    // The shopper is still logged in; orders are numbered on; stock, sets and the feed follow the sale.
    await buy(restored, shopper, [{ ProductId: product, Quantity: 1 }]);
    const orders = await restored.db
      .selectFrom('orders')
      .select(['order_id', 'order_number'])
      .orderBy('order_id')
      .execute();
    expect(orders.map(({ order_id }) => order_id)).toEqual([1, 2]);
    expect(orders[1]?.order_number).not.toBe(orders[0]?.order_number);
    const changes = await restored.db.selectFrom('changes').select('tags').execute();
    expect(changes.flatMap(({ tags }) => tags)).toContain('stock');
    // The act is in the list of the store that it made.
    const acts = await restored.db.selectFrom('operator_acts').select(['command', 'outcome']).execute();
    expect(acts).toContainEqual({ command: 'backup restore', outcome: 'done' });
    await restored.close();
  });

  it('is consistent when it is made while people buy [OPS-19]', async () => {
    const live = join(folder, 'live.zip');
    const before = await app.db.selectFrom('orders').select('order_id').execute();
    let isOver = false;
    const making = operator(app, ['backup', 'make', live]).finally(() => (isOver = true));
    const buying = (async () => {
      // A shopper may not begin many payments in a minute.
      while (!isOver) await buy(app, await anyShopper(app), [{ ProductId: product, Quantity: 1 }]);
    })();
    const [made] = await Promise.all([making, buying]);
    expect(made.faults).toEqual([]);
    expect((await app.db.selectFrom('orders').select('order_id').execute()).length).toBeGreaterThan(before.length);

    const target = await newStore();
    expect((await operator(target, ['backup', 'restore', live])).faults).toEqual([]);
    // What one transaction wrote is there whole, or not at all.
    const { rows } = await sql<Record<string, number>>`select
      (select count(*)::integer from orders) as orders,
      (select count(*)::integer from orders where not exists (select from order_items where order_items.order_id = orders.order_id)) as without_lines,
      (select count(*)::integer from orders where order_number is not null
        and not exists (select from invoices where invoices.order_id = orders.order_id)) as without_invoice`.execute(
      target.db,
    );
    expect(rows[0]).toMatchObject({ without_lines: 0, without_invoice: 0 });
    expect(rows[0]?.orders).toBeGreaterThanOrEqual(before.length);
    await target.close();
  });

  describe('is refused', () => {
    let target: Awaited<ReturnType<typeof newStore>>;
    let rows: Awaited<ReturnType<typeof rowsOf>>;
    beforeAll(async () => {
      target = await newStore();
      rows = await rowsOf(target.db);
    });
    afterEach(async () => {
      expect(await rowsOf(target.db)).toEqual(rows);
      expect(await filesOf(target.settings.dataDir)).toEqual({});
    });
    afterAll(() => target?.close());
    const restore = async (file: string, ...more: string[]) => operator(target, ['backup', 'restore', file, ...more]);

    it('when it was cut, and when a byte of it is another [OPS-19]', async () => {
      const bytes = await readFile(archive);
      const broken = join(folder, 'broken.zip');
      await writeFile(broken, bytes.subarray(0, bytes.length * 0.7));
      expect(await restore(broken)).toMatchObject({
        exit: 1,
        faults: [`${broken} is no ZIP archive, or a damaged one.`],
      });
      for (const path of ['tables/product_sets.jsonl', 'tables/orders.jsonl', 'files/attachments/']) {
        const copy = Buffer.from(bytes);
        const at = copy.indexOf(path) + 150;
        copy[at] = (copy[at] ?? 0) ^ 0xff;
        await writeFile(broken, copy);
        for (const words of [
          ['restore', broken],
          ['check', broken],
        ]) {
          const { exit, faults } = await operator(target, ['backup', ...words]);
          expect([exit, ...faults]).toEqual([
            1,
            expect.stringMatching(new RegExp(`^${path}.* in .*broken.zip is damaged`)),
          ]);
        }
      }
    });

    it.each([
      [
        'a part is another',
        'tables/users.jsonl',
        (text: string) => text.replace('Asha', 'Ravi'),
        /^tables\/users\.jsonl in .* is damaged/,
      ],
      ['a part is missing', 'tables/users.jsonl', () => null, /lacks tables\/users\.jsonl/],
      ['it is none', 'manifest.json', () => null, /is no backup: it has no manifest\.json/],
      ['its manifest is broken', 'manifest.json', (text: string) => text.slice(10), /manifest\.json in .* is damaged/],
      [
        'its tables are of a newer release',
        'manifest.json',
        (text: string) => text.replace('"0590-translations"', '"0590-translations", "9999-future"'),
        /of a newer release: this one does not know the step 9999-future/,
      ],
      [
        'its tables are of a release from before the baseline',
        'manifest.json',
        (text: string) => text.replace(/"0650-further-languages",?/, '').replace(/,(\s*\])/, '$1'),
        /of a release before 0dbce12d\w{32}: restore it with that release and make a new backup there/,
      ],
      [
        'its format is newer',
        'manifest.json',
        (text: string) => text.replace('"format": 1', '"format": 2'),
        /made by a newer release/,
      ],
      [
        'it names a file elsewhere',
        'manifest.json',
        (text: string) => text.replace('"attachments/', '"attachments/../../'),
        /manifest\.json in .* is damaged/,
      ],
    ] as const)('when %s [OPS-19]', async (_, changed, change, fault) => {
      const file = await changedArchive(archive, (path, text) => (path === changed ? change(text) : text));
      expect(await restore(file)).toMatchObject({ exit: 1, faults: [expect.stringMatching(fault)] });
    });

    it('with everything undone when a file cannot be put in its place, at the very end [OPS-19]', async () => {
      await writeFile(join(target.settings.dataDir, 'originals'), 'no folder');
      await expect(restore(archive)).rejects.toThrow(/originals/);
      await rm(join(target.settings.dataDir, 'originals'));
    });

    it('by a dry run, which says what it would do [OPS-19] [API-06]', async () => {
      const { exit, lines } = await restore(archive, '--dry-run');
      expect([exit, ...lines]).toEqual([
        0,
        expect.stringMatching(/^Would: the store of \d{4}-/),
        'A dry run: nothing was changed.',
      ]);
    });
  });

  it('replaces a store that is in use only when that is said, and confirmed [OPS-19]', async () => {
    const used = await buildTestApp();
    const settings = used.settings;
    await anyShopper(used);
    const restore = (...more: string[]) => operator({ db: used.db, settings }, ['backup', 'restore', archive, ...more]);
    const rows = await rowsOf(used.db);
    expect((await restore()).faults).toEqual([
      'This store is in use (customers: 1). --replace puts the backup in its place. Nothing was changed.',
    ]);
    expect((await restore('--replace')).faults).toEqual([
      expect.stringMatching(
        /^Replace this store \(customers: 1\) by that of \d{4}-.* --yes answers without a terminal\.$/,
      ),
    ]);
    expect(await rowsOf(used.db)).toEqual(rows);
    expect(await restore('--replace', '--yes', '--as', 'Meera')).toMatchObject({ exit: 0, faults: [] });
    expect((await rowsOf(used.db)).invoices).toHaveLength(1);
    const acts = await used.db.selectFrom('operator_acts').select(['command', 'named', 'outcome']).execute();
    expect(acts).toContainEqual({ command: 'backup restore', named: 'Meera', outcome: 'done' });
    await used.close();
  });

  it('is not loaded over a database with tables of others, which it would drop [OPS-19]', async () => {
    const target = await newStore();
    expect(await foreignTables(target.db)).toEqual([]);
    await sql`create view sold as select order_id from orders`.execute(target.db);
    await sql`create schema reports`.execute(target.db);
    await sql`create view reports.paid as select order_id from orders`.execute(target.db);
    await sql`create table reports.notes (order_id integer references orders)`.execute(target.db);
    expect((await operator(target, ['backup', 'restore', archive])).faults).toEqual([
      "The database also has reports.notes, reports.paid, sold, which are not the store's: restore into one of its own. Nothing was changed.",
    ]);
    await target.close();
  });
});

it('is not restored while a store-api is open [OPS-19]', async () => {
  const open = await buildTestApp({ followsChanges: true });
  const archive = join(folder, 'open.zip');
  await operator(open, ['backup', 'make', archive]);
  expect((await operator(open, ['backup', 'restore', archive, '--replace', '--yes'])).faults).toEqual([
    'The store is open: stop every store-api first. Nothing was changed.',
  ]);
  await open.close();
});

// Foreign keys cannot be switched off by those who are no superusers, as on most rented servers.
it('is restored by the owner of a database [OPS-19]', async () => {
  const name = `store_owned_${randomBytes(6).toString('hex')}`;
  const address = new URL(databaseUrl(name));
  [address.username, address.password] = [name, 'kadhai'];
  await administer(`create role ${name} login password 'kadhai'`);
  await administer(`create database ${name} owner ${name} template template0`);
  const source = await buildTestApp();
  const database = openPostgres(address.href);
  try {
    const archive = join(folder, 'owned.zip');
    await operator(source, ['backup', 'make', archive]);
    await migrate(database.db);
    const settings = testSettings({ DATA_DIR: await mkdtemp(join(folder, 'owned-')) });
    expect((await operator({ db: database.db, settings }, ['backup', 'restore', archive])).faults).toEqual([]);
    expect(await rowsOf(database.db)).toEqual(await rowsOf(source.db));
  } finally {
    await database.close();
    await source.close();
    await administer(`drop database ${name} with (force)`);
    await administer(`drop role ${name}`);
  }
});
