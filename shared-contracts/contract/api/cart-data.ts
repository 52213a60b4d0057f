import * as v from 'valibot';
import { cartPricesOf } from '../domain/cart-prices.ts';
import { defineCall } from './call.ts';
import { CartJson } from './shapes/cart-json.ts';
import { PricedCart } from './shapes/priced-cart.ts';
import { OptionalPlaceId, optionalText, PostalCode } from './shapes/request-fields.ts';

export { PricedLine } from './shapes/priced-cart.ts';

export const cartData = defineCall({
  prefix: 'common',
  name: 'get-customer-cart-items/cart-data',
  summary: 'Prices a cart by the catalogue as it is now.',
  request: v.object({
    cartJsonData: CartJson,
    CouponCode: optionalText(50),
    StateProvinceID: OptionalPlaceId,
    /** For the fee of a delivery zone; without it, that of a zone of all India, else the products' fees. */
    PostalCode: v.optional(PostalCode),
  }),
  answer: PricedCart,
  decode: cartPricesOf,
});
