import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiCall, CallRequest } from 'shared-contracts/api/call';
import { cartData } from 'shared-contracts/api/cart-data';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getAttributeData } from 'shared-contracts/api/get-attribute-data';
import { getBlogComments } from 'shared-contracts/api/get-blog-comments';
import { getBlogDetail } from 'shared-contracts/api/get-blog-detail';
import { getBlogList } from 'shared-contracts/api/get-blog-list';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getCitiesList } from 'shared-contracts/api/get-cities-list';
import { getColorsList } from 'shared-contracts/api/get-colors-list';
import { getCountriesList } from 'shared-contracts/api/get-countries-list';
import { getCustomerReviews } from 'shared-contracts/api/get-customer-reviews';
import { getFaqList } from 'shared-contracts/api/get-faq-list';
import { getHomeScreenBanner } from 'shared-contracts/api/get-home-screen-banner';
import { getInterfaceTexts } from 'shared-contracts/api/get-interface-texts';
import { getLatestHotProduct } from 'shared-contracts/api/get-latest-hot-product';
import { getLocalizationData } from 'shared-contracts/api/get-localization-data';
import { getManufacturerList } from 'shared-contracts/api/get-manufacturer-list';
import { getPaymentMethods } from 'shared-contracts/api/get-payment-methods';
import { getPlaceOfPin } from 'shared-contracts/api/get-place-of-pin';
import { getPopularCategories } from 'shared-contracts/api/get-popular-categories';
import { getPopularProductsList } from 'shared-contracts/api/get-popular-products-list';
import { getPopularTags } from 'shared-contracts/api/get-popular-tags';
import { getProductAllAttributesByProductId } from 'shared-contracts/api/get-product-all-attributes-by-productid';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { getProductIdByNameAndCategory } from 'shared-contracts/api/get-product-id-bynameandcategory';
import { getProductQuestions } from 'shared-contracts/api/get-product-questions';
import { getProductReviews } from 'shared-contracts/api/get-product-reviews';
import { getProductsListByIds } from 'shared-contracts/api/get-products-list-by-ids';
import { getRecentsProductsList } from 'shared-contracts/api/get-recents-products-list';
import { getRelatedProductsList } from 'shared-contracts/api/get-related-products-list';
import { getSearchSuggestions } from 'shared-contracts/api/get-search-suggestions';
import { getSiteSettings } from 'shared-contracts/api/get-site-settings';
import { getSizeList } from 'shared-contracts/api/get-size-list';
import { getSpecialOffers } from 'shared-contracts/api/get-special-offers';
import { getStatesProvincesList } from 'shared-contracts/api/get-states-provinces-list';
import { getStockData } from 'shared-contracts/api/get-stock-data';
import { getStudios } from 'shared-contracts/api/get-studios';
import { getSwatches } from 'shared-contracts/api/get-swatches';
import { getTestimonials } from 'shared-contracts/api/get-testimonials';
import { twinQuery } from 'shared-contracts/api/get-twin';
import { getWebContent } from 'shared-contracts/api/get-web-content';
import { getWebsiteLogo } from 'shared-contracts/api/get-website-logo';
import { getWithdrawnProducts } from 'shared-contracts/api/get-withdrawn-products';
import { TAGS_HEADER, VALID_HEADER } from 'shared-contracts/server/change-stream';
import { settledShopper } from '../../testing/other-peoples-data/settled-shopper.ts';
import { countStatements } from '../../testing/statement-counts.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

const asked = <Call extends ApiCall>(call: Call, parameters: CallRequest<Call>) =>
  [call.name, call, parameters as object] as const;

