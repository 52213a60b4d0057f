import { getSitemapOutline } from 'shared-contracts/api/get-sitemap-outline';
import { getSitemapProducts } from 'shared-contracts/api/get-sitemap-products';
import { setPrice } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { sitemapRuns } from './sitemap.ts';

describeOnDatabase('what the sitemaps list', (app) => {
  const products = (FromId = 0, PageSize?: number) => app().call(getSitemapProducts, { FromId, PageSize });
  const changedAt = async (id: number) => (await products(id, 1))[0]?.ChangedAt ?? '';

  it('is every published product under its own address, and the editorial pages [SH-18]', async () => {
    const outline = await app().call(getSitemapOutline, {});
    expect(outline.products).toMatchObject([{ FirstId: 1, Count: 60 }]);
    expect(outline.pages).toEqual(expect.arrayContaining(['terms', 'privacy', 'warranty']));
    expect(Date.parse(outline.pagesChangedAt.terms ?? '')).toBeLessThan(Date.now());
    expect(Object.keys(outline.postsChangedAt)).toContain('how-to-choose-dining-room-furniture');
    const all = await products();
    expect(all).toHaveLength(60);
    expect(all[0]).toMatchObject({
      ProductId: 1,
      Slug: 'aarvi-3-seater-fabric-sofa-in-teal',
      CategorySlug: 'fabric-sofas',
    });
  });

  it('continues from an id, in runs that each begin where the previous one ends [SH-18]', async () => {
    expect((await products(31, 3)).map(({ ProductId }) => ProductId)).toEqual([31, 32, 33]);
    const runs = await sitemapRuns(app().db, 25);
    expect(runs.map(({ FirstId, Count }) => [FirstId, Count])).toEqual([
      [1, 25],
      [26, 25],
      [51, 10],
    ]);
  });

  it('omits unpublished products [SH-18]', async () => {
    const { db } = app();
    await db.updateTable('products').set({ is_published: false }).where('product_id', 'in', [1, 40]).execute();
    expect((await products()).map(({ ProductId }) => ProductId)).not.toContain(1);
    expect((await sitemapRuns(db, 50)).map(({ FirstId, Count }) => [FirstId, Count])).toEqual([
      [2, 50],
      [53, 8],
    ]);
    await db.updateTable('products').set({ is_published: true }).where('product_id', 'in', [1, 40]).execute();
  });

  it('has the time of the last change of price or text, which a sale is not [SH-18]', async () => {
    const { db } = app();
    const set = (values: object) => db.updateTable('products').set(values).where('product_id', '=', 7).execute();
    const long = new Date('2026-01-01T00:00:00Z');
    await set({ changed_at: long });
    await db.updateTable('product_prices').set({ changed_at: long }).where('product_id', '=', 7).execute();
    await set({ stock_quantity: 3, units_sold: 9 });
    expect(await changedAt(7)).toBe('2026-01-01T00:00:00.000Z');
    await setPrice(db, 7, { price_paise: 1_234_500 });
    expect(Date.parse(await changedAt(7))).toBeGreaterThan(Date.parse('2026-02-01T00:00:00Z'));
  });

  it.each([
    ['a page of none', { FromId: 0, PageSize: 0 }],
    ['a page of too many', { FromId: 0, PageSize: 1001 }],
    ['a negative id', { FromId: -1 }],
  ])('refuses %s [API-01]', async (_kind, parameters) => {
    expect((await app().refused(getSitemapProducts, parameters)).status).toBe(400);
  });
});
