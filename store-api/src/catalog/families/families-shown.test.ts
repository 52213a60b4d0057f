import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { getSearchSuggestions } from 'shared-contracts/api/get-search-suggestions';
import { describeOnDatabase } from '../../testing/test-app.ts';

const TEAL = 'Aarvi 3 Seater Fabric Sofa in Teal';
const BEIGE = 'Aarvi 3 Seater Fabric Sofa in Beige';
const NAVY = 'Aarvi 3 Seater Velvet Sofa in Navy';

describeOnDatabase('a family in listing, search and on its pages', (app) => {
  const aarvi = async (parameters: object) => {
    const items = await app().call(getAllProducts, { PageSize: 100, ...parameters });
    return items.map(({ ProductName }) => ProductName).filter((name) => name.startsWith('Aarvi'));
  };
  const stocked = async (name: string, stock_quantity: number) => {
    await app().db.updateTable('products').set({ stock_quantity }).where('name', '=', name).execute();
  };

  it('is one card, shown by its first product in stock [CAT-27]', async () => {
    expect(await aarvi({})).toEqual([TEAL]);
    await stocked(TEAL, 0);
    expect(await aarvi({})).toEqual([NAVY]);
    expect(await aarvi({ StockStatus: 'In stock' })).toEqual([NAVY]);
    expect(await aarvi({ StockStatus: 'Out of stock' })).toEqual([]);
    await stocked(NAVY, 0);
    expect(await aarvi({ StockStatus: 'Out of stock' })).toEqual([TEAL]);
    await stocked(NAVY, 3);
    await stocked(TEAL, 14);
  });

  it('is shown by the product of the colour that is filtered by or searched for [CAT-27]', async () => {
    const beige = await app().db.selectFrom('colors').select('color_id').where('name', '=', 'Beige').executeTakeFirst();
    expect(await aarvi({ ColorID: String(beige?.color_id) })).toEqual([BEIGE]);
    expect(await aarvi({ SearchTerm: 'aarvi' })).toEqual([TEAL]);
    expect(await aarvi({ SearchTerm: 'beige sofa' })).toEqual([BEIGE]);
    expect(await aarvi({ SearchTerm: 'velvet sofa' })).toEqual([NAVY]);
    const { products } = await app().call(getSearchSuggestions, { SearchTerm: 'aarvi' });
    expect(products.map(({ ProductName }) => ProductName)).toEqual([TEAL]);
  });

  it('is shown by the product of the seats that are filtered by, of one size with others [CAT-27]', async () => {
    const { db } = app();
    const { size_id } = await db
      .insertInto('sizes')
      .values({ name: 'Large' })
      .returning('size_id')
      .executeTakeFirstOrThrow();
    const seaters = await db.selectFrom('seaters').select('seater_id').orderBy('seater_id').limit(2).execute();
    const [one, other] = seaters.map(({ seater_id }) => seater_id);
    const before = await db
      .selectFrom('products')
      .select(['product_id', 'size_id', 'seater_id'])
      .where('name', 'like', 'Aarvi%')
      .execute();
    await db.updateTable('products').set({ size_id, seater_id: one }).where('name', 'like', 'Aarvi%').execute();
    await db.updateTable('products').set({ seater_id: other }).where('name', '=', NAVY).execute();
    expect(await aarvi({ SeaterType: String(other) })).toEqual([NAVY]);
    expect(await aarvi({ SeaterType: String(one) })).toEqual([TEAL]);
    for (const { product_id, ...attributes } of before) {
      await db.updateTable('products').set(attributes).where('product_id', '=', product_id).execute();
    }
  });

  it('is shown by what is in stock and rated well enough, though the best rated is sold out [CAT-27]', async () => {
    const { db } = app();
    const rate = async (name: string, rating: number) => {
      const { product_id } = await db
        .selectFrom('products')
        .select('product_id')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      await db.updateTable('product_reviews').set({ rating }).where('product_id', '=', product_id).execute();
    };
    await rate(TEAL, 5);
    await rate(NAVY, 4);
    await stocked(TEAL, 0);
    expect(await aarvi({ Rating: 4, StockStatus: 'In stock' })).toEqual([NAVY]);
    expect(await aarvi({ Rating: 4 })).toEqual([NAVY]);
    expect(await aarvi({ Rating: 5 })).toEqual([TEAL]);
    await stocked(TEAL, 14);
  });

  it('offers each colour with its address, picture and stock, on card and page [CAT-27]', async () => {
    const [card] = await app().call(getAllProducts, { SearchTerm: 'aarvi' });
    expect(card?.Family).toMatchObject({
      Name: 'Aarvi',
      Choices: [
        {
          Kind: 'color',
          Options: [
            { Name: 'Teal', HexCode: '#1F6E70', Slug: 'aarvi-3-seater-fabric-sofa-in-teal', StockStatus: 'In stock' },
            { Name: 'Beige', Slug: 'aarvi-3-seater-fabric-sofa-in-beige', StockStatus: 'Out of stock' },
            { Name: 'Navy', Slug: 'aarvi-3-seater-velvet-sofa-in-navy', CategorySlug: 'fabric-sofas' },
          ],
        },
      ],
    });
    // A shopper who chose navy silently got velvet, for 6,000 rupees more.
    const asked = card?.Family?.Choices[0]?.Options.map(({ Changes }) => Changes?.map(({ Name }) => Name));
    expect(asked).toEqual([[], [], ['velvet']]);
    expect(card?.Family?.Covers?.map(({ Name, Changes }) => [Name, Changes])).toEqual([
      ['woven fabric', []],
      ['velvet', [{ Kind: 'color', Name: 'Navy' }]],
    ]);
    for (const option of card?.Family?.Choices[0]?.Options ?? []) expect(option.Image?.Alt).toContain(option.Name);
    const [detail] = await app().call(getProductDetail, { ProductId: card?.ProductId ?? 0 });
    expect(detail?.Family).toEqual(card?.Family);
  });

  it('offers what it varies in, each option by the product most like the one shown [CAT-27]', async () => {
    const [left] = await app().call(getAllProducts, { SearchTerm: 'rudra left' });
    const choices = left?.Family?.Choices.map(({ Kind, Options }) => [Kind, Options.map(({ Name }) => Name)]);
    expect(choices).toEqual([
      ['color', ['Grey', 'Navy']],
      ['orientation', ['Left', 'Right']],
    ]);
    // A shopper who chose navy silently got the chaise on the other side.
    const [grey, navy] = left?.Family?.Choices[0]?.Options ?? [];
    expect([grey?.Changes, navy?.Changes]).toEqual([[], [{ Kind: 'orientation', Name: 'Right' }]]);
  });

  it('offers a cover that its products differ in though the family does not declare it [CAT-27]', async () => {
    await app()
      .db.updateTable('product_families')
      .set({ varies: ['color'] })
      .where('name', '=', 'Aarvi')
      .execute();
    const [card] = await app().call(getAllProducts, { SearchTerm: 'aarvi' });
    expect(card?.Family?.Covers).toHaveLength(2);
  });

  it('is not a family with one product left, and after its end each product has a card', async () => {
    const { db } = app();
    await db
      .updateTable('products')
      .set({ is_published: false })
      .where('name', '=', 'Roha Lounge Chair in Teal')
      .execute();
    const [roha] = await app().call(getAllProducts, { SearchTerm: 'roha' });
    expect(roha?.Family).toBeNull();
    await db.deleteFrom('product_families').where('name', '=', 'Aarvi').execute();
    expect(await aarvi({})).toHaveLength(3);
  });
});