const TABLE = [
  asked(getAllProducts, { SearchTerm: 'sofa under 90k & "oak"', CategoryID: '1', WithFacets: true, Rating: 4 }),
  asked(getAttributeData, { PageSize: 5 }),
  asked(getBlogComments, { Slug: 'caring-for-solid-wood' }),
  asked(getBlogDetail, { Slug: 'caring-for-solid-wood' }),
  asked(getBlogList, { PageNo: 1 }),
  asked(getCategoriesList, {}),
  asked(getCitiesList, { StateProvinceId: 1 }),
  asked(getColorsList, {}),
  asked(getCountriesList, {}),
  asked(getCustomerReviews, {}),
  asked(getFaqList, { GroupName: 'Delivery' }),
  asked(getHomeScreenBanner, {}),
  asked(getInterfaceTexts, { LanguageCode: 'ar' }),
  asked(getLatestHotProduct, {}),
  asked(getLocalizationData, { entityId: 1, languageCode: 'ar' }),
  asked(getManufacturerList, {}),
  asked(getPaymentMethods, { Price: 45_000 }),
  asked(getPlaceOfPin, { PostalCode: '560001' }),
  asked(getPopularCategories, {}),
  asked(getPopularProductsList, {}),
  asked(getPopularTags, {}),
  asked(getProductAllAttributesByProductId, { ProductId: 3 }),
  asked(getProductDetail, { ProductId: 3 }),
  asked(getProductIdByNameAndCategory, { productName: 'no such sofa', categoryName: 'sofas' }),
  asked(getProductQuestions, { ProductId: 3 }),
  asked(getProductReviews, { ProductId: 3 }),
  asked(getProductsListByIds, { ProductIds: '3,1' }),
  asked(getRecentsProductsList, {}),
  asked(getRelatedProductsList, { ProductId: 3 }),
  asked(getSearchSuggestions, { SearchTerm: 'sofa' }),
  asked(getSiteSettings, {}),
  asked(getSizeList, {}),
  asked(getSpecialOffers, {}),
  asked(getStatesProvincesList, { CountryId: 1 }),
  asked(getStockData, {}),
  asked(getStudios, {}),
  asked(getSwatches, { ProductId: 3 }),
  asked(getTestimonials, {}),
  asked(getWebContent, { PageName: 'terms' }),
  asked(getWebsiteLogo, {}),
  asked(getWithdrawnProducts, { ProductIds: '3' }),
];

