import { cartData } from 'shared-contracts/api/cart-data';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { getSwatches } from 'shared-contracts/api/get-swatches';
import { operator } from '../../testing/operator.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

const AARVI_TEAL = 'aarvi-3-seater-fabric-sofa-in-teal';
const SHEESHAM_BED = 'ojas-king-size-bed-with-storage-in-sheesham-wood';

describeOnDatabase('swatches', (app) => {
  const store = (...words: string[]) => operator(app(), words);
  const idOf = async (slug: string) =>
    (await app().db.selectFrom('products').select('product_id').where('slug', '=', slug).executeTakeFirstOrThrow())
      .product_id;
  const ofProduct = async (slug: string) => app().call(getSwatches, { ProductId: await idOf(slug) });
  const priced = (ids: readonly number[]) =>
    app().call(cartData, { cartJsonData: JSON.stringify(ids.map((ProductId) => ({ ProductId, Quantity: 1 }))) });
  const allIds = async () =>
    (await app().db.selectFrom('product_swatches').select('product_id').orderBy('product_id').execute()).map(
      ({ product_id }) => product_id,
    );

  it('are those of the cover and colours of a family, its own first [CAT-38]', async () => {
    const swatches = await ofProduct(AARVI_TEAL);
    expect(swatches[0]).toMatchObject({
      ProductName: 'Swatch of Teal woven fabric',
      ColorName: 'Teal',
      HexCode: expect.stringMatching(/^#[0-9A-F]{6}$/),
      Price: 49,
      StockStatus: 'In stock',
    });
    expect(swatches.map(({ ProductName }) => ProductName).toSorted()).toEqual([
      'Swatch of Beige woven fabric',
      'Swatch of Navy velvet',
      'Swatch of Teal woven fabric',
    ]);
    expect(await ofProduct(SHEESHAM_BED)).toEqual([]);
    const detail = async (slug: string) => (await app().call(getProductDetail, { ProductId: await idOf(slug) }))[0];
    expect((await detail(AARVI_TEAL))?.HasSwatches).toBe(true);
    expect((await detail(SHEESHAM_BED))?.HasSwatches).toBe(false);
  });

  it('are in no list and have no page, yet a line of the cart that leads to what they show [CAT-38]', async () => {
    const [swatch] = await ofProduct(AARVI_TEAL);
    const ProductId = swatch?.ProductId ?? 0;
    const found = await app().call(getAllProducts, { SearchTerm: 'swatch' });
    expect(found.map((product) => product.ProductName).filter((name) => name.startsWith('Swatch'))).toEqual([]);
    expect(await app().call(getProductDetail, { ProductId })).toEqual([]);
    const { productsData, shippingSubTotal, total } = await priced([ProductId]);
    expect({ shippingSubTotal, total }).toEqual({ shippingSubTotal: 0, total: 49 });
    expect(productsData).toMatchObject([
      { ProductName: 'Swatch of Teal woven fabric', Slug: AARVI_TEAL, MaximumQuantity: 1, IsSwatch: true, GstRate: 5 },
    ]);
  });

  it('are told from other products in the operator’s list [CAT-38]', async () => {
    const { lines } = await store('products', 'list', '--format', 'jsonl');
    const listed = lines.map((line) => JSON.parse(line));
    expect(listed).toHaveLength(71);
    const swatches = listed.filter(({ swatch }) => swatch === 'yes');
    expect(swatches).toHaveLength((await allIds()).length);
    for (const { name, published } of swatches) expect([name.slice(0, 9), published]).toEqual(['Swatch of', 'no']);
  });

  it('are five in an order at most, of all together [CAT-38]', async () => {
    const { productsData } = await priced((await allIds()).slice(0, 7));
    expect(productsData.map(({ MaximumQuantity, Code }) => [MaximumQuantity, Code])).toEqual([
      ...Array(5).fill([1, undefined]),
      ...Array(2).fill([0, 'over-limit']),
    ]);
  });

  it('come, go and are recalled by command [CAT-38]', async () => {
    const [swatch = 0] = await allIds();
    const { sku } = await app()
      .db.selectFrom('products')
      .select('sku')
      .where('product_id', '=', swatch)
      .executeTakeFirstOrThrow();
    const sells = async () => (await priced([swatch])).unknown.length === 0;
    expect((await store('swatches', 'list')).lines.join('\n')).toContain(sku);
    expect((await store('swatches', 'remove', sku)).lines).toEqual([`${sku}: no longer sold as a swatch`]);
    expect(await sells()).toBe(false);
    expect((await store('swatches', 'add', sku)).lines).toEqual([`${sku}: is sold as a swatch`]);
    expect(await sells()).toBe(true);
    expect((await store('swatches', 'add', 'KC-00001')).faults.join()).toContain('has a page of its own');
    const recall = ['products', 'recall', sku, '--reason', 'The dye rubs off.', '--advice', 'Throw it away.', '--yes'];
    expect((await store(...recall)).faults).toEqual([]);
    expect(await sells()).toBe(false);
  });
});
