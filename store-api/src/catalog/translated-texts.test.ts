import type { ApiCall } from 'shared-contracts/api/call';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getCustomerReviews } from 'shared-contracts/api/get-customer-reviews';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { getProductReviews } from 'shared-contracts/api/get-product-reviews';
import type { ProductDetail } from 'shared-contracts/api/shapes/product-detail';
import { askInLanguage } from '../testing/ask-in-language.ts';
import { operator } from '../testing/operator.ts';
import { describeOnDatabase } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';

/** Two words in Latin letters in a row; one may be 'PDF' or 'GST'. */
const ENGLISH = /[a-z]{2,}[^\p{L}]+[a-z]{2,}/iu;
/** Names of makers, addresses of pages, codes and colours, which are the same in every language. */
const STAYS: ReadonlySet<string> = new Set(
  'VendorName ManufacturerName ImporterName Slug CategorySlug Sku StockStatus Url Placeholder Edge HexCode'.split(' '),
);
const HTML = [
  'FullDescription',
  'DeliveryContent',
  'MerchantContent',
  'FurnitureCareContent',
  'WarrantyContent',
  'DisclaimerContent',
] as const;

describeOnDatabase(
  'the long texts of products in Arabic',
  (app) => {
    const ask = <Call extends ApiCall>(call: Call, requestParameters: object, language = 'ar') =>
      askInLanguage(app(), language, call, requestParameters);
    async function detail(ProductId: number, language?: string) {
      const [product] = await ask(getProductDetail, { ProductId }, language);
      if (!product) throw new Error(`there is no product ${ProductId}`);
      return product;
    }

    it('leave no English in any product of the sample store but names, and each tag and link [SH-21]', async () => {
      const cards = await ask(getAllProducts, { PageSize: 100 });
      expect(cards.length).toBeGreaterThan(50);
      for (const { ProductId } of cards) {
        const product = await detail(ProductId);
        expect(
          textsIn(product)
            .map((text) => withoutNames(text, product))
            .filter((text) => ENGLISH.test(text)),
        ).toEqual([]);
        const english = await detail(ProductId, 'en');
        for (const field of HTML) expect(tags(product[field])).toEqual(tags(english[field]));
      }
    });

    it('keep days and prices of the English [SH-21]', async () => {
      const figures = (html: string) =>
        html
          .replace(/<[^>]*>/g, ' ')
          .match(/\d+(?:,\d+)*/g)
          ?.sort();
      for (const id of [1, 8, 15, 30, 43]) {
        const [arabic, english] = [await detail(id), await detail(id, 'en')];
        expect(figures(arabic.DeliveryContent)).toEqual(figures(english.DeliveryContent));
      }
    });

    it('fall back text by text, and are listed as missing [SH-21]', async () => {
      const warranty = '<p><strong>3 years</strong> on all of it.</p>\n<p>Not covered: wear.</p>';
      await app()
        .db.updateTable('products')
        .set({ warranty_content: warranty, disclaimer_content: '<p>For your own use; please do not pass it on.</p>' })
        .where('product_id', '=', 1)
        .execute();
      await until(async () => (await detail(1)).WarrantyContent === warranty, 'the new warranty');
      expect((await detail(1)).DisclaimerContent).toMatch(/^<p>\p{Script=Arabic}/u);
      expect((await operator(app(), ['translations', 'missing', 'ar', '--format', 'jsonl'])).lines).toEqual(
        ['<strong>3 years</strong> on all of it.', 'Not covered: wear.'].map((english) =>
          JSON.stringify({ shown_from: 'products.warranty_content', english }),
        ),
      );
    });

    it('have the sample reviews; a customer’s own words stay [SH-21] [CAT-23]', async () => {
      const { reviews } = await ask(getProductReviews, { ProductId: 1 });
      expect(reviews.length).toBeGreaterThan(0);
      const all = await ask(getCustomerReviews, { PageSize: 100 });
      expect(textsIn({ reviews, all }).filter((text) => ENGLISH.test(text))).toEqual([]);
      const sample = app().db.selectFrom('product_reviews').select(['title', 'body', 'reviewer_name', 'rating']);
      const written = await sample.where('product_id', '=', 1).where('is_sample', '=', true).executeTakeFirstOrThrow();
      await app()
        .db.insertInto('product_reviews')
        .values({ ...written, product_id: 1, status: 'approved', is_sample: false })
        .execute();
      const newest = async () => (await ask(getProductReviews, { ProductId: 1 })).reviews[0];
      await until(async () => (await newest())?.IsSample === false, 'the review');
      expect(await newest()).toMatchObject({
        Title: written.title,
        Body: written.body,
        ReviewerName: written.reviewer_name,
      });
    });
  },
  { followsChanges: true },
);

const tags = (html: string) => html.match(/<[^>]*>/g);

/** Every text of an answer, within JSON too. */
function textsIn(value: unknown, field = ''): readonly string[] {
  if (STAYS.has(field)) return [];
  if (typeof value === 'string') return field.endsWith('Json') ? textsIn(JSON.parse(value)) : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, Array.isArray(value) ? field : key));
}

function withoutNames(text: string, { VendorName, ManufacturerName, ImporterName }: ProductDetail): string {
  // The maker's name may begin with the brand's.
  const names = [ManufacturerName, ImporterName ?? '', VendorName].map((name) => name.replace(' (sample)', ''));
  return names.reduce((rest, name) => rest.replaceAll(name, ''), text.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&'));
}
