import { gzipSync } from 'node:zlib';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getAttributeData } from 'shared-contracts/api/get-attribute-data';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getCitiesList } from 'shared-contracts/api/get-cities-list';
import { getLocalizationData } from 'shared-contracts/api/get-localization-data';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { getProductIdByNameAndCategory } from 'shared-contracts/api/get-product-id-bynameandcategory';
import { getProductReviews } from 'shared-contracts/api/get-product-reviews';
import { getProductsListByIds } from 'shared-contracts/api/get-products-list-by-ids';
import { getRecentsProductsList } from 'shared-contracts/api/get-recents-products-list';
import { getSearchSuggestions } from 'shared-contracts/api/get-search-suggestions';
import { getStatesProvincesList } from 'shared-contracts/api/get-states-provinces-list';
import { getStockData } from 'shared-contracts/api/get-stock-data';
import { getWebContent } from 'shared-contracts/api/get-web-content';
import { insertClientReport } from 'shared-contracts/api/insert-client-report';
import { PLAIN_HEADERS } from 'shared-contracts/server-kit/guard-requests';
import { describeOnDatabase } from '../../testing/test-app.ts';

const report = { Kind: 'error', Remote: 'shell', Version: '1', Detail: 'x' };

describeOnDatabase('bad input', (app) => {
  it.each([
    [getAllProducts, { PageNo: 0 }, 'PageNo'],
    [getAllProducts, { PageNo: 1.5 }, 'PageNo'],
    [getAllProducts, { PageNo: '1' }, 'PageNo'],
    [getAllProducts, { PageSize: 0 }, 'PageSize'],
    [getAllProducts, { PageSize: 101 }, 'PageSize'],
    [getAllProducts, { SearchTerm: 'x'.repeat(201) }, 'SearchTerm'],
    [getAllProducts, { SearchTerm: {} }, 'SearchTerm'],
    [getAllProducts, { CategoryID: '1;drop table products' }, 'CategoryID'],
    [getAllProducts, { CategoryID: '99999999999' }, 'CategoryID'],
    [getAllProducts, { ColorID: '1,,2' }, 'ColorID'],
    [getAllProducts, { TagID: Array.from({ length: 60 }, (_, id) => id + 1).join(',') }, 'TagID'],
    [getAllProducts, { MinPrice: -1 }, 'MinPrice'],
    [getAllProducts, { MaxPrice: 'cheap' }, 'MaxPrice'],
    [getAllProducts, { OrderByColumnName: 'price_paise; --' }, 'OrderByColumnName'],
    [getAllProducts, { StockStatus: 'Maybe' }, 'StockStatus'],
    [getAllProducts, { WithFacets: 'true' }, 'WithFacets'],
    [getCategoriesList, { PageSize: 1000 }, 'PageSize'],
    [getStockData, { PageNo: -1 }, 'PageNo'],
    [getAttributeData, { PageSize: null }, 'PageSize'],
    [getRecentsProductsList, { CategoryID: 'sofas' }, 'CategoryID'],
    [getProductDetail, {}, 'ProductId'],
    [getProductDetail, { CategorySlug: 'sofas' }, 'ProductId'],
    [getProductDetail, { CategorySlug: 'sofas', ProductSlug: ' ' }, 'ProductSlug'],
    [getProductDetail, { ProductId: 3_000_000_000 }, 'ProductId'],
    [getProductReviews, { ProductId: 'one' }, 'ProductId'],
    [getProductsListByIds, { ProductIds: '1 or 1=1' }, 'ProductIds'],
    [getProductIdByNameAndCategory, { productName: ' ', categoryName: 'sofas' }, 'productName'],
    [getProductIdByNameAndCategory, { productName: 'x' }, 'categoryName'],
    [getSearchSuggestions, {}, 'SearchTerm'],
    [getWebContent, { PageName: '' }, 'PageName'],
    [getWebContent, { PageName: 'terms\u0000' }, 'PageName'],
    [insertClientReport, { ...report, Detail: 'x\u0000' }, 'Detail'],
    [getLocalizationData, { entityId: 'signup', languageCode: 'ar' }, 'entityId'],
    [getStatesProvincesList, { CountryId: 0 }, 'CountryId'],
    [getCitiesList, {}, 'StateProvinceId'],
    [insertClientReport, { ...report, Kind: 'gossip' }, 'Kind'],
    [insertClientReport, { ...report, Remote: 'a b' }, 'Remote'],
    [insertClientReport, { ...report, Detail: 'x'.repeat(1001) }, 'Detail'],
  ])('is refused with 400 naming the field: %# [API-03]', async (call, parameters, field) => {
    const { status, problem } = await app().refused(call, parameters);
    expect(status).toBe(400);
    expect(problem.errors?.map((error) => error.path.split('.')[0])).toContain(field);
  });

  // Looking for forbidden characters went as deep as the body did, to the end of the stack: a 500.
  it.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('is refused when it is %s within each other without end [API-03] [SEC-03]', async (_, open, close) => {
    const depth = Math.floor(60_000 / (open + close).length);
    const response = await app().http.inject({
      method: 'POST',
      url: getAllProducts.path,
      payload: `{"requestParameters":{"SearchTerm":${open.repeat(depth)}1${close.repeat(depth)}}}`,
      headers: { 'content-type': 'application/json' },
    });
    expect([response.statusCode, response.json().errors?.[0].path]).toEqual([400, 'SearchTerm']);
  });

  // Valibot takes an array for an object without keys: a call without required parameters answered 200.
  it.each(['[]', '[1]', '{"requestParameters":[]}'])('is refused when it is %s [API-03]', async (payload) => {
    const response = await app().http.inject({
      method: 'POST',
      url: getCategoriesList.path,
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid-fields']);
  });

  it('is refused when it is compressed [SEC-05]', async () => {
    const response = await app().http.inject({
      method: 'POST',
      url: getCategoriesList.path,
      payload: gzipSync('{}'),
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    });
    expect([response.statusCode, response.headers['accept-encoding']]).toEqual([415, 'identity']);
  });

  it('is answered as a problem with its request id even when the address cannot be read [API-03]', async () => {
    const response = await app().http.inject({ method: 'POST', url: '/api/v1/%zz' });
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ]);
    expect(response.json()).toMatchObject({ status: 400, instance: expect.any(String), code: 'unreadable-address' });
    expect(response.headers).toMatchObject(PLAIN_HEADERS);
  });

  it('leaves no trace: nothing is half-written [API-03]', async () => {
    const before = await app().db.selectFrom('client_reports').selectAll().execute();
    await app().refused(insertClientReport, { ...report, Version: 7 });
    expect(await app().db.selectFrom('client_reports').selectAll().execute()).toEqual(before);
  });
});
