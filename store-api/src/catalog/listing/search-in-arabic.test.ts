import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getSearchSuggestions } from 'shared-contracts/api/get-search-suggestions';
import type { ListingExtras } from 'shared-contracts/api/shapes/listing-extras';
import { writeTranslations } from '../../platform/translation-commands/translation-file.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

const OJAS = 'Ojas King Size Bed with Storage in Sheesham Wood';
const AVANI = 'Avani Queen Size Bed in Mango Wood';
const TARANG = 'Tarang 3 Seater Wooden Sofa in Sheesham Wood';
const AARVI_TEAL = 'Aarvi 3 Seater Fabric Sofa in Teal';
const AARVI_VELVET = 'Aarvi 3 Seater Velvet Sofa in Navy';
const NIVA_GREY = 'Niva 2 Seater Fabric Sofa in Grey';
const NIVA = 'Niva 2 Seater Fabric Sofa in Mustard';
const RUDRA_GREY = 'Rudra L Shape Sofa with Left Chaise in Grey';
const ADVAIT = 'Advait Sofa Cum Bed in Olive';
const BELA_ARM = 'Bela Cane Arm Chair in Teak Finish';
const JHULA = 'Jhula Rocking Chair in Sheesham Wood';
const VIHAAN = 'Vihaan Dining Chair in Sheesham Wood';
const ANAYA = 'Anaya 6 Seater Dining Set in Sheesham Wood';
const DHARA = 'Dhara 4 Seater Dining Set in Mango Wood';
const NADI = 'Nadi Coffee Table with Drawers in Sheesham Wood';
const ISHA_BEDSIDE = 'Isha Bedside Table in Sheesham Wood';
const KIARA = 'Kiara Wardrobe with 2 Doors in Walnut Finish';
const URVI = 'Urvi Chest of Drawers in Mango Wood';
const TULSI = 'Tulsi Shoe Rack in Sheesham Wood';
const MEERA = 'Meera Bookshelf in Sheesham Wood';
const KESAR = 'Kesar Study Desk with Drawers in Walnut Finish';
const LEHAR = 'Lehar TV Unit in Sheesham Wood';
const CHITRA = 'Chitra Cane Sideboard in Natural Finish';
const RASA = 'Rasa Round Pouffe in Teal';
const AMARA_MIRROR = 'Amara Floor Mirror in Acacia Wood';
const NEEL_SHELF = 'Neel Wall Shelf Set in Acacia Wood';

/** Typed terms with their expected first product and first category; '' where no category is named so. */
const QUERIES: readonly (readonly [term: string, first: string, category: string])[] = [
  // The words that the search field shows.
  ['أرائك', AARVI_TEAL, 'sofas'],
  ['أسرّة', OJAS, 'beds'],
  ['سرير', OJAS, 'beds'],
  ['طاولات', ISHA_BEDSIDE, 'side-tables'],
  // One word in its forms: article, plural, without hamza, ه for ة, ى for ي, vowel signs.
  ['الأريكة', AARVI_TEAL, 'sofas'],
  ['اريكه', AARVI_TEAL, 'sofas'],
  ['كرسى هزاز', JHULA, 'rocking-chairs'],
  ['كراسي الطعام', VIHAAN, 'dining-chairs'],
  ['طاوله قهوه', NADI, 'coffee-tables'],
  ['المرايا', AMARA_MIRROR, 'mirrors'],
  ['مِرآة', AMARA_MIRROR, 'mirrors'],
  ['رفوف', NEEL_SHELF, 'wall-shelves'],
  ['خزائن أحذية', TULSI, 'shoe-racks'],
  ['مكتبه', MEERA, 'bookshelves'],
  ['مكتب', KESAR, 'study'],
  ['سرير بمساحة تخزين', OJAS, 'beds'],
  ['أريكة من القماش', AARVI_TEAL, 'fabric-sofas'],
  // The words of dialects, and borrowed ones.
  ['كنبة', AARVI_TEAL, 'sofas'],
  ['كنب رمادي', NIVA_GREY, 'sofas'],
  ['كنبة خضراء', ADVAIT, 'sofas'],
  ['ركنة', RUDRA_GREY, 'l-shape-sofas'],
  ['دولاب ملابس', KIARA, 'wardrobes'],
  ['شوفونيرة', URVI, 'chests-of-drawers'],
  ['جزامة', TULSI, 'shoe-racks'],
  ['كومودينو', ISHA_BEDSIDE, 'bedside-tables'],
  ['ترابيزة سنتر', NADI, 'coffee-tables'],
  ['شاشة', LEHAR, 'tv-units'],
  ['سرير كنج', OJAS, 'king-size-beds'],
  // Mistyped.
  ['اركية', AARVI_TEAL, 'sofas'],
  ['سريير كوين', AVANI, 'queen-size-beds'],
  ['كرصي خيزران', BELA_ARM, 'bar-stools'],
  ['خزنة ملابس', KIARA, 'wardrobes'],
  ['كرسي هزار', JHULA, 'rocking-chairs'],
  // What leads, where its words apart lead elsewhere.
  ['طاولة طعام', ANAYA, 'dining-sets'],
  ['طاوله طعام', ANAYA, 'dining-sets'],
  ['سرير خشب', OJAS, 'beds'],
  ['سرير ٢ متر', OJAS, 'beds'],
  // The beginning of a word.
  ['تلف', LEHAR, 'tv-units'],
  ['الأري', AARVI_TEAL, 'sofas'],
  // Numbers in words and in either digits.
  ['كنبة ٣ مقاعد', AARVI_TEAL, 'sofas'],
  ['كنبة 2 مقعد', NIVA, 'sofas'],
  ['طقم سفرة ٤ أشخاص', DHARA, '4-seater-dining-sets'],
  ['طقم طعام لستة أشخاص', ANAYA, '6-seater-dining-sets'],
  // Mixed with Latin letters, brands' too.
  ['sofa خشب الشيشم', TARANG, 'wooden-sofas'],
  ['كنبة velvet', AARVI_VELVET, 'sofas'],
  ['بوف teal', RASA, 'pouffes-ottomans'],
];

