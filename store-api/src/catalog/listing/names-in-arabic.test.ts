import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { writeTranslations } from '../../platform/translation-commands/translation-file.ts';
import { ARABIC_READER, describeOnDatabase } from '../../testing/test-app.ts';

const AARVI = 'Aarvi 3 Seater Fabric Sofa in Teal';
const { compare } = new Intl.Collator('ar');

// An Arabic listing by name was in the order of the English names, which it does not show.
describeOnDatabase('a listing by name in Arabic', (app) => {
  const listed = async (OrderByColumnName: 'Name ASC' | 'Name DESC', more: object = {}, reader = ARABIC_READER) => {
    const asked = [1, 2, 3, 4].map((PageNo) =>
      app().call(getAllProducts, { OrderByColumnName, PageNo, PageSize: 15, ...more }, reader),
    );
    return (await Promise.all(asked)).flat().map(({ ProductName }) => ProductName);
  };
  const translate = (english: string, translated: string) =>
    writeTranslations(app().db, 'ar', [{ shown_from: 'products.name', english, translated, state: 'checked' }]);

  it('has the order of the Arabic alphabet, both ways, over its pages [CAT-06] [SH-21]', async () => {
    const rising = await listed('Name ASC');
    expect(new Set(rising).size).toBe(54);
    expect(rising.every((name) => /^\p{Script=Arabic}/u.test(name))).toBe(true);
    expect(rising).toEqual(rising.toSorted(compare));
    expect(await listed('Name DESC')).toEqual(rising.toReversed());
  });

  it('has it in a category, in a search and below a price too [CAT-06] [SH-21]', async () => {
    for (const more of [{ CategoryID: 2 }, { SearchTerm: 'كنبة' }, { MaxPrice: 20_000, WithFacets: true }]) {
      const rising = await listed('Name ASC', more);
      expect(rising.length).toBeGreaterThan(5);
      expect(rising).toEqual(rising.toSorted(compare));
      expect(await listed('Name DESC', more)).toEqual(rising.toReversed());
    }
  });

  it.each([
    ['has no regard to the article', 'البوف آرفي', /^بوف راسا/],
    ['nor to vowel signs and tatweel', 'بُـوف ر', /^بوف راسا/],
    ['knows a word that only looks as if it had the article', 'ألواح آرفي', /^أريكة نيفا/],
  ])('%s [SH-21]', async (_rule, name, neighbour) => {
    await translate(AARVI, name);
    const rising = await listed('Name ASC');
    const place = rising.indexOf(name);
    expect(place).toBeGreaterThanOrEqual(0);
    const neighbours = [rising[place - 1], rising[place + 1]].map((next) => next ?? '');
    expect(neighbours.some((next) => neighbour.test(next))).toBe(true);
  });

  it('follows a changed name; what is not translated comes last, by its English name [SH-21]', async () => {
    const { db } = app();
    await translate(AARVI, 'يي');
    expect((await listed('Name ASC')).at(-1)).toBe('يي');
    const rename = (from: string, to: string) =>
      db.updateTable('products').set({ name: to }).where('name', '=', from).execute();
    await rename(AARVI, 'Zed');
    const MEERA = 'Meera Bookshelf in Sheesham Wood';
    await db.deleteFrom('translations').where('english', '=', MEERA).where('language', '=', 'ar').execute();
    expect((await listed('Name ASC')).slice(-2)).toEqual([MEERA, 'Zed']);
    expect((await listed('Name DESC')).slice(0, 2)).toEqual(['Zed', MEERA]);
    await rename('Zed', AARVI);
    expect((await listed('Name ASC')).slice(-2)).toEqual(['يي', MEERA]);
  });

  it('is in the order of the English names for a language without translations, until it has one', async () => {
    const french = { ...ARABIC_READER, language: 'fr' };
    const english = await listed('Name ASC', {}, { ...ARABIC_READER, language: 'en' });
    expect(await listed('Name ASC', {}, french)).toEqual(english);
    await writeTranslations(app().db, 'fr', [
      { shown_from: 'products.name', english: AARVI, translated: 'Zoé', state: 'checked' },
    ]);
    expect(await listed('Name ASC', {}, french)).toEqual(['Zoé', ...english.filter((name) => name !== AARVI)]);
    await app().db.deleteFrom('translations').where('language', '=', 'fr').execute();
    expect(await listed('Name ASC', {}, french)).toEqual(english);
  });

  it('sorts countries of origin by their Arabic names [LAW-01] [SH-21]', async () => {
    const { db } = app();
    const translated = (name: string, to: string) =>
      writeTranslations(db, 'ar', [{ shown_from: 'origins.name', english: name, translated: to, state: 'checked' }]);
    const vendors = async () => {
      const [first] = await app().call(getAllProducts, { OrderByColumnName: 'Origin ASC', PageSize: 1 }, ARABIC_READER);
      return first?.VendorName;
    };
    await translated('India', 'ا');
    await translated('Indonesia', 'ب');
    expect(await vendors()).not.toBe('Rattan Raya');
    await translated('India', 'ت');
    expect(await vendors()).toBe('Rattan Raya');
    // An alef with madda came before every other letter.
    await translated('India', 'آرفي');
    await translated('Indonesia', 'أدفيت');
    expect(await vendors()).toBe('Rattan Raya');
  });
});
