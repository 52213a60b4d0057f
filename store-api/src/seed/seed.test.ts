import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { DELIVERY_DAYS } from 'shared-contracts/domain/constants';
import { openFiles } from '../platform/files/stored-files.ts';
import { ORIGINALS } from '../platform/pictures/originals.ts';
import { DAY_MS } from '../platform/time.ts';
import { describeOnDatabase } from '../testing/test-app.ts';
import { guideFile, makeGuides } from './catalog/guide-pdf.ts';
import { seedGuides } from './catalog/guides.ts';
import { readSeedPictures, readSeedProducts, seedPictureFiles } from './files/seed-media.ts';

describe('the seed’s pictures', () => {
  it('match pictures.json: run src/seed/files/describe-pictures.ts after changing one [API-09]', async () => {
    const pictures = readSeedPictures();
    expect(pictures.map((picture) => picture.file)).toEqual(await seedPictureFiles());
    for (const { file, hash } of pictures) {
      const bytes = await readFile(join(ORIGINALS, file));
      expect({ file, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 20) }).toEqual({ file, hash });
    }
  });
});

describeOnDatabase('the seeded catalogue', (app) => {
  const everyProduct = async () => {
    const products = await app().db.selectFrom('products').select('product_id as ProductId').execute();
    const details = await Promise.all(products.map(({ ProductId }) => app().call(getProductDetail, { ProductId })));
    return details.flat();
  };

  it('has every product of products.json with its pictures, and two to download', async () => {
    const products = await everyProduct();
    const slugs = new Set(products.map((product) => product.Slug));
    for (const { slug } of readSeedProducts()) expect(slugs).toContain(slug);
    expect(products.filter((product) => product.IsDigitalProduct)).toHaveLength(2);
    expect(products).toHaveLength(60);
  });

  it('has plausible prices, some reduced, and some products sold out', async () => {
    const furniture = (await everyProduct()).filter((product) => !product.IsDigitalProduct);
    for (const { Price, OldPrice } of furniture) {
      expect(Price).toBeGreaterThanOrEqual(2_000);
      expect(Price).toBeLessThanOrEqual(90_000);
      if (OldPrice !== null) expect(OldPrice).toBeGreaterThan(Price ?? 0);
    }
    const reduced = furniture.filter((product) => product.OldPrice !== null).length;
    expect(reduced).toBeGreaterThan(20);
    expect(reduced).toBeLessThan(furniture.length - 10);
    expect(furniture.filter((product) => product.StockStatus === 'Out of stock')).toHaveLength(3);
  });

  it('has what the law requires for every product: tax, maker, origin, quantity', async () => {
    for (const product of await everyProduct()) {
      expect([5, 18]).toContain(product.GstRate);
      expect(product.HsnCode).toMatch(/^(9401|9403|9404|7009|998431)$/);
      expect(product.CountryOfOrigin).toMatch(/^(India|Indonesia)$/);
      expect(product.ManufacturerAddress).not.toBe('');
      expect(product.NetQuantity).not.toBe('');
    }
  });

  it('shows the standard and licence of what falls under the quality order, and lacks none [LAW-02]', async () => {
    const chair = (await everyProduct()).find(({ Slug }) => Slug === 'bela-cane-lounge-chair-in-ivory');
    expect(chair?.QualityMarks).toEqual([
      {
        Standard: 'IS 17632:2022',
        Title: 'General purpose chairs and stools',
        Licence: expect.stringMatching(/^CM\/L-\d+ \(sample\)$/),
      },
    ]);
    const { rows } = await sql`select * from products_without_licence('2026-11-22')`.execute(app().db);
    expect(rows).toEqual([]);
  });

  it('delivers furniture in 7 to 13 days, mostly free', async () => {
    const furniture = (await everyProduct()).filter((product) => !product.IsDigitalProduct);
    for (const { EstimatedShippingDays } of furniture) {
      expect(EstimatedShippingDays).toBeGreaterThanOrEqual(DELIVERY_DAYS.min);
      expect(EstimatedShippingDays).toBeLessThanOrEqual(DELIVERY_DAYS.max);
    }
    const paid = furniture.filter((product) => !product.IsShippingFree);
    expect(paid.map((product) => product.ShippingFee).sort()).toEqual([1_499, 499]);
  });

  it('has products with and without reviews', async () => {
    const products = await everyProduct();
    expect(products.filter((product) => product.Rating === null).length).toBeGreaterThan(5);
    expect(products.filter((product) => product.TotalReviews >= 3).length).toBeGreaterThan(10);
  });

  it('has every GST rate with its period and notification, without gaps or overlaps', async () => {
    const rates = await app().db.selectFrom('gst_rates').selectAll().orderBy('valid_from').execute();
    expect(rates.every((rate) => rate.source.startsWith('Notification '))).toBe(true);
    const periods = Map.groupBy(rates, (rate) => `${rate.hsn_code} ${rate.material_class}`);
    for (const [, list] of periods) {
      expect(list.at(-1)?.valid_to).toBeNull();
      for (const [index, rate] of list.slice(0, -1).entries()) {
        const dayAfter = new Date(Date.parse(rate.valid_to ?? '') + DAY_MS).toISOString().slice(0, 10);
        expect(list[index + 1]?.valid_from).toBe(dayAfter);
      }
    }
  });

  it('generates the downloads as PDFs, once', async () => {
    const { dataDir } = app().settings;
    await makeGuides(openFiles(app().settings));
    for (const product of seedGuides) {
      const file = join(dataDir, guideFile(product));
      const bytes = await readFile(file);
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      await makeGuides(openFiles(app().settings));
      expect(await readFile(file)).toEqual(bytes);
    }
  });
});
