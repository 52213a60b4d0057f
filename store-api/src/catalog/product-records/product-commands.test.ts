import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import sharp from 'sharp';
import { openFiles } from '../../platform/files/stored-files.ts';
import { operator } from '../../testing/operator.ts';
import { anyShopper, buy } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { forgetDownloads } from './forget-downloads.ts';

describeOnDatabase('an operator', (app) => {
  const store = (...words: string[]) => operator(app(), words);
  const shown = async (sku: string) => (await store('products', 'show', sku)).lines;
  let folder = '';
  const at = (name: string) => join(folder, name);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'products-'));
    for (const [place, name] of ['front.jpg', 'back.jpg', 'side.jpg'].entries()) {
      const background = { r: 60 * place, g: 90, b: 120 };
      await writeFile(
        at(name),
        await sharp({ create: { width: 900, height: 700, channels: 3, background } })
          .jpeg()
          .toBuffer(),
      );
    }
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const NEW = [
    '--categories',
    'lounge-chairs',
    '--vendor',
    'Marwar Woodworks',
    '--hsn',
    '9401',
    '--shipping-days',
    '9',
  ];

  it('makes a product, gives it pictures, publishes it, and it is for sale [API-06] [API-10]', async () => {
    const created = await store(
      'products',
      'create',
      'OSLO-1',
      '--name',
      'Oslo Chair',
      ...NEW,
      '--price',
      '12499',
      '--stock',
      '4',
    );
    expect(created).toEqual({ lines: ['OSLO-1: created, not published yet'], faults: [], exit: 0 });
    expect(await store('products', 'publish', 'OSLO-1')).toMatchObject({
      exit: 1,
      faults: ['--pictures is empty; a published product needs a picture.\nNothing was changed.'],
    });
    await store('products', 'pictures', 'add', 'OSLO-1', at('front.jpg'), at('back.jpg'), '--text', 'From the front');
    expect((await store('products', 'publish', 'OSLO-1')).lines).toEqual(['OSLO-1: published no → yes']);
    const [found] = await app().call(getAllProducts, { SearchTerm: 'oslo chair' });
    expect(found).toMatchObject({ ProductName: 'Oslo Chair', Price: 12_499, StockStatus: 'In stock' });
    expect(found?.Image.Alt).toBe('From the front');
    expect(await shown('OSLO-1')).toEqual(
      expect.arrayContaining(['address: /collections/lounge-chairs/oslo-chair', 'price: 12499']),
    );
    expect((await store('audit', 'list')).lines.at(-2)).toMatch(/uid-1000 +products show +.*done$/);
  });

  it('changes a product and sees what changed, or would [API-06]', async () => {
    const typed = [
      'products',
      'set',
      'OSLO-1',
      '--price',
      '11999',
      '--old-price',
      '12499',
      '--tags',
      'Bestseller',
      '--color',
      'Teal',
    ];
    const changes = ['color none → Teal', 'tags none → Bestseller', 'price 12499 → 11999', 'old_price none → 12499'];
    expect((await store(...typed, '--dry-run')).lines).toEqual([
      ...changes.map((change) => `Would: OSLO-1: ${change}`),
      'A dry run: nothing was changed.',
    ]);
    expect(await shown('OSLO-1')).toContain('price: 12499');
    expect((await store(...typed)).lines).toEqual(changes.map((change) => `OSLO-1: ${change}`));
    expect((await store(...typed)).lines).toEqual(['Nothing changes.']);
    expect((await store('products', 'set', 'OSLO-1', '--color', '', '--tags', '')).lines).toEqual([
      'OSLO-1: color Teal → none',
      'OSLO-1: tags Bestseller → none',
    ]);
  });

  it('reads all that is wrong, in the words of the options [API-06]', async () => {
    const typed = ['--price', 'much', '--stock', '-1', '--returnable', 'perhaps', '--name', ''];
    expect((await store('products', 'set', 'OSLO-1', ...typed)).faults.join('\n').split('\n')).toEqual([
      '--name is empty.',
      '--price is an amount in rupees like 24990 or 499.50.',
      '--stock is not below 0.',
      '--returnable is yes or no.',
      'Nothing was changed.',
    ]);
    expect((await store('products', 'set', 'OSLO-1', '--vendor', 'Nobody')).faults).toEqual([
      "--vendor names 'Nobody', which the shop does not have.\nNothing was changed.",
    ]);
    expect((await store('products', 'create', 'OSLO-1', '--name', 'Again', ...NEW)).exit).toBe(1);
    expect((await store('products', 'show', 'NONE')).faults).toEqual([
      'There is no product NONE. Nothing was changed.',
    ]);
  });

  it('arranges pictures, and removes them, but not the last one of a published product [API-06]', async () => {
    const texts = async () =>
      (await store('products', 'pictures', 'list', 'OSLO-1')).lines.slice(1).map((line) => line.split(/ {2,}/).at(-1));
    await store('products', 'pictures', 'add', 'OSLO-1', at('side.jpg'), '--text', 'From the side');
    expect(await texts()).toEqual(['From the front', 'Oslo Chair', 'From the side']);
    await store('products', 'pictures', 'order', 'OSLO-1', '3', '1');
    expect(await texts()).toEqual(['From the side', 'From the front', 'Oslo Chair']);
    await store('products', 'pictures', 'remove', 'OSLO-1', '2', '3');
    expect(await texts()).toEqual(['From the side']);
    expect((await store('products', 'pictures', 'remove', 'OSLO-1', '1')).exit).toBe(1);
    expect((await store('products', 'pictures', 'remove', 'OSLO-1', '7')).faults).toEqual([
      'There is no picture 7; it has 1. Nothing was changed.',
    ]);
  });

  // The good one of two files stayed in the shop for ever, though the command was refused.
  it('stores no file of a command that is refused [API-06] [API-10]', async () => {
    await writeFile(at('evil.jpg'), '<svg onload="alert(1)"/>');
    await writeFile(at('late.jpg'), await sharp(at('side.jpg')).negate().jpeg().toBuffer());
    const stored = async () => ({
      pictures: await app().db.selectFrom('images').select('image_id').orderBy('image_id').execute(),
      files: (await readdir(app().settings.dataDir, { recursive: true })).filter((name) =>
        /originals|digital/.test(name),
      ),
    });
    const before = await stored();
    expect(await store('products', 'pictures', 'add', 'OSLO-1', at('late.jpg'), at('evil.jpg'))).toMatchObject({
      exit: 1,
      faults: [expect.stringContaining('is no picture in JPEG')],
    });
    await store('products', 'pictures', 'add', 'OSLO-1', at('late.jpg'), '--dry-run');
    expect(await stored()).toEqual(before);
  });

  // Each read the pictures, and wrote those it had read and its own: one of two was lost.
  it('adds pictures from two windows at once, and loses none [API-06]', async () => {
    for (const [place, name] of ['one.jpg', 'two.jpg'].entries()) {
      const background = { r: 10, g: 200, b: 90 * place };
      const image = sharp({ create: { width: 640, height: 480, channels: 3, background } });
      await writeFile(at(name), await image.jpeg().toBuffer());
    }
    const count = async () => (await store('products', 'pictures', 'list', 'OSLO-1', '--format', 'jsonl')).lines.length;
    const before = await count();
    const added = ['one.jpg', 'two.jpg'].map((name) => store('products', 'pictures', 'add', 'OSLO-1', at(name)));
    for (const { exit } of await Promise.all(added)) expect(exit).toBe(0);
    expect(await count()).toBe(before + 2);
    await store('products', 'pictures', 'remove', 'OSLO-1', String(before + 1), String(before + 2));
  });

  it('sells a download [API-06] [API-10]', async () => {
    await store(
      'products',
      'create',
      'BOOK-1',
      '--name',
      'Oil and Wax',
      ...NEW,
      '--hsn',
      '998431',
      '--price',
      '199',
      '--stock',
      '1000',
    );
    await store('products', 'pictures', 'add', 'BOOK-1', at('front.jpg'));
    await writeFile(at('book.pdf'), '%PDF-1.7 a book');
    expect((await store('products', 'download', 'BOOK-1', at('evil.jpg'))).faults.join()).toContain(
      'is no PDF, ZIP or EPUB',
    );
    expect((await store('products', 'download', 'BOOK-1', at('book.pdf'))).lines).toEqual([
      'BOOK-1: digital no → yes',
      expect.stringMatching(/^BOOK-1: digital_file none → digital\/[0-9a-f]{20}\.pdf$/),
    ]);
    const row = await app().db.selectFrom('digital_files').selectAll().where('file', 'not like', '%guide%').execute();
    const stored = row.find(({ file }) => /^digital\/[0-9a-f]{20}\.pdf$/.test(file));
    expect(stored?.content_type).toBe('application/pdf');
    expect(await readFile(join(app().settings.dataDir, stored?.file ?? ''), 'utf8')).toBe('%PDF-1.7 a book');
    expect((await store('products', 'publish', 'BOOK-1')).exit).toBe(0);

    await writeFile(at('second.pdf'), '%PDF-1.7 second edition');
    await store('products', 'download', 'BOOK-1', at('second.pdf'));
    const files = () => readdir(join(app().settings.dataDir, 'digital'));
    const forget = (hours: number) =>
      forgetDownloads(app().db, openFiles(app().settings), new Date(Date.now() + hours * 3_600_000));
    const before = await files();
    await forget(23);
    expect(await files()).toEqual(before);
    await forget(25);
    expect(await files()).toEqual(before.filter((file) => `digital/${file}` !== stored?.file));
  });

  it('lists, hides, ends and deletes products, but deletes none that was sold [API-06]', async () => {
    expect((await store('products', 'unpublish', 'OSLO-1')).lines).toEqual(['OSLO-1: published yes → no']);
    expect((await store('products', 'list', '--hidden')).lines).toEqual([
      expect.stringMatching(/^Sku +Name +Category +Price +Stock +Published +Swatch$/),
      expect.stringMatching(/^OSLO-1 +Oslo Chair +lounge-chairs +₹11,999 +4 +no +no$/),
    ]);
    const ProductId = 5;
    await buy(app(), await anyShopper(app()), [{ ProductId, Quantity: 1 }]);
    const refused = await store('products', 'delete', 'OSLO-1', 'KC-00005', '--yes');
    expect(refused.faults.join()).toContain('KC-00005 has been sold or is being bought');
    expect(await shown('OSLO-1')).not.toEqual([]);
    expect((await store('products', 'end', 'KC-00005')).lines).toEqual([
      expect.stringMatching(/^KC-00005: stock \d+ → 0$/),
    ]);
    expect((await store('products', 'delete', 'OSLO-1')).faults.join()).toContain('--yes answers');
    expect((await store('products', 'delete', 'OSLO-1', '--dry-run')).lines).toContain('Would: OSLO-1: deleted');
    expect((await store('products', 'delete', 'OSLO-1', '--yes')).lines).toEqual(['OSLO-1: deleted']);
    expect((await store('products', 'show', 'OSLO-1')).exit).toBe(1);
  });

  it('exports, changes the table and imports it, with a report of bad rows [API-06]', async () => {
    expect((await store('products', 'export', at('all.csv'))).lines).toEqual([`72 products in ${at('all.csv')}`]);
    expect((await store('products', 'import', at('all.csv'))).lines).toEqual([
      '72 rows: 0 created, 0 changed, 72 as they are',
    ]);
    await store('products', 'export', at('stock.jsonl'), '--columns', 'stock', '--category', 'beds');
    const [first = ''] = (await readFile(at('stock.jsonl'), 'utf8')).split('\n');
    expect(Object.keys(JSON.parse(first))).toEqual(['sku', 'stock']);

    await writeFile(at('some.csv'), 'sku,stock,color\nKC-00007,31,Teel\nKC-00008,41,Teal\n');
    expect(await store('products', 'import', at('some.csv'))).toEqual({
      lines: ['Row  Column  Fault', "  2  color   names 'Teel', which the shop does not have; did you mean Teal?"],
      faults: [
        '2 rows: 0 to create, 1 to change, 0 as they are, 1 bad. Nothing was imported: fix the rows, or leave them out with --skip-bad-rows.',
      ],
      exit: 1,
    });
    expect((await store('products', 'import', at('some.csv'), '--skip-bad-rows', '--dry-run')).lines).toEqual([
      expect.stringMatching(/^Would: KC-00008: color .+ → Teal$/),
      expect.stringMatching(/^Would: KC-00008: stock \d+ → 41$/),
      "Would: row 2, color: names 'Teel', which the shop does not have; did you mean Teal?",
      'Would: 2 rows: 0 to create, 1 to change, 0 as they are, 1 bad',
      'A dry run: nothing was changed.',
    ]);
    expect((await store('products', 'import', at('some.csv'), '--skip-bad-rows')).lines.at(-1)).toBe(
      '2 rows: 0 created, 1 changed, 0 as they are, 1 bad',
    );
    expect(await shown('KC-00008')).toEqual(expect.arrayContaining(['stock: 41', 'color: Teal']));
    await writeFile(at('broken.csv'), 'sku;stock,price\n');
    expect((await store('products', 'import', at('broken.csv'))).faults.join()).toContain(
      'are to be separated by commas',
    );
  });

  it('imports pictures from a folder, and asks before much is changed [API-06]', async () => {
    const rows = Array.from(
      { length: 30 },
      (_, place) => `MANY-${place},Many Chair,lounge-chairs,Marwar Woodworks,9401,9,front.jpg|back.jpg`,
    );
    await writeFile(at('many.csv'), ['sku,name,categories,vendor,hsn,shipping_days,pictures', ...rows].join('\n'));
    const asked = await store('products', 'import', at('many.csv'), '--pictures', folder);
    expect(asked).toMatchObject({ exit: 1, faults: [expect.stringContaining('30 rows: 30 to create')] });
    expect((await store('products', 'import', at('many.csv'), '--pictures', folder, '--yes')).lines).toEqual([
      '30 rows: 30 created, 0 changed, 0 as they are',
    ]);
    expect((await store('products', 'pictures', 'list', 'MANY-29')).lines).toHaveLength(3);
  });
});
