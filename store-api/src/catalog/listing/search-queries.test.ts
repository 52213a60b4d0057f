import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getSearchSuggestions } from 'shared-contracts/api/get-search-suggestions';
import { describeOnDatabase } from '../../testing/test-app.ts';

const OJAS = 'Ojas King Size Bed with Storage in Sheesham Wood';
const TARANG = 'Tarang 3 Seater Wooden Sofa in Sheesham Wood';
const AARVI_TEAL = 'Aarvi 3 Seater Fabric Sofa in Teal';
const BELA_ARM = 'Bela Cane Arm Chair in Teak Finish';
const JHULA = 'Jhula Rocking Chair in Sheesham Wood';
const KIARA = 'Kiara Wardrobe with 2 Doors in Walnut Finish';
const KESAR = 'Kesar Study Desk with Drawers in Walnut Finish';
const MEERA = 'Meera Bookshelf in Sheesham Wood';
const VIHAAN = 'Vihaan Dining Chair in Sheesham Wood';
const NADI = 'Nadi Coffee Table with Drawers in Sheesham Wood';
const URVI = 'Urvi Chest of Drawers in Mango Wood';
const AMARA_MIRROR = 'Amara Floor Mirror in Acacia Wood';
const ISHA_BEDSIDE = 'Isha Bedside Table in Sheesham Wood';
const LEHAR = 'Lehar TV Unit in Sheesham Wood';
const RASA = 'Rasa Round Pouffe in Teal';
const RUDRA_GREY = 'Rudra L Shape Sofa with Left Chaise in Grey';
const ADVAIT = 'Advait Sofa Cum Bed in Olive';
const KAVYA = 'Kavya Sideboard Cabinet in Sheesham Wood';
const ZOYA = 'Zoya Chesterfield 3 Seater Sofa in Tan';

/** Typed terms with their expected first results. */
const QUERIES: readonly (readonly [term: string, ...first: readonly string[]])[] = [
  // Product names.
  ['sofa', AARVI_TEAL],
  ['sofas', AARVI_TEAL],
  ['king bed storage', OJAS],
  ['bed with storage', OJAS],
  ['sofa teal', AARVI_TEAL],
  ['teal sofa', AARVI_TEAL],
  ['cane', BELA_ARM],
  ['cane chair', BELA_ARM],
  ['rocking chair', JHULA],
  ['l shape sofa', RUDRA_GREY],
  ['dining chair', VIHAAN],
  ['coffee table', NADI],
  ['4 seater dining', 'Dhara 4 Seater Dining Set in Mango Wood'],
  ['6 seater dining table', 'Anaya 6 Seater Dining Set in Sheesham Wood'],
  ['chesterfield', ZOYA],
  ['mango wood chest', URVI],
  ['queen size bed grey', 'Saanvi Queen Size Upholstered Bed in Grey'],
  ['sheesham sofa', TARANG],
  ['Aarvi Velvet', 'Aarvi 3 Seater Velvet Sofa in Navy'],
  // Misspelt.
  ['shesham sofa', TARANG],
  ['shisham sofa', TARANG],
  ['sheeshm sofa', TARANG],
  ['cain chair', BELA_ARM],
  ['rockng chair', JHULA],
  ['rocking chiar', JHULA],
  ['dinning chair', VIHAAN],
  ['coffe tabel', NADI],
  ['wadrobe', KIARA],
  ['warderobe', KIARA],
  ['bookself', MEERA],
  ['miror', AMARA_MIRROR],
  ['puff', RASA],
  ['loveseet', 'Sitara Loveseat in Blush'],
  ['chester field sofa', ZOYA],
  // Split and joined.
  ['book shelf', MEERA],
  ['side board', 'Chitra Cane Sideboard in Natural Finish'],
  ['bed side table', ISHA_BEDSIDE],
  ['tvunit', LEHAR],
  ['sofabed', ADVAIT],
  ['armchair', BELA_ARM],
  // Synonyms.
  ['almirah', KIARA],
  ['almari', KIARA],
  ['almeerah', KIARA],
  ['palang', OJAS],
  ['jhoola', JHULA],
  ['jhula', JHULA],
  ['swing', JHULA],
  ['diwan', ADVAIT],
  ['divan', ADVAIT],
  ['rosewood sofa', TARANG],
  ['kursi', VIHAAN],
  ['couch', AARVI_TEAL],
  ['cupboard', KIARA],
  ['nightstand', ISHA_BEDSIDE],
  ['dresser', URVI],
  ['bookcase', MEERA],
  ['office desk', KESAR],
  ['gray sofa', 'Niva 2 Seater Fabric Sofa in Grey'],
  ['wicker chair', BELA_ARM],
  // Prefixes.
  ['wardr', KIARA],
  ['bookshe', MEERA],
  ['king b', OJAS],
  ['coff', NADI],
  ['sheesham so', TARANG],
  // What leads, where its words apart lead elsewhere.
  ['dining table', 'Dhara 4 Seater Dining Set in Mango Wood', 'Anaya 6 Seater Dining Set in Sheesham Wood'],
  ['dining tables', 'Dhara 4 Seater Dining Set in Mango Wood', 'Anaya 6 Seater Dining Set in Sheesham Wood'],
  ['wooden bed', OJAS, 'Avani Queen Size Bed in Mango Wood'],
  ['sofa set for small living room', 'Niva 2 Seater Fabric Sofa in Mustard'],
  // Arabic in Latin letters.
  ['kanaba', AARVI_TEAL],
  ['sareer', OJAS],
  ['tawla', ISHA_BEDSIDE],
  // Measures are in no name.
  ['bed 2 m', OJAS],
  ['bed 180cm', OJAS],
  // No product has all words: all but one.
  ['tv cabinet', LEHAR, KAVYA],
  ['sofa for living room', AARVI_TEAL],
  ['purple sofa', AARVI_TEAL],
];

