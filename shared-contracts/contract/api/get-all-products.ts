import * as v from 'valibot';
import { DISCOUNT_STEPS, PAGE_SIZE, SORT_COLUMNS } from '../domain/constants.ts';
import { decodeListing } from '../domain/listing.ts';
import { defineCall } from './call.ts';
import { IdList, RupeesOrNothing } from './shapes/filter-fields.ts';
import { PageNo, pageSize } from './shapes/paging.ts';
import { ProductList, StockStatus } from './shapes/product-list-item.ts';

/**
 * Multi-valued filters take comma-joined ids; several values of one filter widen it, several filters narrow.
 * A SearchTerm may name a price ('sofa under 20k'), which MinPrice and MaxPrice override.
 * OrderByColumnName '' is relevance with a SearchTerm, else newest first.
 */
export const getAllProducts = defineCall({
  name: 'get-all-products',
  summary: 'A page of products by category, search and filters; with facets when asked.',
  hasGet: true,
  request: v.object({
    SearchTerm: v.optional(
      v.pipe(
        v.nullable(v.string()),
        v.transform((term) => (term ?? '').trim()),
        v.maxLength(200),
      ),
      '',
    ),
    CategoryID: IdList,
    ProductType: IdList,
    MaterialType: IdList,
    OrientationType: IdList,
    SeaterType: IdList,
    ColorID: IdList,
    SizeID: IdList,
    TagID: IdList,
    ManufacturerID: IdList,
    /** Countries of origin. */
    OriginID: IdList,
    /** Rupees, inclusive. */
    MinPrice: RupeesOrNothing,
    /** Rupees, inclusive. */
    MaxPrice: RupeesOrNothing,
    /** Only products whose mean rating is at least this. */
    Rating: v.optional(
      v.pipe(
        v.nullable(v.union([v.number(), v.literal('')])),
        v.transform((given) => given || null),
      ),
      null,
    ),
    /** Only products with at least so many percent off. */
    Discount: v.optional(v.nullable(v.picklist(DISCOUNT_STEPS)), null),
    StockStatus: v.optional(v.nullable(v.union([StockStatus, v.literal('')])), ''),
    OrderByColumnName: v.optional(v.picklist(['', ...Object.values(SORT_COLUMNS)]), ''),
    PageNo,
    PageSize: pageSize(PAGE_SIZE.listing),
    WithFacets: v.optional(v.boolean(), false),
  }),
  answer: ProductList,
  decode: decodeListing,
});
