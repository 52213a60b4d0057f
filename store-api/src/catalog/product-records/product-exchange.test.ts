import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { getProductIdByNameAndCategory } from 'shared-contracts/api/get-product-id-bynameandcategory';
import { getRelatedProductsList } from 'shared-contracts/api/get-related-products-list';
import { operator } from '../../testing/operator.ts';
import { CHAIR, NEW, photographs, productTables, table } from '../../testing/product-tables.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase('the catalogue as a table', (app) => {
  const { imported, exported, recordOf, countProducts } = productTables(app);
  const nothingElse = { created: 0, changed: 0, unchanged: 0, badRows: 0, faults: [] };

  it.each(['csv', 'jsonl'] as const)('changes nothing when its export is imported, as %s [API-06]', async (format) => {
    const written = await app()
      .db.selectFrom('changes')
      .select(({ fn }) => fn.max('change_id').as('last'))
      .execute();
    expect(await imported(await exported(format), { format })).toEqual({
      ...nothingElse,
      rows: 71,
      unchanged: 71,
      isWritten: true,
    });
    expect(
      await app()
        .db.selectFrom('changes')
        .select(({ fn }) => fn.max('change_id').as('last'))
        .execute(),
    ).toEqual(written);
  });

  it('makes a product that shoppers find, open and see related to what was chosen [API-06] [API-10]', async () => {
    const picture = (await recordOf('KC-00001'))?.pictures[0];
    const head = `${NEW},published,price,old_price,stock,pictures,tags,color,related,width_cm,origin`;
    const row = `OSLO-1,Oslo Reading Chair,lounge-chairs|living-room,Marwar Woodworks,9401,9,yes,12499.50,14999,7,${picture},Solid Wood,Teal,OSLO-2|KC-00003,62,`;
    const second = `OSLO-2,Oslo Reading Stool,lounge-chairs,Marwar Woodworks,9401,9,yes,4499,,7,${picture},,,,,`;
    expect(await imported(table(head, row, second))).toEqual({ ...nothingElse, rows: 2, created: 2, isWritten: true });

    const [found] = await app().call(getAllProducts, { SearchTerm: 'oslo reading chair' });
    expect(found).toMatchObject({ ProductName: 'Oslo Reading Chair', Price: 12_499.5 });
    const ProductId = found?.ProductId ?? 0;
    const [detail] = await app().call(getProductDetail, { ProductId });
    expect(detail).toMatchObject({
      Sku: 'OSLO-1',
      CategorySlug: 'lounge-chairs',
      StockQuantity: 7,
      NetQuantity: '1 piece',
    });
    const related = await app().call(getRelatedProductsList, { ProductId });
    expect(related.slice(0, 2).map((item) => item.ProductName)).toEqual([
      'Oslo Reading Stool',
      'Roha Lounge Chair in Rust',
    ]);
    const living = await app().call(getAllProducts, { SearchTerm: 'oslo', CategoryID: String(detail?.CategoryID) });
    expect(living).toHaveLength(2);
  });

  it('puts products into a family, which shoppers see as one card, and takes them out [CAT-27]', async () => {
    const picture = (await recordOf('KC-00001'))?.pictures[0];
    const head = `${NEW},published,price,stock,pictures,color,family`;
    const row = (sku: string, color: string, family = 'Bergen') =>
      `${sku},Bergen Chair in ${color},lounge-chairs,Marwar Woodworks,9401,9,yes,4499,7,${picture},${color},${family}`;
    const unknown = await imported(table(head, row('BERG-1', 'Teal')));
    expect(unknown.faults).toEqual(["row 2, family: names 'Bergen', which the shop does not have"]);
    await app()
      .db.insertInto('product_families')
      .values({ name: 'Bergen', varies: ['color'] })
      .execute();
    expect((await imported(table(head, row('BERG-1', '')))).faults).toEqual([
      'row 2, family: varies in color, which this product does not have',
    ]);
    await imported(table(head, row('BERG-1', 'Teal'), row('BERG-2', 'Navy')));
    const shown = async () =>
      (await app().call(getAllProducts, { SearchTerm: 'bergen' })).map((one) => one.ProductName);
    expect(await shown()).toEqual(['Bergen Chair in Teal']);
    expect((await recordOf('BERG-2'))?.family).toBe('Bergen');
    await imported(table('sku,family', 'BERG-2,'));
    expect(await shown()).toHaveLength(2);
    await imported(table('sku,published', 'BERG-1,no', 'BERG-2,no'));
  });

  it('refuses to fill a family with more products than a listing can compare', async () => {
    const { db } = app();
    await db
      .insertInto('product_families')
      .values({ name: 'Malmo', varies: ['color'] })
      .execute();
    const rows = Array.from(
      { length: 61 },
      (_, number) => `MALMO-${number},Malmo Chair ${number},lounge-chairs,Marwar Woodworks,9401,9,Teal,Malmo`,
    );
    const refused = await imported(table(`${NEW},color,family`, ...rows));
    expect(refused.faults).toEqual(['row 62, family: has 60 products; 60 are the most that a family may have']);
    await imported(table(`${NEW},color,family`, ...rows.slice(0, 60)));
    expect((await imported(table('sku,family', 'KC-00001,Malmo'))).faults).toHaveLength(1);
    expect((await imported(table('sku,family', 'MALMO-0,', 'KC-00001,Malmo'))).faults).toEqual([]);
    await imported(table('sku,family', 'KC-00001,Aarvi'));
    await db.deleteFrom('product_families').where('name', '=', 'Malmo').execute();
    await db.deleteFrom('products').where('sku', 'like', 'MALMO-%').execute();
  });

  it('leaves what a column does not say, and empties what it says is empty [API-06]', async () => {
    const before = await recordOf('KC-00005');
    await imported(table('sku,stock,material', 'KC-00005,77,'));
    expect(await recordOf('KC-00005')).toEqual({ ...before, stock: 77, material: null });
    await imported(`${JSON.stringify({ sku: 'KC-00005', material: before?.material })}\n`, { format: 'jsonl' });
    expect(await recordOf('KC-00005')).toEqual({ ...before, stock: 77 });
  });

  it('moves a renamed product to a new address, to which the former one leads [API-06] [CAT-02]', async () => {
    await imported(table('sku,name', 'KC-00004,Dhara Grand Dining Set'));
    const [categoryName = ''] = (await recordOf('KC-00004'))?.categories ?? [];
    for (const productName of ['dhara-4-seater-dining-set-in-mango-wood', 'dhara-grand-dining-set']) {
      const found = await app().callWithExtras(getProductIdByNameAndCategory, { productName, categoryName });
      expect([found.answer, found.extras.slug]).toEqual([4, 'dhara-grand-dining-set']);
    }
  });

  it('gives products of one name different addresses [API-06] [CAT-02]', async () => {
    const rows = Array.from({ length: 45 }, (_, place) => `TWIN-${place},${CHAIR.replace('Oslo', 'Twin')}`);
    await imported(table(NEW, ...rows));
    const slugs = await app().db.selectFrom('products').select('slug').where('sku', 'like', 'TWIN-%').execute();
    expect(new Set(slugs.map(({ slug }) => slug)).size).toBe(45);
    expect(slugs.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['twin-chair', 'twin-chair-2', 'twin-chair-45']),
    );
  });

  it('names all faults by row and column, and imports nothing unless they are skipped [API-06]', async () => {
    const before = await countProducts();
    const head = `${NEW},price,old_price,stock,published,digital,picture_texts,color,added,pictures`;
    const faulty = table(
      head,
      `BAD-1,Good Chair,lounge-chairs,Marwar Woodworks,9401,9,100,,1,no,,,,,`,
      `BAD-2,,no-such-category,Nobody,9401,9,100,90,-3,perhaps,,,,,`,
      `BAD-3,Chair,lounge-chairs,Marwar Woodworks,1234,nine,1.005,,1.5,yes,,,,2026-13-40,`,
      `BAD 4,${CHAIR},,,,,,,,,`,
      `BAD-5,Chair,lounge-chairs,Marwar Woodworks,1234,9,100,90,1,yes,,A chair,Teel,,oslo.jpg`,
      `BAD-6,Chair,lounge-chairs,Nobody,1234,9,100,90,1,yes,,A chair,Teel,,`,
      `BAD-1,${CHAIR},,,,,,,,,`,
      `BAD-7,Chair`,
      `BAD-8,${CHAIR},,,,,,,,,,surplus`,
    );
    const refused = await imported(faulty);
    expect(refused.faults).toEqual([
      'row 3, name: is empty',
      'row 3, published: is yes or no',
      'row 3, stock: is not below 0',
      'row 4, price: has at most two decimals',
      'row 4, stock: is a whole number',
      'row 4, shipping_days: is a whole number',
      'row 4, added: is a day like 2026-11-21',
      expect.stringMatching(/^row 5, sku: has letters without accents/),
      "row 6, pictures: names 'oslo.jpg', which is not among the files",
      "row 7, vendor: names 'Nobody', which the shop does not have",
      "row 7, color: names 'Teel', which the shop does not have; did you mean Teal?",
      'row 7, hsn: has no GST rate today',
      'row 7, old_price: is not above the price',
      'row 7, picture_texts: has more texts than pictures',
      'row 7, pictures: is empty; a published product needs a picture',
      'row 8, sku: is in row 2 already',
      'row 9, : has 2 cells instead of 15',
      'row 10, : has something in cell 16, which has no column',
    ]);
    expect(refused).toMatchObject({ rows: 9, badRows: 8, created: 1, isWritten: false });
    expect(await countProducts()).toBe(before);
    expect(await imported(faulty, { skipBadRows: true })).toMatchObject({ badRows: 8, created: 1, isWritten: true });
    expect(await countProducts()).toBe(before + 1);
  });

  it('asks for what a new product needs, and for related products that exist [API-06]', async () => {
    expect((await imported(table('sku,name,related', 'LONE-1,Lone Chair,', 'KC-00006,Same,NO-SUCH'))).faults).toEqual([
      'row 2, categories: is missing; a new product needs it',
      'row 2, vendor: is missing; a new product needs it',
      'row 2, hsn: is missing; a new product needs it',
      'row 2, shipping_days: is missing; a new product needs it',
      'row 3, related: names NO-SUCH, which is neither in the shop nor in the file',
    ]);
  });

  it('publishes nothing that the law keeps from shoppers, and says what it lacks [API-06] [LAW-01] [LAW-02]', async () => {
    const picture = (await recordOf('KC-00001'))?.pictures[0];
    const head = `${NEW},published,pictures,origin,type,licences`;
    await app().db.deleteFrom('product_type_facts').execute();
    const rows = [
      `LAW-1,${CHAIR},yes,${picture},Indonesia,,`,
      `LAW-2,${CHAIR},yes,${picture},,Study Chair,`,
      `LAW-3,${CHAIR},yes,${picture},,Study Chair,IS 1=CM/L-1`,
      `LAW-4,${CHAIR},no,,Indonesia,Study Chair,`,
    ];
    const lacks = 'lacks IS 17632:2022; such a product is published with its licence or a recorded exemption';
    expect((await imported(table(head, ...rows))).faults).toEqual([
      'row 2, importer: is empty; what comes from abroad is published with its importer',
      `row 3, licences: ${lacks}`,
      "row 4, licences: names 'IS 1', which is no standard of the shop",
      `row 4, licences: ${lacks}`,
    ]);
    const licensed = `LAW-2,${CHAIR},yes,${picture},,Study Chair,IS 17632:2022=CM/L-7654321`;
    expect(await imported(table(head, licensed))).toMatchObject({ created: 1, faults: [] });
    expect((await recordOf('LAW-2'))?.licences).toEqual(['IS 17632:2022=CM/L-7654321']);
  });

  it('shows what it would do and does nothing when it is a dry run [API-06]', async () => {
    const before = await exported();
    const files = await app().db.selectFrom('images').select('image_id').execute();
    const source = await photographs('dry.jpg');
    const counts = await imported(
      table(`${NEW},pictures`, `DRY-1,${CHAIR},dry.jpg`, 'KC-00001,Other,sofas,Northloom Living,9401,9,'),
      {
        dryRun: true,
        source,
        skipBadRows: true,
      },
    );
    expect(counts).toMatchObject({ created: 1, badRows: 1, isWritten: false });
    expect(await exported()).toBe(before);
    expect(await app().db.selectFrom('images').select('image_id').execute()).toEqual(files);
  });

  it('exports the price without a promotion, and takes a new one as that [API-06] [PAY-10]', async () => {
    const before = await recordOf('KC-00001');
    const store = (typed: string) => operator(app(), typed.split(' '));
    await store('promotions add Diwali --percent 10 --category fabric-sofas --from 2026-01-01');
    const price = async () => (await app().call(getProductDetail, { ProductId: 1 }))[0]?.Price;
    expect(await price()).toBeLessThan(before?.price ?? 0);
    expect(await recordOf('KC-00001')).toEqual(before);
    expect(await imported(await exported())).toMatchObject({ changed: 0 });
    const lowered = await price();
    await imported(table('sku,price,old_price', `KC-00001,${lowered},`));
    expect((await recordOf('KC-00001'))?.price).toBe(lowered);
  });
});
