import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { readPricePhrase } from 'shared-contracts/domain/price-phrase';
import { DEFAULT_LANGUAGE } from 'shared-contracts/i18n/languages';
import type { InferOutput } from 'valibot';
import type { Db } from '../../platform/database/schema.ts';
import type { Api } from '../../platform/http/api.ts';
import { type Answered, AnswerWithExtras, registerCall } from '../../platform/http/calls.ts';
import { invalidField } from '../../platform/http/problems.ts';
import { foldingJob } from '../product-sets/maintain-product-sets.ts';
import { ofListing } from '../products/answer-tags.ts';
import { bestPrices } from '../products/best-prices.ts';
import { productCards } from '../products/product-cards.ts';
import { cardTexts, listingTexts } from '../products/translated-texts.ts';
import { withDescendants } from './category-scope.ts';
import { countFacets } from './facets.ts';
import { listProducts } from './listing.ts';
import type { ProductFilter } from './product-filter.ts';
import { readSearchTerm } from './search-term.ts';

export type ListingParameters = InferOutput<typeof getAllProducts.request>;

export function listingRoute(api: Api): void {
  const { db } = api;
  api.jobs.push(foldingJob(db));
  registerCall(api, getAllProducts, ({ parameters, language }) => readListing(db, parameters, language), {
    cached: { tags: ofListing },
    texts: cardTexts,
    textsOfExtras: listingTexts,
  });
}

/** A page of the listing, with its facets and best prices when requested. Throws 400 for an inverted price range. */
export async function readListing(
  db: Db,
  parameters: ListingParameters,
  language: string = DEFAULT_LANGUAGE,
): Promise<Answered<typeof getAllProducts>> {
  const { MinPrice: lowest, MaxPrice: highest } = parameters;
  if (lowest !== null && highest !== null && lowest > highest) {
    throw invalidField('MinPrice', 'must not be above MaxPrice');
  }
  const filter = await asFilter(db, parameters);
  const { OrderByColumnName: sort, PageNo: pageNo, PageSize: pageSize } = parameters;
  const counted = parameters.WithFacets ? await countFacets(db, filter) : undefined;
  const page = await listProducts(db, filter, { sort, pageNo, pageSize, language });
  const products = await productCards(db, page.productIds, page.totalRecords);
  if (!counted) return products;
  return new AnswerWithExtras(products, {
    facets: counted.facets,
    totalRecords: counted.totalRecords,
    bestPrices: await bestPrices(db, filter.categoryIds),
  });
}

async function asFilter(db: Db, parameters: ListingParameters): Promise<ProductFilter> {
  const asked = readPricePhrase(parameters.SearchTerm);
  return {
    search: await readSearchTerm(db, asked.words),
    categoryIds: parameters.CategoryID.length === 0 ? null : await withDescendants(db, parameters.CategoryID),
    options: {
      productTypes: parameters.ProductType,
      materials: parameters.MaterialType,
      orientations: parameters.OrientationType,
      seaters: parameters.SeaterType,
      colors: parameters.ColorID,
      sizes: parameters.SizeID,
      tags: parameters.TagID,
      manufacturers: parameters.ManufacturerID,
      origins: parameters.OriginID,
    },
    minPrice: parameters.MinPrice ?? asked.min,
    maxPrice: parameters.MaxPrice ?? asked.max,
    rating: parameters.Rating,
    discount: parameters.Discount,
    stockStatus: parameters.StockStatus ?? '',
  };
}
