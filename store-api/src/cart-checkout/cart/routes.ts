import { calculateCouponDiscount } from 'shared-contracts/api/calculate-coupon-discount';
import { cartData } from 'shared-contracts/api/cart-data';
import { toRupees } from 'shared-contracts/domain/money';
import type { Api } from '../../platform/http/api.ts';
import { personBehind, registerCall } from '../../platform/http/calls.ts';
import { countCouponGuess } from '../coupons/coupon-guesses.ts';
import { supplyTo } from '../pricing/supply.ts';
import { deliveryBy } from '../pricing/zone-fee.ts';
import { quoteCart } from './quote.ts';
import { couponFaultOnTheWire, pricedCartOnTheWire } from './wire.ts';

export function cartRoutes(api: Api): void {
  const { db, limits, now, settings } = api;

  registerCall(
    api,
    cartData,
    async ({ parameters, request }) => {
      const userId = await personBehind(api, request);
      await countCouponGuess(limits, request, { code: parameters.CouponCode, userId });
      const quote = await quoteCart(db, {
        lines: parameters.cartJsonData,
        couponCode: parameters.CouponCode,
        userId,
        supply: await supplyTo(db, parameters.StateProvinceID, settings.store.stateCode),
        delivery: deliveryBy(settings.store, parameters.PostalCode ?? ''),
        now: now(),
      });
      return pricedCartOnTheWire(quote);
    },
    {
      texts: {
        productsData: {
          ProductName: 'products.name',
          Material: 'materials.name',
          Image: { Alt: 'product_images.alt' },
        },
      },
    },
  );

  registerCall(api, calculateCouponDiscount, async ({ parameters, request }) => {
    const userId = await personBehind(api, request);
    await countCouponGuess(limits, request, { code: parameters.CouponCode, userId });
    const { cart, couponRefusal } = await quoteCart(db, {
      lines: parameters.cartJsonData,
      couponCode: parameters.CouponCode,
      userId,
      supply: 'intra',
      delivery: { zones: [], pin: '', days: null, holidays: [] },
      now: now(),
    });
    return {
      DiscountValueAfterCouponAppliedWithQuantity: toRupees(cart.discount),
      ...couponFaultOnTheWire(couponRefusal),
    };
  });
}
