import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobReader, BlobWriter, ZipWriter } from '@zip.js/zip.js';
import { getProductsListByIds } from 'shared-contracts/api/get-products-list-by-ids';
import { openFiles } from '../../platform/files/stored-files.ts';
import { addPicture } from '../../platform/pictures/add-picture.ts';
import { forgetPictures } from '../../platform/pictures/forget-pictures.ts';
import { operator } from '../../testing/operator.ts';
import { CHAIR, NEW, photograph, photographs, productTables, table } from '../../testing/product-tables.ts';
import { countStatements } from '../../testing/statement-counts.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'product-pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describeOnDatabase('pictures that come with a table', (app) => {
  const { imported, exported, recordOf } = productTables(app);
  const at = (name: string) => join(folder, name);
  const store = (...words: string[]) => operator(app(), words);
  const forget = (hours: number) =>
    forgetPictures(app().db, openFiles(app().settings), new Date(Date.now() + hours * 3_600_000));
  async function added(hue: number) {
    const picture = await addPicture(app().db, openFiles(app().settings), await photograph(hue));
    if (!picture.ok) throw new Error(picture.reason);
    return picture;
  }
  const own = () => app().db.selectFrom('images').select('file').where('file', 'like', 'originals/%').execute();

  /** Packed as desktops do: below the folder's name, on a Mac with extra entries. */
  async function pack(name: string): Promise<void> {
    const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
    for (const file of await readdir(at(name))) {
      await zip.add(`${name}/${file}`, new BlobReader(new Blob([await readFile(at(`${name}/${file}`))])));
    }
    await zip.add(`__MACOSX/${name}/._one.jpg`, new BlobReader(new Blob(['of the system'])));
    await writeFile(at(`${name}.zip`), new Uint8Array(await (await zip.close()).arrayBuffer()));
  }

  it('are added once; what is none is named [API-06]', async () => {
    const source = await photographs('oslo-1.jpg', 'sub/oslo-2.jpg');
    const head = `${NEW},pictures,picture_texts`;
    const good = table(head, `PIC-1,${CHAIR},oslo-1.jpg|sub/oslo-2.jpg,From the front`, `PIC-2,${CHAIR},oslo-1.jpg,`);
    expect(await imported(good, { source })).toMatchObject({ created: 2, faults: [] });
    const first = await recordOf('PIC-1');
    expect(first?.picture_texts).toEqual(['From the front', 'Oslo Chair']);
    expect((await recordOf('PIC-2'))?.pictures).toEqual([first?.pictures[0]]);
    const { http } = app();
    expect((await http.inject(`/media/${first?.pictures[1]?.replace('.webp', '')}/480.webp`)).statusCode).toBe(200);
    expect(await imported(good, { source })).toMatchObject({ unchanged: 2, changed: 0 });
    expect(await imported(await exported())).toMatchObject({ changed: 0, faults: [] });

    const bad = { ...source, read: async () => Buffer.from('<svg onload="alert(1)"/>') };
    expect((await imported(table('sku,pictures', 'PIC-2,oslo-1.jpg'), { source: bad })).faults).toEqual([
      "row 2, pictures: 'oslo-1.jpg' is no picture in JPEG, PNG, WebP or AVIF, whatever its name says",
    ]);
  });

  it('come from an archive, and go out with an export that brings the product back as it was [API-06]', async () => {
    await mkdir(at('photographs'));
    await writeFile(at('photographs/front.jpg'), await photograph(20));
    await pack('photographs');
    await writeFile(at('zip.csv'), table(`${NEW},pictures`, `ZIP-1,${CHAIR},front.jpg`));
    expect(await store('products', 'import', at('zip.csv'), '--pictures', at('photographs.zip'))).toMatchObject({
      exit: 0,
      lines: ['1 row: 1 created, 0 changed, 0 as they are'],
    });
    const record = await recordOf('ZIP-1');
    const everything = ['products', 'export', at('all.csv'), '--pictures', at('out')];
    expect((await store(...everything)).exit).toBe(0);
    const written = await readdir(at('out'));
    expect(written).toEqual(expect.arrayContaining([...(record?.pictures ?? [])]));
    expect((await store('products', 'import', at('all.csv'), '--pictures', at('out'))).lines.join()).toMatch(
      / 0 created, 0 changed, \d+ as they are$/,
    );

    await store('products', 'delete', 'ZIP-1', '--yes');
    await forget(25);
    expect((await app().http.inject(`/media/${record?.pictures[0]?.slice(0, 20)}`)).statusCode).toBe(404);
    await pack('out');
    expect((await store('products', 'import', at('all.csv'), '--pictures', at('out.zip'))).lines.join()).toMatch(
      / 1 created, 0 changed/,
    );
    expect(await recordOf('ZIP-1')).toEqual(record);
    expect((await app().http.inject(`/media/${record?.pictures[0]?.slice(0, 20)}`)).statusCode).toBe(200);
  });

  it.each([
    ['no archive', Buffer.from('a photograph'), /is no ZIP archive, or a damaged one/],
    ['half of one', Buffer.from('PK\x03\x04 and then nothing'), /is no ZIP archive, or a damaged one/],
  ])('are refused in a sentence when the file is %s [API-06]', async (_, bytes, sentence) => {
    await writeFile(at('broken.zip'), bytes);
    await writeFile(at('one.csv'), table('sku,pictures', 'KC-00001,front.jpg'));
    const { exit, faults } = await store('products', 'import', at('one.csv'), '--pictures', at('broken.zip'));
    expect([exit, faults.join()]).toEqual([1, expect.stringMatching(sentence)]);
  });

  it('are forgotten after a day when their import was refused, with their files [API-06]', async () => {
    await forget(25);
    const before = await own();
    const source = await photographs('lost-1.jpg', 'lost-2.jpg', 'lost-3.jpg');
    const bad = table(`${NEW},pictures`, `LOST-1,${CHAIR},lost-2.jpg`, `LOST-2,${CHAIR},lost-3.jpg|no-such.jpg`);
    expect(await imported(bad, { source })).toMatchObject({ badRows: 1, isWritten: false });
    const left = (await own()).length - before.length;
    expect(left).toBeGreaterThan(0);
    await forget(1);
    // The table is mended within the day, and its pictures need not be made again.
    expect(await own()).toHaveLength(before.length + left);
    await forget(25);
    expect(await own()).toEqual(before);
    const files = await readdir(join(app().settings.dataDir, 'originals'), { recursive: true });
    expect(files.filter((file) => file.endsWith('.webp'))).toHaveLength(before.length);
    expect(await imported(await exported())).toMatchObject({ changed: 0, faults: [] });
  });

  it('of a room are said to be so on a card, as long as somebody says it, also after an import [CAT-12]', async () => {
    const secondOnCard = async () => {
      const [card] = await app().call(getProductsListByIds, { ProductIds: '1' });
      return card?.SecondImage;
    };
    expect(await secondOnCard()).toMatchObject({ IsRoom: true });
    const { lines } = await store('products', 'pictures', 'room', 'KC-00001', '2', '--not');
    expect(lines).toEqual(['1 picture shows no room.']);
    expect(await secondOnCard()).not.toHaveProperty('IsRoom');
    await store('products', 'pictures', 'room', 'KC-00001', '2');
    expect(await imported(await exported())).toMatchObject({ faults: [] });
    expect(await secondOnCard()).toMatchObject({ IsRoom: true });
    expect((await store('products', 'pictures', 'room', 'KC-00001', '9')).exit).toBe(1);
  });

  it('stay while the HTML of a product shows them [API-06]', async () => {
    const { imageId } = await added(40);
    const html = table('sku,care', `KC-00002,"<p><img src=""/media/${imageId}/480.webp"" alt=""""></p>"`);
    expect(await imported(html)).toMatchObject({ changed: 1, faults: [] });
    await forget(25);
    expect((await app().http.inject(`/media/${imageId}`)).statusCode).toBe(200);
    expect(await imported(table('sku,care', 'KC-00002,<p>Dust it.</p>'))).toMatchObject({ changed: 1 });
    // Named a day before, it is spared for that day.
    await forget(50);
    expect((await app().http.inject(`/media/${imageId}`)).statusCode).toBe(404);
  });

  // Every hour the HTML of all products was read.
  it('cost no reading of texts until one is unused, and one that a text names is looked for once a day [API-06]', async () => {
    const { imageId } = await added(60);
    const html = table('sku,care', `KC-00003,"<p><img src=""/media/${imageId}/480.webp"" alt=""""></p>"`);
    expect(await imported(html)).toMatchObject({ changed: 1, faults: [] });
    const isRead = async (hours: number) => {
      const { texts } = await countStatements(app().db, () => forget(hours));
      return [...texts.keys()].some((text) => text.includes('full_description'));
    };
    expect([await isRead(0), await isRead(60), await isRead(61), await isRead(85)]).toEqual([false, true, false, true]);
  });

  it('recognised again by an import are spared for the day in which it may use them [API-06]', async () => {
    const { imageId } = await added(50);
    const longAgo = new Date(Date.now() - 48 * 3_600_000);
    await app().db.updateTable('images').set({ added_at: longAgo }).where('image_id', '=', imageId).execute();
    await app().db.updateTable('picture_files').set({ used_at: longAgo }).where('image_id', '=', imageId).execute();
    expect(await added(50)).toMatchObject({ imageId, isNew: false });
    await forget(0);
    expect((await app().http.inject(`/media/${imageId}`)).statusCode).toBe(200);
    await forget(25);
    expect((await app().http.inject(`/media/${imageId}`)).statusCode).toBe(404);
  });
});