describeOnDatabase('a cached call by GET', (app) => {
  const get = (call: ApiCall, query: string | null, headers = {}) =>
    app().http.inject({ url: `${call.path}?${query}`, headers });
  const post = (call: ApiCall, requestParameters: object, language: string) =>
    app().http.inject({
      method: 'POST',
      url: call.path,
      payload: { requestParameters },
      headers: { 'accept-language': language },
    });
  let shopper: Record<string, string>;
  beforeAll(async () => {
    const { token, userId } = await settledShopper(app(), 'Twin');
    shopper = { token, userid: String(userId) };
  }, 60_000);

  // An edge gives everybody the answer of whoever came first.
  it.each(TABLE)(
    '%s answers what it answers by POST, whoever asks [SCALE-01] [API-05]',
    async (_, call, parameters) => {
      for (const language of ['en', 'ar']) {
        const posted = await post(call, parameters, language);
        const query = twinQuery(parameters, language);
        const strangers = [
          {},
          shopper,
          { token: 'gone', userid: '1', cookie: 'store-device=a.b' },
          { 'accept-language': 'ar' },
        ];
        for (const headers of strangers) {
          const got = await get(call, query, headers);
          expect([got.statusCode, got.body]).toEqual([200, posted.body]);
          expect(got.headers).toMatchObject({
            'cache-control': 'no-cache',
            etag: expect.stringMatching(/^W\/"[\w-]{27}"$/),
          });
          expect(got.headers[TAGS_HEADER]).toBe(posted.headers[TAGS_HEADER]);
          expect(got.headers['set-cookie']).toBeUndefined();
        }
      }
    },
  );

  it('is there for every cached call, with its parameters, and for no other [API-02] [SCALE-01]', async () => {
    const { paths } = (await app().http.inject({ url: '/api/openapi.json' })).json();
    const twins = Object.keys(paths).filter((one) => paths[one].get);
    expect(twins.toSorted()).toEqual(TABLE.map(([, call]) => call.path).toSorted());
    expect((await get(cartData, twinQuery({ cartJsonData: '[]' }, 'en'))).statusCode).toBe(404);
    const names = ({ parameters }: { parameters: { name: string }[] }) => parameters.map(({ name }) => name);
    expect(names(paths[getProductReviews.path].get)).toEqual(
      expect.arrayContaining(['language', 'ProductId', 'PageNo', 'PageSize']),
    );
    // The language's key is none of a parameter.
    for (const one of twins) expect(names(paths[one].get).filter((name) => name === 'language')).toHaveLength(1);
  });

  it('names its tags for edges, and for how long the clock leaves it as it is [SCALE-01]', async () => {
    const { headers } = await get(getProductDetail, 'ProductId=4');
    expect(headers).toMatchObject({
      'cache-tag': 'all,product:4,product,settings',
      xkey: 'all product:4 product settings',
    });
    expect(Number(headers[VALID_HEADER])).toBeLessThanOrEqual(86_400);
    expect((await get(getColorsList, '')).headers).not.toHaveProperty(VALID_HEADER);
  });

  it('costs the statements that the POST costs, and 304 where nothing has changed [SCALE-01] [PERF-03]', async () => {
    const query = twinQuery({ ProductId: 5 }, 'en');
    await get(getProductDetail, query);
    const byPost = await countStatements(app().db, () => post(getProductDetail, { ProductId: 5 }, 'en'));
    const byGet = await countStatements(app().db, () => get(getProductDetail, query));
    expect(byGet.statements).toBe(byPost.statements);
    const { headers } = await get(getProductDetail, query);
    const again = () => get(getProductDetail, query, { 'if-none-match': `"other", ${headers.etag}` });
    expect(await again()).toMatchObject({
      statusCode: 304,
      body: '',
      headers: { etag: headers.etag, xkey: headers.xkey },
    });
    await app().db.updateTable('product_prices').set({ price_paise: 777_00 }).where('product_id', '=', 5).execute();
    expect((await again()).statusCode).toBe(200);
  });

  it.each([
    ['text that is no JSON', 'SearchTerm=sofa', 'SearchTerm'],
    ['a broken escape', 'SearchTerm=%22%E0%A4%A%22', 'SearchTerm'],
    ['nothing', 'PageNo=', 'PageNo'],
    ['a parameter twice', 'PageNo=1&PageNo=2', 'PageNo'],
    ['a language twice', 'language=en&language=ar', 'language'],
    ['a language that is none', 'language=%3Cb%3E', 'language'],
    ['the wrong type', 'PageNo=%221%22', 'PageNo'],
    ['a value out of its range', 'PageSize=101', 'PageSize'],
    ['a list', 'SearchTerm=[1]', 'SearchTerm'],
    ['what is too long', `SearchTerm=%22${'x'.repeat(6000)}%22`, 'SearchTerm'],
    ['lists without end', `SearchTerm=${'['.repeat(900)}${']'.repeat(900)}`, 'SearchTerm'],
    ['NUL, escaped for JSON', 'SearchTerm=%22a%5Cu0000%22', 'SearchTerm'],
    ['NUL, escaped for an address', 'SearchTerm=%22a%00%22', 'SearchTerm'],
    ['prices that the rules refuse', 'MinPrice=9&MaxPrice=1', 'MinPrice'],
  ])('refuses %s with 400 naming the field [API-03] [SCALE-01]', async (_, query, field) => {
    const answer = await get(getAllProducts, query);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([400, 'no-store']);
    expect(answer.headers).not.toHaveProperty('xkey');
    expect(answer.json().errors.map((error: { path: string }) => error.path.split('.')[0])).toContain(field);
  });

  it.each(['__proto__=1', 'constructor={"prototype":1}', 'requestParameters={"PageNo":0}', 'utm_source="x"'])(
    'ignores what is no parameter: %s',
    async (query) => {
      const plain = await get(getColorsList, '');
      expect((await get(getColorsList, query)).body).toBe(plain.body);
    },
  );
});

test('only what is the same for everybody says that it may be stored [SCALE-01]', () => {
  const sources = path.resolve(import.meta.dirname, '../..');
  const storable = globSync('**/!(*.test).ts', { cwd: sources }).filter((file) =>
    /cache-control'?[,:] '(?!.*no-store)/.test(readFileSync(path.join(sources, file), 'utf8')),
  );
  expect(storable.toSorted()).toEqual([
    'cart-checkout/payments/sandbox/checkout-routes.ts',
    'catalog/drawings/routes.ts',
    'catalog/models/routes.ts',
    'catalog/reviews/pictures/routes.ts',
    'platform/http/get-twin.ts',
    'platform/mail/mark.ts',
    'platform/pictures/routes.ts',
  ]);
});