describeOnDatabase('a search term', (app) => {
  const listed = async (SearchTerm: string) =>
    (await app().call(getAllProducts, { SearchTerm, PageSize: 100 })).map((item) => item.ProductName);

  it.each(QUERIES)('%j finds what they look for first [API-08] [SH-02]', async (term, ...first) => {
    const found = await listed(term);
    expect(found.slice(0, first.length).toSorted()).toEqual(first.toSorted());
    const { products } = await app().call(getSearchSuggestions, { SearchTerm: term, PageSize: 6 });
    expect(products.map(({ ProductName }) => ProductName)).toEqual(found.slice(0, 6));
  });

  it('ranks name over category over material over tags', async () => {
    const storage = await listed('storage');
    // In the name, in the category Storage, in the tags alone.
    const places = [OJAS, KAVYA, LEHAR].map((name) => storage.indexOf(name));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const fabric = await listed('fabric');
    // In the name, in the category Fabric Furniture.
    expect(fabric.indexOf(AARVI_TEAL)).toBeLessThan(fabric.indexOf(RASA));
  });

  it('ranks products in stock first among equals', async () => {
    // Both of the Aarvis that have the words in their names.
    await app().db.updateTable('products').set({ stock_quantity: 0 }).where('name', '=', AARVI_TEAL).execute();
    const sofas = await listed('fabric sofa');
    // It sells best but is sold out; the others have the words in a category.
    const soldOut = sofas.indexOf(AARVI_TEAL);
    await app().db.updateTable('products').set({ stock_quantity: 14 }).where('name', '=', AARVI_TEAL).execute();
    expect(soldOut).toBeGreaterThan(sofas.indexOf('Niva 2 Seater Fabric Sofa in Grey'));
    expect(soldOut).toBeLessThan(sofas.indexOf('Sitara Loveseat in Blush'));
  });

  it('finds products by the name of a parent category', async () => {
    expect(await listed('bedroom')).toContain(OJAS);
  });

  it.each([
    ['emoji', '🛋️'],
    ['emoji around a word', '🛋️ sofa 🛏️'],
    ['Arabic', 'أريكة من الخشب'],
    ['Hindi', 'सोफ़ा'],
    ['text that turns direction', '\u202esofa\u202c'],
    ['SQL', "' or 1=1; drop table products; --"],
    ['operators of full text', '!sofa & (bed | <-> :*)'],
    ['wildcards', '%_%'],
    ['one word of 200 characters', 'a'.repeat(200)],
    ['two hundred words', 'a '.repeat(100)],
    ['control characters', 'sofa\u0001\u001b[31m\u007f'],
    ['half a surrogate pair', 'sofa \ud83d'],
    ['a zero-width space', '\u200b'],
    ['a stop word', 'the'],
  ])('accepts %s [API-08]', async (_kind, SearchTerm) => {
    await expect(listed(SearchTerm)).resolves.toEqual(expect.any(Array));
    await expect(app().call(getSearchSuggestions, { SearchTerm })).resolves.toMatchObject({
      products: expect.any(Array),
    });
  });

  it('ignores what is not a word', async () => {
    expect((await listed('🛋️ sofa 🛏️'))[0]).toBe(AARVI_TEAL);
    expect((await listed('sofa\u0001\u001b[31m'))[0]).toBe(AARVI_TEAL);
    expect(await listed('🛋️')).toEqual([]);
  });

  it.each([
    ['longer than 200 characters', 'a'.repeat(10_000)],
    ['with the character NUL', 'so\u0000fa'],
  ])('refuses a term %s, naming the field', async (_kind, SearchTerm) => {
    const { status, problem } = await app().refused(getAllProducts, { SearchTerm });
    expect(status).toBe(400);
    expect(problem.errors?.[0]?.path).toBe('SearchTerm');
  });

  it('finds a product by its new name as soon as it is renamed, and by its category’s new name', async () => {
    await app().db.updateTable('products').set({ name: 'Aarvi Chaise Longue' }).where('product_id', '=', 1).execute();
    await app().db.updateTable('categories').set({ name: 'Settees & Canapes' }).where('slug', '=', 'sofas').execute();
    expect(await listed('longue')).toEqual(['Aarvi Chaise Longue']);
    expect(await listed('canapes')).toContain('Aarvi Chaise Longue');
  });
});
