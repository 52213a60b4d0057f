import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { openFiles } from '../../platform/files/stored-files.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { addPicture } from './add-picture.ts';
import { ORIGINALS } from './originals.ts';

/** A photograph as a telephone stores it: lying on its side, with the place where it was taken. */
const photograph = (width = 2400, height = 1800) =>
  sharp({ create: { width, height, channels: 3, background: '#A3452A' } })
    .composite([{ input: Buffer.from('<svg><rect width="60" height="40"/></svg>'), left: 20, top: 20 }])
    .withExif({ IFD0: { Copyright: 'Asha Rao' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 17/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

describeOnDatabase('a picture from a file', (app) => {
  const add = (bytes: Buffer) => addPicture(app().db, openFiles(app().settings), bytes);
  const pictures = async () => (await app().db.selectFrom('images').select('image_id').execute()).length;

  it('is turned upright, made as wide as pages show it, without metadata, and served [API-06] [API-09]', async () => {
    const added = await add(await photograph());
    if (!added.ok) throw new Error(added.reason);
    const { db, settings, http } = app();
    const row = await db.selectFrom('images').selectAll().where('image_id', '=', added.imageId).executeTakeFirst();
    expect(row).toMatchObject({ width: 1440, height: 1920, placeholder: expect.stringMatching(/^data:image\/webp/) });
    const original = await readFile(join(settings.dataDir, row?.file ?? ''));
    const { exif, icc, xmp, orientation, format } = await sharp(original).metadata();
    expect({ exif, icc, xmp, orientation, format }).toEqual({ format: 'webp' });
    for (const address of ['', '/320.avif', '/1440.webp']) {
      expect((await http.inject(`/media/${added.imageId}${address}`)).statusCode).toBe(200);
    }
  });

  it('is the same picture when it comes again, also from its own original [API-06]', async () => {
    const bytes = await photograph(900, 700);
    const first = await add(bytes);
    if (!first.ok) throw new Error(first.reason);
    const before = await pictures();
    expect(await add(bytes)).toEqual({ ok: true, imageId: first.imageId, isNew: false });
    const { rawPayload } = await app().http.inject(`/media/${first.imageId}`);
    expect(await add(rawPayload)).toEqual({ ok: true, imageId: first.imageId, isNew: false });
    const seeded = await readFile(join(ORIGINALS, 'products/aarvi-3-seater-fabric-sofa-in-teal/1-hero.webp'));
    expect(await add(seeded)).toMatchObject({ ok: true, isNew: false });
    expect(await pictures()).toBe(before);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    [
      'a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'is no picture',
    ],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'is no picture'],
    ['nothing', () => Buffer.alloc(0), 'is no picture'],
    ['a PDF', () => Buffer.from('%PDF-1.7'), 'is no picture'],
    ["an iPhone's photograph", () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 'is in HEIC'],
    ['half a photograph', async () => (await photograph()).subarray(0, 6000), 'is damaged'],
    ['only the head of one', () => Buffer.from('\x89PNG\r\n\x1a\nxx', 'latin1'), 'is damaged'],
    ['a stamp', () => photograph(200, 100), 'is 100 pixels wide; it needs at least 480'],
    ['more than 40 MB', () => Buffer.alloc(41 * 1024 * 1024), 'is larger than 40 MB'],
  ])('is refused when it is %s, and leaves nothing [API-06]', async (_, bytes, reason) => {
    const before = await pictures();
    expect(await add(await bytes())).toEqual({ ok: false, reason: expect.stringContaining(reason) });
    expect(await pictures()).toBe(before);
  });

  it('is refused when a small file unpacks to more than memory holds [API-06]', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    // 'damaged' sent its owner looking for another file.
    expect(await add(bomb)).toEqual({ ok: false, reason: 'has more than 120 million pixels' });
  });
});
