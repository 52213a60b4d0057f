import { getAttributeData } from 'shared-contracts/api/get-attribute-data';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getManufacturerList } from 'shared-contracts/api/get-manufacturer-list';
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
import { getWithdrawnProducts } from 'shared-contracts/api/get-withdrawn-products';
import { fromRupees } from 'shared-contracts/domain/money';
import { SETTINGS_TAG } from '../platform/database/followed-tables.ts';
import type { BotCheck } from '../platform/forms/bot-check.ts';
import type { Api } from '../platform/http/api.ts';
import { AnswerWithExtras, registerCall } from '../platform/http/calls.ts';
import { DAY_MS, endOfIndianDay, indianDay } from '../platform/time.ts';
import { deliveryRoutes } from './delivery/routes.ts';
import { drawingRoutes } from './drawings/routes.ts';
import { enquiryRoutes } from './enquiries/routes.ts';
import { favouritesRoutes } from './favourites/routes.ts';
import { everyManufacturer } from './listing/brands.ts';
import { listCategories, listPopularCategories } from './listing/categories.ts';
import { withDescendants } from './listing/category-scope.ts';
import { listProducts } from './listing/listing.ts';
import { listingRoute } from './listing/listing-route.ts';
import { emptyFilter } from './listing/product-filter.ts';
import { popularProducts, relatedProducts } from './listing/product-lists.ts';
import { type SitemapPages, sitemapRoutes } from './listing/sitemap-routes.ts';
import { searchSuggestions } from './listing/suggestions.ts';
import { modelRoutes } from './models/routes.ts';
import { forgetDownloads } from './product-records/forget-downloads.ts';
import { bySales, ofCategory, ofProduct, ofProducts, ofWholeStore } from './products/answer-tags.ts';
import { optionRoutes } from './products/option-routes.ts';
import { findProductAddress } from './products/product-address.ts';
import { byPath, NO_PRODUCT } from './products/product-by-path.ts';
import { productCards } from './products/product-cards.ts';
import { findProductDetail } from './products/product-detail.ts';
import { findRecall } from './products/product-recall.ts';
import { bestSellersJob } from './products/rank-best-sellers.ts';
import { attributeRecords, stockRecords } from './products/stock-and-attributes.ts';
import { attributeTexts, cardTexts, categoryTexts, detailTexts } from './products/translated-texts.ts';
import { withdrawnProducts } from './products/withdrawn-products.ts';
import { promotionJob } from './promotions/update-promoted-prices.ts';
import { productReviews } from './reviews/product-reviews.ts';
import { reviewsRoutes } from './reviews/routes.ts';
import { productReviewTexts } from './reviews/translated-texts.ts';
import type { HasBought } from './reviews/write-review.ts';
import { stockNoticeRoutes } from './stock-notices/routes.ts';
import { swatchRoutes } from './swatches/routes.ts';

/** What the catalogue needs of the parts above it. */
interface FromAbove {
  readonly hasBought: HasBought;
  /** The least card instalment a month for a price, in rupees. */
  readonly leastInstalment: (pricePaise: number) => number | null;
  readonly sitemapPages: SitemapPages;
}

