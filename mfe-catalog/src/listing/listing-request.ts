import type { CallRequest } from 'shared-contracts/api/call';
import type { getAllProducts } from 'shared-contracts/api/get-all-products';
import { PAGE_SIZE, SORT_COLUMNS } from 'shared-contracts/domain/constants';
import type { ListingQuery } from './listing-url.ts';

const STOCK_STATUS = { in: 'In stock', out: 'Out of stock' } as const;

/** The API request of a listing, with every parameter of spec §7 (CAT-02). */
export function listingRequest(
  query: ListingQuery,
  categoryId: number | undefined,
): CallRequest<typeof getAllProducts> {
  return {
    SearchTerm: query.searchTerm,
    SizeID: '',
    ColorID: query.colour.join(),
    CategoryID: categoryId === undefined ? '' : String(categoryId),
    TagID: '',
    ManufacturerID: query.brand.join(),
    OriginID: query.origin.join(),
    MinPrice: query.min ?? '',
    MaxPrice: query.max ?? '',
    Rating: query.rating ?? '',
    Discount: query.discount,
    OrderByColumnName: query.sort ? SORT_COLUMNS[query.sort] : '',
    PageNo: query.page,
    PageSize: PAGE_SIZE.listing,
    ProductType: query.type.join(),
    MaterialType: query.material.join(),
    OrientationType: query.orientation.join(),
    SeaterType: query.seater.join(),
    StockStatus: query.stock ? STOCK_STATUS[query.stock] : '',
  };
}
