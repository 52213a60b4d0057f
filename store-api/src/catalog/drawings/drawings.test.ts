import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { readSeedFacts } from '../../seed/files/seed-media.ts';
import { operator } from '../../testing/operator.ts';
import { productTables, table } from '../../testing/product-tables.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

const svgOf = (height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="217cm" viewBox="0 0 434 ${height}"><path d="M0 0H434V${height}H0z"/></svg>`;
const SVG = svgOf(176);
const TOP = svgOf(182);

describeOnDatabase('the drawings of a product', (app) => {
  const { imported, exported } = productTables(app);
  const store = (...words: string[]) => operator(app(), words);
  const drawingsOf = async (ProductId: number) =>
    (await app().call(getProductDetail, { ProductId }))[0]?.Drawings ?? [];

  it('are outlines of every sample to scale, served for ever under an address of their content [CAT-34]', async () => {
    const ids = await app().db.selectFrom('products').select(['product_id', 'slug']).execute();
    const idOf = new Map(ids.map(({ slug, product_id }) => [slug, product_id]));
    for (const { slug, drawings } of readSeedFacts()) {
      const shown = await drawingsOf(idOf.get(slug) ?? 0);
      expect(shown.map(({ View }) => View)).toEqual(['front', 'side', 'top']);
      for (const { View, WidthCm, HeightCm, UnitsPerCm, Margin } of shown) {
        const { widthCm, heightCm, unitsPerCm, margin } = drawings[View];
        expect({ slug, WidthCm, HeightCm, Margin }).toEqual({
          slug,
          WidthCm: widthCm,
          HeightCm: heightCm,
          Margin: margin,
        });
        expect(UnitsPerCm).toBeCloseTo(unitsPerCm, 2);
      }
    }
    const [front] = await drawingsOf(1);
    const served = await app().http.inject(front?.Url ?? '');
    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(served.body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect((await app().http.inject('/media/drawings/0123456789abcdef0123.svg')).statusCode).toBe(404);
  });

  it('come and go by command and by table, and are refused if they are no outlines [CAT-34] [API-06]', async () => {
    const file = async (name: string, text: string) => {
      const path = join(app().settings.dataDir, name);
      await writeFile(path, text);
      return path;
    };
    expect(await imported(await exported())).toMatchObject({ unchanged: 71, faults: [] });
    const own = await file('own.svg', SVG);
    expect((await store('products', 'drawings', 'set', 'KC-00001', 'front', own)).faults).toEqual([]);
    expect((await drawingsOf(1))[0]).toMatchObject({
      View: 'front',
      WidthCm: 217,
      HeightCm: 88,
      UnitsPerCm: 2,
      Margin: 0,
    });
    const wicked = await file('wicked.svg', SVG.replace('<path', '<script/><path'));
    const refused = await store('products', 'drawings', 'set', 'KC-00001', 'front', wicked);
    expect(refused.faults.join()).toContain('has <script>');
    await store('products', 'drawings', 'remove', 'KC-00001', 'top');
    expect((await drawingsOf(1)).map(({ View }) => View)).toEqual(['front', 'side']);
    const source = {
      has: (name: string) => ['a.svg', 'top.svg'].includes(name),
      read: async (name: string) => Buffer.from(name === 'a.svg' ? SVG : TOP),
    };
    const rows = table('sku,drawings', 'KC-00001,front=a.svg|top=top.svg', 'KC-00002,');
    expect(await imported(rows, { source })).toMatchObject({ changed: 2, faults: [] });
    expect((await drawingsOf(1)).map(({ View }) => View)).toEqual(['front', 'top']);
    expect(await drawingsOf(2)).toEqual([]);
    expect(await imported(table('sku,drawings', 'KC-00001,back=a.svg', 'KC-00002,top=b.svg'))).toMatchObject({
      faults: [
        'row 2, drawings: is a view and a file like front=oslo-front.svg',
        "row 3, drawings: names 'b.svg', which is not among the files",
      ],
    });
  });

  // A sofa of 217 cm stood beside the outline of one of 300.
  it('are refused where they contradict the measures, and measures where they contradict them [CAT-34]', async () => {
    const path = join(app().settings.dataDir, 'wide.svg');
    await writeFile(path, SVG.replace('217cm', '434cm'));
    const { width_cm, height_cm, depth_cm } = await app()
      .db.selectFrom('products')
      .select(['width_cm', 'height_cm', 'depth_cm'])
      .where('sku', '=', 'KC-00003')
      .executeTakeFirstOrThrow();
    const drawn = await store('products', 'drawings', 'set', 'KC-00003', 'front', path, '--dry-run');
    expect(drawn.faults.join('\n')).toContain(`drawings is 434 cm from the front, but width_cm is ${width_cm}`);
    expect(drawn.faults.join('\n')).toContain(`drawings is 176 cm from the front, but height_cm is ${height_cm}`);
    const deepened = async (by: number) =>
      (await imported(table('sku,depth_cm', `KC-00003,${Number(depth_cm) + by}`))).faults.filter((fault) =>
        fault.includes('drawings'),
      );
    expect(await deepened(2)).toEqual([
      `row 2, drawings: is ${depth_cm} cm from the side, but depth_cm is ${Number(depth_cm) + 2}`,
      `row 2, drawings: is ${depth_cm} cm from the top, but depth_cm is ${Number(depth_cm) + 2}`,
    ]);
    expect(await deepened(1)).toEqual([]);
  });

  it('contradict no sample, and the check of facts names those that do [CAT-34]', async () => {
    const of = async () => (await store('products', 'facts', '--format', 'csv')).lines.join('\n');
    expect(await of()).not.toContain('drawings is');
    await app().db.updateTable('products').set({ height_cm: 1 }).where('sku', '=', 'KC-00005').execute();
    expect(await of()).toMatch(/KC-00005.*drawings is \d+ cm from the front, but height_cm is 1;/);
  });
});