export function catalogRoutes(
  api: Api,
  botCheck: BotCheck,
  { hasBought, leastInstalment, sitemapPages }: FromAbove,
): void {
  const { db } = api;

  const categories = { cached: { tags: () => ['categories'] }, texts: categoryTexts };
  registerCall(
    api,
    getCategoriesList,
    async ({ parameters: { PageNo, PageSize } }) =>
      (await listCategories(db)).slice((PageNo - 1) * PageSize, PageNo * PageSize),
    categories,
  );
  registerCall(api, getManufacturerList, () => everyManufacturer(db), { cached: { tags: ofWholeStore } });
  registerCall(api, getPopularCategories, () => listPopularCategories(db), {
    ...categories,
    texts: { Name: 'categories.name', Image: { Alt: 'categories.image_alt' } },
  });

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
    { cached: { tags: ofCategory }, texts: cardTexts },
  );
  registerCall(
    api,
    getPopularProductsList,
    async ({ parameters: { PageNo, PageSize } }) => {
      const page = await popularProducts(db, { pageNo: PageNo, pageSize: PageSize });
      return productCards(db, page.productIds, page.totalRecords);
    },
    { cached: { tags: bySales }, texts: cardTexts },
  );
  const findId = registerCall(
    api,
    getProductIdByNameAndCategory,
    async ({ parameters: { productName, categoryName } }) => {
      const found = await findProductAddress(db, productName, categoryName);
      if (!found) {
        const recall = await findRecall(db, productName);
        return recall ? new AnswerWithExtras(null, { recall }) : null;
      }
      const { productId, ...address } = found;
      return new AnswerWithExtras(productId, address);
    },
    { cached: { tags: ofWholeStore }, textsOfExtras: { recall: { ProductName: 'products.name' } } },
  );
  const resolve = byPath(findId);
  registerCall(
    api,
    getRelatedProductsList,
    ({ parameters: { ProductId = NO_PRODUCT } }) => relatedProducts(db, ProductId),
    {
      cached: { tags: (parameters) => [...ofProduct(parameters), ...bySales()] },
      texts: cardTexts,
      resolve,
    },
  );
  registerCall(
    api,
    getProductsListByIds,
    ({ parameters: { ProductIds } }) => productCards(db, [...new Set(ProductIds)]),
    { cached: { tags: ofProducts }, texts: cardTexts },
  );
  registerCall(api, getWithdrawnProducts, ({ parameters: { ProductIds } }) => withdrawnProducts(db, ProductIds), {
    cached: { tags: ofProducts },
    texts: { ProductName: 'products.name' },
  });

  const today = () => indianDay(api.now());
  registerCall(
    api,
    getProductDetail,
    async ({ parameters: { ProductId = NO_PRODUCT } }) => {
      const product = await findProductDetail(db, ProductId, today(), api.settings.store.assembly);
      if (!product) return [];
      const { Price, IsDigitalProduct } = product;
      // A download costs too little for a bank to spread.
      const isSpread = Price !== null && Price > 0 && !IsDigitalProduct;
      return [{ ...product, EmiFrom: isSpread ? leastInstalment(fromRupees(Price)) : null }];
    },
    {
      cached: {
        tags: (parameters) => [...ofProduct(parameters), SETTINGS_TAG],
        until: () => endOfIndianDay(api.now()),
      },
      texts: detailTexts,
      resolve,
    },
  );
  registerCall(
    api,
    getProductReviews,
    ({ parameters: { ProductId = NO_PRODUCT, PageNo, PageSize } }) =>
      productReviews(db, ProductId, { pageNo: PageNo, pageSize: PageSize }),
    { cached: { tags: ofProduct }, texts: productReviewTexts, resolve },
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
    { cached: { tags: ofWholeStore }, texts: attributeTexts },
  );
  registerCall(
    api,
    getSearchSuggestions,
    ({ parameters: { SearchTerm, PageSize } }) => searchSuggestions(db, SearchTerm, PageSize),
    {
      cached: { tags: () => [...bySales(), 'categories'] },
      texts: {
        products: { ProductName: 'products.name', Image: { Alt: 'product_images.alt' } },
        categories: { Name: 'categories.name' },
      },
    },
  );

  sitemapRoutes(api, sitemapPages);
  optionRoutes(api);
  reviewsRoutes(api, botCheck, hasBought);
  favouritesRoutes(api);
  enquiryRoutes(api, botCheck);
  deliveryRoutes(api);
  drawingRoutes(api);
  swatchRoutes(api);
  modelRoutes(api);
  stockNoticeRoutes(api);
  api.jobs.push(promotionJob(db, api.now), bestSellersJob(db));
  api.jobs.push({
    name: 'forget-downloads',
    everyMs: DAY_MS / 24,
    run: () => forgetDownloads(db, api.files, api.now()),
  });
}
