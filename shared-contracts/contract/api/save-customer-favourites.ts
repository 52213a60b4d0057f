import * as v from 'valibot';
import { decodeWishList } from '../domain/wish-list.ts';
import { defineCall } from './call.ts';
import { IdList } from './shapes/filter-fields.ts';
import { ProductList } from './shapes/product-list-item.ts';
import { IdempotencyKey } from './shapes/request-fields.ts';

export const saveCustomerFavourites = defineCall({
  name: 'save-customer-favourites',
  access: 'token',
  effect: 'write',
  summary: "Merges products into the account's wish list and takes others out; answers the list that results.",
  request: v.object({
    /** Comma-joined ids to add; what is there already stays. Unknown products are ignored. */
    ProductIds: IdList,
    /** Comma-joined ids to take out. */
    RemovedProductIds: IdList,
    IdempotencyKey: v.optional(IdempotencyKey),
  }),
  answer: ProductList,
  decode: decodeWishList,
});
