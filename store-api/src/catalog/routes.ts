import { getAttributeData } from 'shared-contracts/api/get-attribute-data';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getPopularCategories } from 'shared-contracts/api/get-popular-categories';
import { getPopularProductsList } from 'shared-contracts/api/get-popular-products-list';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { getProductIdByNameAndCategory } from 'shared-contracts/api/get-product-id-bynameandcategory';
import { getProductReviews } from 'shared-contracts/api/get-product-reviews';
import { getProductsListByIds } from 'shared-contracts/api/get-products-list-by-ids';
import { getRecentsProductsList } from 'shared-contracts/api/get-recents-products-list';
import { getRelatedProductsList } from 'shared-contracts/api/get-related-products-list';
import { getSearchSuggestions } from 'shared-contracts/api/get-search-suggestions';
import { getStockData } from 'shared-contracts/api/get-stock-data';
import type { Api } from '../platform/http/api.ts';
import { AnswerWithExtras, registerCall } from '../platform/http/calls.ts';
import { indianDay } from '../platform/time.ts';
import { deliveryRoutes } from './delivery/routes.ts';
import { enquiryRoutes } from './enquiries/routes.ts';
import { favouritesRoutes } from './favourites/routes.ts';
import { listCategories, listPopularCategories } from './listing/categories.ts';
import { withDescendants } from './listing/category-scope.ts';
import { listProducts } from './listing/listing.ts';
import { listingRoute } from './listing/listing-route.ts';
import { emptyFilter } from './listing/product-filter.ts';
import { popularProducts, relatedProducts } from './listing/product-lists.ts';
import { sitemapRoutes } from './listing/sitemap-routes.ts';
import { searchSuggestions } from './listing/suggestions.ts';
import { bySales, ofCategory, ofProduct, ofProducts, ofWholeStore } from './products/answer-tags.ts';
import { optionRoutes } from './products/option-routes.ts';
import { findProductAddress } from './products/product-address.ts';
import { productCards } from './products/product-cards.ts';
import { findProductDetail } from './products/product-detail.ts';
import { attributeRecords, stockRecords } from './products/stock-and-attributes.ts';
import { promotionJob } from './promotions/update-promoted-prices.ts';
import { productReviews } from './reviews/product-reviews.ts';
import { reviewsRoutes } from './reviews/routes.ts';
import type { HasBought } from './reviews/write-review.ts';

export function catalogRoutes(api: Api, hasBought: HasBought): void {
  const { db } = api;

  const categories = { cached: { tags: () => ['categories'] } };
  registerCall(
    api,
    getCategoriesList,
    async ({ parameters: { PageNo, PageSize } }) =>
      (await listCategories(db)).slice((PageNo - 1) * PageSize, PageNo * PageSize),
    categories,
  );
  registerCall(api, getPopularCategories, () => listPopularCategories(db), categories);

  listingRoute(api);
  registerCall(
    api,
    getRecentsProductsList,
    async ({ parameters: { CategoryID, PageNo, PageSize } }) => {
      const categoryIds = CategoryID === null ? null : await withDescendants(db, [CategoryID]);
      const page = await listProducts(
        db,
        { ...emptyFilter, categoryIds },
        { sort: 'Date DESC', pageNo: PageNo, pageSize: PageSize },
      );
      return productCards(db, page.productIds, page.totalRecords);
    },
    { cached: { tags: ofCategory } },
  );
  registerCall(
    api,
    getPopularProductsList,
    async ({ parameters: { PageNo, PageSize } }) => {
      const page = await popularProducts(db, { pageNo: PageNo, pageSize: PageSize });
      return productCards(db, page.productIds, page.totalRecords);
    },
    { cached: { tags: bySales } },
  );
  registerCall(
    api,
    getRelatedProductsList,
    async ({ parameters: { ProductId } }) => productCards(db, await relatedProducts(db, ProductId)),
    { cached: { tags: (parameters) => [...ofProduct(parameters), ...bySales()] } },
  );
  registerCall(
    api,
    getProductsListByIds,
    ({ parameters: { ProductIds } }) => productCards(db, [...new Set(ProductIds)]),
    { cached: { tags: ofProducts } },
  );

  const today = () => indianDay(api.now());
  registerCall(
    api,
    getProductDetail,
    async ({ parameters: { ProductId } }) => {
      const product = await findProductDetail(db, ProductId, today());
      return product ? [product] : [];
    },
    { cached: { tags: ofProduct, also: today } },
  );
  registerCall(
    api,
    getProductIdByNameAndCategory,
    async ({ parameters: { productName, categoryName } }) => {
      const found = await findProductAddress(db, productName, categoryName);
      if (!found) return null;
      const { productId, ...address } = found;
      return new AnswerWithExtras(productId, address);
    },
    { cached: { tags: ofWholeStore } },
  );
  registerCall(
    api,
    getProductReviews,
    ({ parameters: { ProductId, PageNo, PageSize } }) =>
      productReviews(db, ProductId, { pageNo: PageNo, pageSize: PageSize }),
    { cached: { tags: ofProduct } },
  );

  registerCall(
    api,
    getStockData,
    ({ parameters: { PageNo, PageSize } }) => stockRecords(db, { pageNo: PageNo, pageSize: PageSize }),
    { cached: { tags: () => [...ofWholeStore(), 'stock'] } },
  );
  registerCall(
    api,
    getAttributeData,
    ({ parameters: { PageNo, PageSize } }) => attributeRecords(db, { pageNo: PageNo, pageSize: PageSize }),
    { cached: { tags: ofWholeStore } },
  );
  registerCall(
    api,
    getSearchSuggestions,
    ({ parameters: { SearchTerm, PageSize } }) => searchSuggestions(db, SearchTerm, PageSize),
    { cached: { tags: () => [...bySales(), 'categories'] } },
  );

  sitemapRoutes(api);
  optionRoutes(api);
  reviewsRoutes(api, hasBought);
  favouritesRoutes(api);
  enquiryRoutes(api);
  deliveryRoutes(api);
  api.jobs.push(promotionJob(db, api.now));
}
