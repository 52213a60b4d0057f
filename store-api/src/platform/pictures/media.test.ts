import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getProductsListByIds } from 'shared-contracts/api/get-products-list-by-ids';
import { pictureSources } from 'shared-contracts/domain/picture';
import sharp from 'sharp';
import { openFiles } from '../../platform/files/stored-files.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { forgetPictures } from './forget-pictures.ts';

describeOnDatabase('pictures', (app) => {
  const image = async () => {
    const [product] = await app().call(getProductsListByIds, { ProductIds: '1' });
    if (!product) throw new Error('no product');
    return product.Image;
  };

  it.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])('come as %s at the width asked for, cacheable for ever [API-09]', async (format, type, kind) => {
    const { Url } = await image();
    const response = await app().http.inject(`${Url}/320.${format}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: kind, width: 320, height: 320 });
  });

  it('exist at every address that the contract’s srcset names [API-09]', async () => {
    const { webp, fallback } = pictureSources(await image());
    const addresses = [...webp.split(', ').map((source) => source.split(' ')[0] ?? ''), fallback];
    for (const address of addresses) expect((await app().http.inject(address)).statusCode).toBe(200);
  });

  it('are themselves at their own address', async () => {
    const { Url, Width } = await image();
    const response = await app().http.inject(Url);
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width: Width });
  });

  it('are made once, however many ask at once, and stored', async () => {
    const { Url } = await image();
    const answers = await Promise.all(Array.from({ length: 6 }, () => app().http.inject(`${Url}/160.avif`)));
    expect(new Set(answers.map((answer) => answer.rawPayload.toString('base64'))).size).toBe(1);
    const stored = await readdir(join(app().settings.dataDir, 'pictures', Url.replace('/media/', '')));
    expect(stored).toContain('160.avif');
    expect(stored.filter((file) => file.endsWith('.part'))).toEqual([]);
  });

  it('are deleted a day later when the store no longer has them [LAW-06]', async () => {
    const { Url } = await image();
    await app().http.inject(`${Url}/160.webp`);
    const folder = join(app().settings.dataDir, 'pictures');
    const gone = '0123456789abcdef0123';
    await mkdir(join(folder, gone));
    const forget = (now: Date) => forgetPictures(app().db, openFiles(app().settings), now);
    await forget(new Date());
    expect(await readdir(folder)).toContain(gone);
    await forget(new Date(Date.now() + 25 * 3_600_000));
    expect(await readdir(folder)).not.toContain(gone);
    expect(await readdir(folder)).toContain(Url.replace('/media/', ''));
  });

  it('are shown even where they cannot be stored [OPS-09]', async () => {
    const { Url } = await image();
    const folder = join(app().settings.dataDir, 'pictures');
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, 'a file where the folder should be');
    const response = await app().http.inject(`${Url}/480.webp`);
    await rm(folder);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it.each([
    '/media/00000000000000000000/320.webp',
    '/media/00000000000000000000',
    '/media/..%2f..%2fetc/320.webp',
    '/media/%2e%2e/320.webp',
  ])('are 404 for what is no picture: %s', async (address) => {
    const response = await app().http.inject(address);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/problem+json');
  });

  it.each(['321.webp', '320.gif', '9999.avif', '0.webp', '320.webp.exe'])(
    'are 404 in a size or format that is not offered: %s',
    async (file) => {
      const { Url } = await image();
      expect((await app().http.inject(`${Url}/${file}`)).statusCode).toBe(404);
    },
  );

  it('are never enlarged', async () => {
    const [product] = await app().call(getProductsListByIds, { ProductIds: '1' });
    expect(product?.SecondImage?.Width).toBe(960);
    expect((await app().http.inject(`${product?.SecondImage?.Url}/1440.webp`)).statusCode).toBe(404);
  });
});
