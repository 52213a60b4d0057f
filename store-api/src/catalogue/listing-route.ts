import type { Kysely } from 'kysely';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import type { InferOutput } from 'valibot';
import type { Api } from '../platform/api.ts';
import { AnswerWithExtras, registerCall } from '../platform/calls.ts';
import type { Database } from '../platform/database/schema.ts';
import { withDescendants } from './category-scope.ts';
import { countFacets } from './facets.ts';
import { listProducts } from './listing.ts';
import { productCards } from './product-cards.ts';
import type { ProductFilter } from './product-filter.ts';
import { readSearchTerm } from './search-term.ts';

type ListingParameters = InferOutput<typeof getAllProducts.request>;

/** get-all-products: a page of the listing, and its facets when asked. */
export function listingRoute(api: Api): void {
  const { db } = api;
  registerCall(api, getAllProducts, async ({ parameters }) => {
    const filter = await asFilter(db, parameters);
    const { OrderByColumnName: sort, PageNo: pageNo, PageSize: pageSize } = parameters;
    const page = await listProducts(db, filter, { sort, pageNo, pageSize });
    const products = await productCards(db, page.productIds, page.totalRecords);
    if (!parameters.WithFacets) return products;
    return new AnswerWithExtras(products, { facets: await countFacets(db, filter), totalRecords: page.totalRecords });
  });
}

async function asFilter(db: Kysely<Database>, parameters: ListingParameters): Promise<ProductFilter> {
  return {
    words: await readSearchTerm(db, parameters.SearchTerm),
    categoryIds: parameters.CategoryID.length === 0 ? null : await withDescendants(db, parameters.CategoryID),
    productTypes: parameters.ProductType,
    materials: parameters.MaterialType,
    orientations: parameters.OrientationType,
    seaters: parameters.SeaterType,
    colors: parameters.ColorID,
    sizes: parameters.SizeID,
    tags: parameters.TagID,
    manufacturers: parameters.ManufacturerID,
    minPrice: parameters.MinPrice,
    maxPrice: parameters.MaxPrice,
    rating: parameters.Rating,
    stockStatus: parameters.StockStatus ?? '',
  };
}
