import { useStore } from '@nanostores/react';
import { $pincode, $user } from 'shared-contracts';
import type { CallRequest } from 'shared-contracts/api/call';
import type { cartData } from 'shared-contracts/api/cart-data';
import { CART_LIMITS } from 'shared-contracts/api/shapes/cart-json';
import { RecordId } from 'shared-contracts/api/shapes/request-fields';
import { isPin, pinDigits } from 'shared-contracts/domain/pin-form';
import * as v from 'valibot';
import { $checkoutDraft, draftFor } from '../checkout/checkout-draft.ts';
import type { CartItem } from './cart-items.ts';

export type PriceRequest = CallRequest<typeof cartData>;
/** What prices depend on besides the items. */
type PriceTerms = Omit<PriceRequest, 'cartJsonData'>;
type Units = Pick<CartItem, 'productId' | 'quantity'>;

export function isProductId(id: number): boolean {
  return v.is(RecordId, id);
}

/**
 * `cartJsonData` of a call: the part of an item that the server trusts. Quantities are capped at the API's limit, so that
 * one invalid line does not leave the others without prices.
 */
export function cartJson(items: readonly Units[]): string {
  return JSON.stringify(
    items.map(({ productId, quantity }) => ({
      ProductId: productId,
      Quantity: Math.min(quantity, CART_LIMITS.quantity),
    })),
  );
}

/** Of the items that the API accepts: valid ids, up to its limit of lines. */
export function priceableJson(items: readonly Units[]): string {
  return cartJson(items.filter(({ productId }) => isProductId(productId)).slice(0, CART_LIMITS.lines));
}

export function priceTerms(couponCode: string, stateId: number | null, pin: string): PriceTerms {
  const digits = pinDigits(pin);
  return { CouponCode: couponCode, StateProvinceID: stateId, ...(isPin(digits) ? { PostalCode: digits } : {}) };
}

/** Product, cart and checkout ask for the same prices, those of the checkout: who has them need not ask again. */
export function currentTerms(): PriceTerms {
  const user = $user.get();
  if (!user) return priceTerms('', null, $pincode.get());
  const { couponCode, StateProvinceID, PostalCode } = draftFor(user, $checkoutDraft.get());
  return priceTerms(couponCode, Number(StateProvinceID) || null, PostalCode);
}

/** Renders again when they change. */
export function usePriceTerms(): PriceTerms {
  useStore($user);
  useStore($checkoutDraft);
  useStore($pincode);
  return currentTerms();
}