describeOnDatabase('a search in Arabic', (app) => {
  const listed = async (SearchTerm: string, more: object = {}) =>
    (await app().call(getAllProducts, { SearchTerm, PageSize: 100, ...more })).map((item) => item.ProductName);
  const suggested = (SearchTerm: string, PageSize = 6) => app().call(getSearchSuggestions, { SearchTerm, PageSize });

  it.each(QUERIES)('%j finds first %j, in %j [SH-22]', async (term, first, category) => {
    const found = await listed(term);
    expect(found[0]).toBe(first);
    const { products, categories } = await suggested(term);
    expect(products.map(({ ProductName }) => ProductName)).toEqual(found.slice(0, 6));
    expect(categories[0]?.Slug ?? '').toBe(category);
  });

  it.each([
    ['with and without hamza, article and vowel signs', ['أريكة', 'اريكة', 'الأريكه', 'أَرِيكَة', 'أريـــكة', 'ﺃﺭﻳﻜﺔ']],
    ['in singular, dual and plural', ['كنبة', 'كنبتين', 'كنبات', 'الكنب', 'للكنبات']],
    ['in either digits and in words', ['٣ مقاعد', '3 مقاعد', '۳ مقاعد', 'ثلاثة مقاعد', 'بثلاثة مقاعد']],
    ['from a Persian keyboard', ['كرسي', 'کرسی']],
    ['with words that mean nothing', ['سرير تخزين', 'أريد سرير مع تخزين']],
    ['by what it is called elsewhere', ['خزانة ملابس', 'دولاب', 'كبت']],
  ])('is one search %s [SH-22]', async (_how, [first = '', ...others]) => {
    const found = await listed(first);
    expect(found.length).toBeGreaterThan(0);
    for (const other of others) expect([other, await listed(other)]).toEqual([other, found]);
  });

  it.each([
    ['كنبة أقل من 30000', 'كنبة', { MaxPrice: 30_000 }],
    ['كنبة أقلّ من ٣٠ ألف', 'كنبة', { MaxPrice: 30_000 }],
    ['سرير من ۳۰٬۰۰۰ الى ۵۰٬۰۰۰ روبية', 'سرير', { MinPrice: 30_000, MaxPrice: 50_000 }],
  ])('understands the price in %j [SH-22] [CAT-32]', async (term, words, prices) => {
    const narrowed = await listed(words, prices);
    expect(narrowed.length).toBeGreaterThan(0);
    expect(await listed(term)).toEqual(narrowed);
  });

  it('tells desks from bookshelves, and a pouffe from a sideboard', async () => {
    expect((await listed('مكتبة')).every((name) => name.includes('Bookshelf'))).toBe(true);
    expect(await listed('بوفيه')).not.toContain(RASA);
    expect(await listed('بوف')).not.toContain(CHITRA);
  });

  it('suggests and counts in the language of the page, whatever the letters of the term [SH-22]', async () => {
    const ask = async (SearchTerm: string, language: string) => {
      const response = await app().http.inject({
        method: 'POST',
        url: getAllProducts.path,
        payload: { requestParameters: { SearchTerm, PageSize: 1, WithFacets: true } },
        headers: { 'accept-language': language },
      });
      const { facets } = response.json<ListingExtras>();
      return [JSON.parse(response.json().data)[0].ProductName, facets.colors.map(({ Name }) => Name)] as const;
    };
    const [arabic, colours] = await ask('كنبة', 'ar');
    expect(arabic).toContain('أريكة');
    expect(colours).toContain('رمادي');
    expect(await ask('sofa', 'ar')).toEqual([arabic, colours]);
    const [english, colors] = await ask('كنبة', 'en');
    expect(english).toBe(AARVI_TEAL);
    expect(colors).toContain('Grey');
  });

  it('finds by a translation as soon as there is one, in any language, and by no former one [SH-22]', async () => {
    const translate = (language: string, shown_from: 'products.name' | 'materials.name', english: string, to: string) =>
      writeTranslations(app().db, language, [{ shown_from, english, translated: to, state: 'machine' }]);
    await translate('ar', 'products.name', RASA, 'بوف شمسي');
    expect(await listed('شمسي')).toEqual([RASA]);
    await translate('ar', 'products.name', RASA, 'بوف قمري');
    expect([await listed('شمسي'), await listed('قمري')]).toEqual([[], [RASA]]);
    await translate('de', 'products.name', RASA, 'Hocker, auch قمري');
    await app().db.deleteFrom('translations').where('english', '=', RASA).where('language', '=', 'ar').execute();
    expect([await listed('Hocker'), await listed('قمري')]).toEqual([[RASA], [RASA]]);
    await translate('de', 'materials.name', 'Cane', 'Geflecht');
    expect(await listed('geflecht')).toContain(BELA_ARM);
    await app().db.updateTable('products').set({ name: 'Rasa Drum' }).where('name', '=', RASA).execute();
    expect(await listed('Hocker')).toEqual([]);
  });
});
