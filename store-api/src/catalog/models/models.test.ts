import { readFileSync } from 'node:fs';
import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { openFiles } from '../../platform/files/stored-files.ts';
import { ORIGINALS } from '../../platform/pictures/originals.ts';
import { readSeedProducts } from '../../seed/files/seed-media.ts';
import { operator } from '../../testing/operator.ts';
import { productTables, table } from '../../testing/product-tables.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { readModel } from './read-model.ts';
import { forgetModels } from './store-model.ts';

const sampleOf = (slug: string) => readFileSync(join(ORIGINALS, `products/${slug}/model.glb`));
const SAMPLE = sampleOf('amara-floor-mirror-in-acacia-wood');
const SAMPLE_EXTENSIONS = ['KHR_materials_ior', 'KHR_materials_specular', 'KHR_mesh_quantization'];

/** The sample with another JSON, padded as GLB wants it. */
function changed(change: (gltf: Record<string, unknown>) => object): Buffer {
  const length = SAMPLE.readUInt32LE(12);
  const gltf: Record<string, unknown> = JSON.parse(SAMPLE.toString('utf8', 20, 20 + length));
  const text = JSON.stringify(change(gltf));
  const json = Buffer.from(text.padEnd(Math.ceil(Buffer.byteLength(text) / 4) * 4));
  const head = Buffer.from(SAMPLE.subarray(0, 20));
  head.writeUInt32LE(20 + json.length + SAMPLE.length - 20 - length, 8);
  head.writeUInt32LE(json.length, 12);
  return Buffer.concat([head, json, SAMPLE.subarray(20 + length)]);
}

describe('a model', () => {
  it.each(readSeedProducts().map(({ slug }) => slug))('of the sample %s is valid and light [CAT-35]', async (slug) => {
    expect(await readModel(sampleOf(slug))).toMatchObject({ ok: true });
  });

  it.each([
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), 'is larger than 5 MB'],
    ['another kind of file', Buffer.from('<svg/>'), 'is no GLB, whatever its name says'],
    ['half a file', SAMPLE.subarray(0, 4000), 'is no valid glTF'],
    ['a broken reference', changed((gltf) => ({ ...gltf, scene: 7 })), 'is no valid glTF'],
    [
      'a compression',
      changed((gltf) => ({
        ...gltf,
        extensionsUsed: [...SAMPLE_EXTENSIONS, 'EXT_meshopt_compression'],
        extensionsRequired: ['KHR_mesh_quantization', 'EXT_meshopt_compression'],
      })),
      'needs EXT_meshopt_compression, which browsers cannot read without more code',
    ],
    [
      'another file to load',
      changed((gltf) => ({ ...gltf, images: [{ uri: 'https://elsewhere.example/cloth.jpg' }] })),
      'names other files; a GLB has all in it',
    ],
    ['nothing to see', changed(({ asset }) => ({ asset })), 'shows nothing'],
  ])('is refused with %s [CAT-35] [SEC-01]', async (_, bytes, reason) => {
    expect(await readModel(bytes)).toEqual({ ok: false, reason: expect.stringContaining(reason) });
  });
});

describeOnDatabase('the model of a product', (app) => {
  const { imported, exported } = productTables(app);
  const store = (...words: string[]) => operator(app(), words);
  const modelOf = async (ProductId: number) => (await app().call(getProductDetail, { ProductId }))[0]?.Model;

  it('is served for ever under an address of its content, which the product names with its weight [CAT-35]', async () => {
    const model = await modelOf(1);
    expect(model?.Url).toMatch(/^\/media\/models\/[0-9a-f]{20}\.glb$/);
    const served = await app().http.inject(model?.Url ?? '');
    expect(served.rawPayload).toHaveLength(model?.Bytes ?? 0);
    expect(served.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'model/gltf-binary',
      'x-content-type-options': 'nosniff',
    });
    expect((await app().http.inject('/media/models/0123456789abcdef0123.glb')).statusCode).toBe(404);
    expect((await app().http.inject('/media/models/..%2F..%2Fpackage.json')).statusCode).toBe(404);
  });

  it('comes and goes by command and by table [CAT-35] [API-06]', async () => {
    const { db, settings } = app();
    const own = join(settings.dataDir, 'own.glb');
    // Another name in it is another model.
    await writeFile(
      own,
      changed((gltf) => ({ ...gltf, asset: { version: '2.0', generator: 'a carpenter' } })),
    );
    const before = await modelOf(1);
    expect((await store('products', 'model', 'set', 'KC-00001', own)).faults).toEqual([]);
    const after = await modelOf(1);
    expect(after?.Url).not.toBe(before?.Url);
    expect((await app().http.inject(after?.Url ?? '')).statusCode).toBe(200);
    expect(await imported(await exported())).toMatchObject({ unchanged: 71, faults: [] });

    await writeFile(own, SAMPLE.subarray(0, 4000));
    expect((await store('products', 'model', 'set', 'KC-00002', own)).faults.join()).toContain('is no valid glTF');
    const rows = table('sku,model', 'KC-00001,', 'KC-00002,lost.glb');
    expect(await imported(rows)).toMatchObject({
      faults: ["row 3, model: names 'lost.glb', which is not among the files"],
    });
    expect((await store('products', 'model', 'remove', 'KC-00001')).faults).toEqual([]);
    expect(await modelOf(1)).toBeNull();

    // A day later nothing is left of it; the samples' models are files of the release.
    const file = join(settings.dataDir, 'models', after?.Url.split('/').at(-1) ?? '');
    await utimes(file, new Date(0), new Date(0));
    await db
      .updateTable('models')
      .set({ added_at: new Date(0) })
      .execute();
    const held = await db.selectFrom('product_models').selectAll().execute();
    await forgetModels(db, openFiles(settings), new Date());
    expect((await app().http.inject(after?.Url ?? '')).statusCode).toBe(404);
    await expect(rm(file)).rejects.toThrow('ENOENT');
    expect((await db.selectFrom('models').selectAll().execute()).length).toBeGreaterThanOrEqual(held.length);
  });
});
