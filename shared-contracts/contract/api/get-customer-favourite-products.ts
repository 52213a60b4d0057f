import * as v from 'valibot';
import { decodeWishList } from '../domain/wish-list.ts';
import { defineCall } from './call.ts';
import { ProductList } from './shapes/product-list-item.ts';

export const getCustomerFavouriteProducts = defineCall({
  name: 'get-customer-favourite-products',
  access: 'token',
  summary: "The account's wish list, last added first.",
  request: v.object({}),
  answer: ProductList,
  decode: decodeWishList,
});
