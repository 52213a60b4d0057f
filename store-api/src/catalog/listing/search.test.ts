import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getSearchSuggestions } from 'shared-contracts/api/get-search-suggestions';
import { describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase('search', (app) => {
  const found = async (SearchTerm: string) =>
    (await app().call(getAllProducts, { SearchTerm, PageSize: 100 })).map((item) => item.ProductName);

  it.each([
    ['a name', 'aarvi velvet', 'Aarvi 3 Seater Velvet Sofa in Navy'],
    ['a plural', 'wardrobes', 'Kiara Wardrobe with 2 Doors in Walnut Finish'],
    ['a material and a category', 'sheesham sofa', 'Tarang 3 Seater Wooden Sofa in Sheesham Wood'],
    ['a typing mistake', 'shesham sofa', 'Tarang 3 Seater Wooden Sofa in Sheesham Wood'],
    ['another', 'rockng chair', 'Jhula Rocking Chair in Sheesham Wood'],
    ['the beginning of a word', 'bookshe', 'Meera Bookshelf in Sheesham Wood'],
    ['a colour', 'emerald', 'Mayur Upholstered Dining Chair in Emerald'],
    ['a tag', 'handwoven', 'Bela Cane Arm Chair in Teak Finish'],
    ['a brand', 'malabar', 'Chitra Cane Sideboard in Natural Finish'],
    [
      'words that mean nothing',
      'a king bed with the storage in it',
      'Ojas King Size Bed with Storage in Sheesham Wood',
    ],
  ])('finds by %s: %s [API-08]', async (_kind, term, expected) => {
    expect(await found(term)).toContain(expected);
  });

  it('ranks the best match first', async () => {
    const [first] = await found('king size bed with storage');
    expect(first).toBe('Ojas King Size Bed with Storage in Sheesham Wood');
  });

  it('requires every word', async () => {
    expect(await found('teal sofa')).toEqual(['Aarvi 3 Seater Fabric Sofa in Teal']);
  });

  it.each(['zzzzzz', '%&|!:*', "'; drop table products; --", '((', '<script>'])(
    'finds nothing, and breaks nothing, for %j',
    async (term) => {
      await expect(found(term)).resolves.toEqual([]);
    },
  );

  it.each([
    ['sofa under 30000', 'sofa', { MaxPrice: 30_000 }],
    ['sofa below 30k', 'sofa', { MaxPrice: 30_000 }],
    ['sofa above 30k', 'sofa', { MinPrice: 30_000 }],
    ['under 10000', '', { MaxPrice: 10_000 }],
    ['sofa under 10 lakh', 'sofa', {}],
    ['sofa below 0.3 lakh', 'sofa', { MaxPrice: 30_000 }],
    ['sofa 30k', 'sofa', { MaxPrice: 30_000 }],
    ['₹10,000', '', { MaxPrice: 10_000 }],
    ['أقل من 10000', '', { MaxPrice: 10_000 }],
    ['أقل من ١٠ آلاف', '', { MaxPrice: 10_000 }],
  ])('understands the price in %j [CAT-32]', async (term, words, prices) => {
    const narrowed = await app().call(getAllProducts, { SearchTerm: words, ...prices, PageSize: 100 });
    expect(narrowed.length).toBeGreaterThan(0);
    expect(await found(term)).toEqual(narrowed.map(({ ProductName }) => ProductName));
    const { products } = await app().call(getSearchSuggestions, { SearchTerm: term, PageSize: 4 });
    expect(products.map(({ ProductName }) => ProductName)).toEqual(
      narrowed.slice(0, 4).map(({ ProductName }) => ProductName),
    );
  });

  it('suggests products with picture and price, and categories, from the first letters', async () => {
    const { products, categories } = await app().call(getSearchSuggestions, { SearchTerm: 'sof', PageSize: 3 });
    expect(products).toHaveLength(3);
    expect(products[0]).toMatchObject({
      Price: expect.any(Number),
      Image: { Url: expect.stringMatching(/^\/media\//) },
    });
    expect(categories.map((category) => category.Slug)).toContain('sofas');
    await expect(app().call(getSearchSuggestions, { SearchTerm: '' })).resolves.toEqual({
      products: [],
      categories: [],
    });
  });
});
