import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiCall, WireAnswer } from 'shared-contracts/api/call';
import { cartData } from 'shared-contracts/api/cart-data';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { getSearchSuggestions } from 'shared-contracts/api/get-search-suggestions';
import type { ListingExtras } from 'shared-contracts/api/shapes/listing-extras';
import { operator } from '../../testing/operator.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

const ARABIC = /\p{Script=Arabic}/u;

describeOnDatabase(
  'the catalogue in Arabic',
  (app) => {
    async function ask<Call extends ApiCall>(call: Call, requestParameters: object, language: string | null = 'ar') {
      const response = await app().http.inject({
        method: 'POST',
        url: call.path,
        payload: { requestParameters },
        headers: language === null ? {} : { 'accept-language': language },
      });
      expect(response.statusCode).toBe(200);
      const { data, ...extras } = response.json();
      return { answer: JSON.parse(data) as WireAnswer<Call>, extras, body: response.body };
    }
    const store = (...words: string[]) => operator(app(), words);
    const file = (name: string) => join(app().settings.dataDir, name);
    const sofa = { PageSize: 1, CategoryID: '2' };

    it('lacks nothing of the sample store [SH-21]', async () => {
      expect((await store('translations', 'missing', 'ar', '--format', 'jsonl')).lines).toEqual([]);
    });

    it('takes regions abroad, which it does not ask for, and lists those it has [SH-21]', async () => {
      await writeFile(
        file('regions.csv'),
        'shown_from,english,translated\nstates_provinces.state_name,Antwerpen,أنتويرب\n',
      );
      const { lines } = await store('translations', 'import', 'ar', file('regions.csv'));
      expect(lines).toEqual(['1 added, 0 changed, 0 as they were.']);
      const { lines: listed } = await store('translations', 'list', 'ar', '--format', 'jsonl');
      expect(listed.join('\n')).toMatch(/"Antwerpen","translated":"أنتويرب"/);
      expect(listed.join('\n')).toMatch(/"Ar Riyāḑ","translated":"الرياض"/);
    });

    it('names categories, products, facets and cart lines in Arabic [SH-21]', async () => {
      const { answer: categories } = await ask(getCategoriesList, {});
      expect(categories.filter(({ Name, Intro }) => !ARABIC.test(Name) || !ARABIC.test(Intro))).toEqual([]);
      expect(categories.find(({ Slug }) => Slug === 'sofas')?.Name).toBe('الأرائك');

      const { answer: cards, extras } = await ask(getAllProducts, { PageSize: 100, WithFacets: true });
      const { facets, bestPrices } = extras as ListingExtras;
      const { productTypes, materials, orientations, seaters, colors, tags, origins } = facets;
      const names = [
        ...cards.flatMap(({ ProductName, CategoryName, Image }) => [ProductName, CategoryName, Image.Alt]),
        ...bestPrices.map(({ ProductName }) => ProductName),
        ...[productTypes, materials, orientations, seaters, colors, tags, origins].flat().map(({ Name }) => Name),
      ];
      expect(names.filter((name) => !ARABIC.test(name))).toEqual([]);

      const cartJsonData = JSON.stringify([{ ProductId: 1, Quantity: 1 }]);
      const { answer: cart } = await ask(cartData, { cartJsonData });
      expect(cart.productsData[0]).toMatchObject({ Material: 'قماش', Slug: 'aarvi-3-seater-fabric-sofa-in-teal' });
      expect(cart.productsData[0]?.ProductName).toMatch(ARABIC);

      const { answer: suggested } = await ask(getSearchSuggestions, { SearchTerm: 'sofa', PageSize: 3 });
      expect([...suggested.products.map((one) => one.ProductName), suggested.categories[0]?.Name].join()).toMatch(
        ARABIC,
      );
    });

    it('describes a product in Arabic, also where a field is JSON or says what a family varies in [SH-21]', async () => {
      const { answer } = await ask(getProductDetail, { ProductId: 1 });
      const [product] = answer;
      expect(JSON.parse(product?.MatterialTypeJson ?? '')).toMatchObject([{ TypeName: 'قماش' }]);
      expect(product?.ProductShipMethodsJson).toContain('توصيل إلى المنزل مع التركيب');
      expect(product?.ShortDescription).toMatch(ARABIC);
      expect(product?.Family?.Choices[0]?.Options.map(({ Name }) => Name)).toContain('كحلي');
      expect(product).toMatchObject({
        Slug: 'aarvi-3-seater-fabric-sofa-in-teal',
        Sku: 'KC-00001',
        VendorName: 'Northloom Living',
      });
    });

    it('is the English answer, byte for byte, for English, no language, any, and one without translations', async () => {
      const listing = { ...sofa, WithFacets: true };
      const { body } = await ask(getAllProducts, listing, 'en');
      const detail = await ask(getProductDetail, { ProductId: 1 }, 'en');
      for (const language of [null, '*', 'en-IN,ar;q=0.5', 'xx', 'ar'.repeat(500)]) {
        expect((await ask(getAllProducts, listing, language)).body).toBe(body);
        expect((await ask(getProductDetail, { ProductId: 1 }, language)).body).toBe(detail.body);
      }
    });

    it('falls back to English field by field, and says what lacks [SH-21]', async () => {
      await app().db.updateTable('products').set({ name: 'Aarvi Sofa' }).where('product_id', '=', 1).execute();
      const shown = async () => (await ask(getProductDetail, { ProductId: 1 })).answer[0];
      await until(async () => (await shown())?.MetaTitle === 'Aarvi Sofa', 'the new name');
      expect(await shown()).toMatchObject({ MetaTitle: 'Aarvi Sofa', ShortDescription: expect.stringMatching(ARABIC) });
      expect((await store('translations', 'missing', 'ar', '--format', 'jsonl')).lines).toContain(
        '{"shown_from":"products.name","english":"Aarvi Sofa"}',
      );
    });

    it('shows an imported translation within a second, and keeps it from a dry run [SH-21]', async () => {
      await writeFile(
        file('a.csv'),
        'shown_from,english,translated,state\nproducts.name,Aarvi Sofa,أريكة آرفي,checked\n',
      );
      const name = async () => (await ask(getProductDetail, { ProductId: 1 })).answer[0]?.MetaTitle;
      expect(await name()).toBe('Aarvi Sofa');
      const dry = await store('translations', 'import', 'ar', file('a.csv'), '--dry-run');
      expect([dry.lines[0], await name()]).toEqual(['Would: 1 added, 0 changed, 0 as they were.', 'Aarvi Sofa']);
      expect((await store('translations', 'import', 'ar', file('a.csv'))).lines).toEqual([
        '1 added, 0 changed, 0 as they were.',
      ]);
      await until(async () => (await name()) === 'أريكة آرفي', 'the imported name');
    });

    it('comes back unchanged from its own export, for any language [SH-21]', async () => {
      expect((await store('translations', 'export', 'ar', file('all.csv'))).faults).toEqual([]);
      const { lines } = await store('translations', 'import', 'ar', file('all.csv'));
      expect(lines).toEqual([expect.stringMatching(/^0 added, 0 changed, \d+ as they were\.$/)]);
      const all = await readFile(file('all.csv'), 'utf8');
      expect(all).toContain('categories.name,Sofas,الأرائك,machine');
      await writeFile(file('hi.csv'), 'shown_from,english,translated\ncategories.name,Sofas,सोफ़े\n');
      await store('translations', 'import', 'hi', file('hi.csv'));
      const { answer } = await ask(getCategoriesList, {}, 'hi');
      expect(answer.map(({ Name }) => Name)).toEqual(expect.arrayContaining(['सोफ़े', 'Beds']));
    });

    it('refuses a file with a fault, and English as a language', async () => {
      await writeFile(file('bad.csv'), 'shown_from,english,translated\nusers.email,a,b\nproducts.name,Aarvi Sofa,x\n');
      const { faults } = await store('translations', 'import', 'ar', file('bad.csv'));
      expect(faults.join()).toMatch(/Row 2, shown_from: is one of.*Nothing was changed/s);
      // The code would be shown after its coupon has ended.
      await writeFile(file('bad.csv'), 'shown_from,english,translated\nstrip.text,With {code},مع NEW5\n');
      const lost = await store('translations', 'import', 'ar', file('bad.csv'));
      expect(lost.faults.join()).toMatch(/Row 2, translated: names the same of {code}/);
      // A translation that contradicts what is known of the piece would be shown beside it (CAT-33).
      await writeFile(
        file('bad.csv'),
        'shown_from,english,translated\nproducts.short_description,A sofa of 217 cm,أريكة من المخمل بعرض 210 سم\n',
      );
      const more = await store('translations', 'import', 'ar', file('bad.csv'));
      expect(more.faults.join()).toMatch(/Row 2, translated: says 210, which .*Row 2, translated: says 'مخمل'/s);
      expect((await store('translations', 'missing', 'en')).faults.join()).toContain('other than English');
    });
  },
  { followsChanges: true },
);
