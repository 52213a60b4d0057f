import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { getProductReviews } from 'shared-contracts/api/get-product-reviews';
import { setPrice } from '../../testing/shop-floor.ts';
import { describeOnDatabase, type TestApp } from '../../testing/test-app.ts';

const idOf = async (app: TestApp, slug: string) =>
  (await app.db.selectFrom('products').select('product_id').where('slug', '=', slug).executeTakeFirstOrThrow())
    .product_id;

async function detailOf(app: TestApp, slug: string) {
  const [product] = await app.call(getProductDetail, { ProductId: await idOf(app, slug), recordValueJson: '[]' });
  if (!product) throw new Error(`no detail of ${slug}`);
  return product;
}

describeOnDatabase('a product in full', (app) => {
  it('has every field of the contract, lists as JSON text [API-01] [CAT-11]', async () => {
    const product = await detailOf(app(), 'aarvi-3-seater-fabric-sofa-in-teal');
    expect(product).toMatchObject({
      MetaTitle: 'Aarvi 3 Seater Fabric Sofa in Teal',
      Price: 38_999,
      OldPrice: 52_499,
      Mrp: 52_499,
      OrderMaximumQuantity: 4,
      CategorySlug: 'fabric-sofas',
      StockStatus: 'In stock',
      StockQuantity: 14,
      HsnCode: '9401',
      GstRate: 18,
      CountryOfOrigin: 'India',
      NetQuantity: '1 piece',
      DimensionsCm: { Width: 217, Depth: 91, Height: 88 },
      IsDigitalProduct: false,
      ShippingFee: 0,
    });
    expect(JSON.parse(product.MatterialTypeJson)).toEqual([{ TypeId: expect.any(Number), TypeName: 'Fabric' }]);
    expect(Object.keys(JSON.parse(product.ProductTagsJson)[0])[1]).toBe('TagName');
    expect(product.Images).toHaveLength(5);
    // The room is second, where cards and pages show it; what else is in it is not for sale.
    expect(product.Images[1]).toMatchObject({
      Width: 960,
      Alt: expect.stringMatching(/in a living room.* What stands beside it is not sold with it\.$/),
    });
    expect(product.Images[0]).toMatchObject({
      Width: 1440,
      Height: 1440,
      Placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
      Edge: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
  });

  it('has what the packaged commodities rules ask: an import its importer and month [LAW-01] [CON-07]', async () => {
    const imported = await detailOf(app(), 'bela-cane-lounge-chair-in-ivory');
    expect(imported).toMatchObject({
      CountryOfOrigin: 'Indonesia',
      ManufacturerName: 'PT Rattan Raya Cirebon (sample)',
      ImporterName: 'Kashtha Furniture Private Limited (sample)',
      ImporterAddress: expect.stringContaining('Jodhpur'),
      Month: expect.stringMatching(/^20\d\d-\d\d$/),
      NetQuantity: '1 piece',
    });
    expect(imported.DimensionsCm).not.toBeNull();
    const made = await detailOf(app(), 'aarvi-3-seater-fabric-sofa-in-teal');
    expect(made).toMatchObject({ CountryOfOrigin: 'India', ImporterName: null, Month: '2026-07' });
  });

  it('has the MRP that was declared, else the price before its reduction [LAW-01]', async () => {
    const slug = 'pavan-nest-of-tables-in-mango-wood';
    const declare = (mrp_paise: number | null) =>
      app().db.updateTable('products').set({ mrp_paise }).where('slug', '=', slug).execute();
    const { OldPrice, Price } = await detailOf(app(), slug);
    expect(await detailOf(app(), slug)).toMatchObject({ Mrp: OldPrice ?? Price });
    await declare(99_999_00);
    expect(await detailOf(app(), slug)).toMatchObject({ Mrp: 99_999, OldPrice, Price });
    await declare(null);
  });

  it('is an empty list when unknown or unpublished [CAT-11]', async () => {
    await expect(app().call(getProductDetail, { ProductId: 999_999 })).resolves.toEqual([]);
    const hidden = await idOf(app(), 'neel-wall-shelf-set-in-acacia-wood');
    await app().db.updateTable('products').set({ is_published: false }).where('product_id', '=', hidden).execute();
    await expect(app().call(getProductDetail, { ProductId: hidden })).resolves.toEqual([]);
    await app().db.updateTable('products').set({ is_published: true }).where('product_id', '=', hidden).execute();
  });

  it('has no price when it is not above 0, and an old price only above the price', async () => {
    const slug = 'falak-round-coffee-table-in-acacia-wood';
    const { product_id } = await app()
      .db.selectFrom('products')
      .select('product_id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    const set = (price_paise: number, old_price_paise: number | null) =>
      setPrice(app().db, product_id, { price_paise, old_price_paise });
    await set(0, 1_449_900);
    expect(await detailOf(app(), slug)).toMatchObject({ Price: null, OldPrice: null, Mrp: null });
    const listed = await app().call(getAllProducts, { SearchTerm: 'falak round' });
    expect(listed[0]?.Price).toBeNull();
    await set(1_199_950, 1_199_950);
    expect(await detailOf(app(), slug)).toMatchObject({ Price: 11_999.5, OldPrice: null, Mrp: 11_999.5 });
  });

  it('has 5% GST if wholly of cane, and 18% for wood with a cane panel', async () => {
    expect(await detailOf(app(), 'bela-cane-lounge-chair-in-ivory')).toMatchObject({ HsnCode: '9401', GstRate: 5 });
    expect(await detailOf(app(), 'bela-cane-arm-chair-in-teak-finish')).toMatchObject({ HsnCode: '9401', GstRate: 18 });
    expect(await detailOf(app(), 'rasa-round-pouffe-in-teal')).toMatchObject({ HsnCode: '9404' });
    expect(await detailOf(app(), 'amara-floor-mirror-in-acacia-wood')).toMatchObject({
      HsnCode: '7009',
      ShippingFee: 499,
      IsShippingFree: false,
    });
  });

  it('has no size, care or shipping if digital', async () => {
    expect(await detailOf(app(), 'room-planning-guide')).toMatchObject({
      IsDigitalProduct: true,
      HsnCode: '998431',
      DimensionsCm: null,
      FurnitureCareContent: '',
      MatterialTypeJson: '[]',
    });
  });

  it('sanitises its HTML', async () => {
    const slug = 'veda-wing-chair-in-mustard';
    const full_description =
      '<p onclick="steal()">Soft</p><script>alert(1)</script><img src="javascript:x" onerror="alert(2)">';
    await app().db.updateTable('products').set({ full_description }).where('slug', '=', slug).execute();
    const { FullDescription } = await detailOf(app(), slug);
    expect(FullDescription).toContain('<p>Soft</p>');
    expect(FullDescription).not.toMatch(/script|alert|onclick|onerror/);
  });

  it('rates by approved reviews only, and not at all without one', async () => {
    const slug = 'veda-wing-chair-in-olive';
    const product_id = await idOf(app(), slug);
    await app().db.deleteFrom('product_reviews').where('product_id', '=', product_id).execute();
    expect(await detailOf(app(), slug)).toMatchObject({ Rating: null, TotalReviews: 0 });
    const review = { product_id, title: 'Fine', body: 'Fine.', reviewer_name: 'Asha', user_id: null };
    await app()
      .db.insertInto('product_reviews')
      .values([
        { ...review, rating: 5, status: 'approved' },
        { ...review, rating: 4, status: 'approved' },
        { ...review, rating: 1, status: 'pending' },
        { ...review, rating: 1, status: 'rejected' },
      ])
      .execute();
    expect(await detailOf(app(), slug)).toMatchObject({ Rating: 4.5, TotalReviews: 2 });
    const { average, count, histogram, reviews } = await app().call(getProductReviews, { ProductId: product_id });
    expect({ average, count }).toEqual({ average: 4.5, count: 2 });
    expect(histogram.map((bar) => bar.count)).toEqual([1, 1, 0, 0, 0]);
    expect(reviews.map((one) => one.Rating).sort()).toEqual([4, 5]);
  });

  it('marks seeded reviews as samples', async () => {
    const ProductId = await idOf(app(), 'roha-lounge-chair-in-rust');
    const { reviews } = await app().call(getProductReviews, { ProductId });
    expect(reviews.length).toBeGreaterThan(0);
    expect(reviews.every((review) => review.IsSample)).toBe(true);
  });
});
