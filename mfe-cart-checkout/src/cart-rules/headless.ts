import {
  type ApiClient,
  type EventPayload,
  emit,
  fetchQuery,
  type HeadlessModule,
  languageOf,
  on,
} from 'shared-contracts';
import { cartData } from 'shared-contracts/api/cart-data';
import { CART_LIMITS } from 'shared-contracts/api/shapes/cart-json';
import type { PricedItem } from 'shared-contracts/domain/cart-prices';
import { cartItems, putItem } from '../pricing/cart-items.ts';
import { currentTerms, priceableJson } from '../pricing/price-request.ts';

type AddToCartRequest = EventPayload<'catalog:add-to-cart-requested'>;
type Refusal = Pick<EventPayload<'cart:line-refused'>, 'reason' | 'maximum'>;

/** Answers every add-to-cart request with 'cart:line-added' or 'cart:line-refused' (CART-06). */
export const headless: HeadlessModule = {
  start({ api }) {
    // Requests run one after the other, so that two quick ones count each other's units.
    let last: Promise<void> = Promise.resolve();
    return on('catalog:add-to-cart-requested', (request) => {
      last = last.then(() => answer(request, api)).catch(reportAsUncaught);
    });
  },
};

/** Reports an error in an answer or in one of its listeners to the console; the next request is still answered. */
function reportAsUncaught(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

async function answer(request: AddToCartRequest, api: ApiClient): Promise<void> {
  const { requestId, productId } = request;
  const found = await findProduct(api, request);
  if ('reason' in found) return emit('cart:line-refused', { requestId, productId, ...found });
  const { name, unitPrice: price, orderMaximum, material = '' } = found;
  const quantity = inCart(productId) + request.quantity;
  const refusal = refusalOf(quantity, found);
  if (refusal) return emit('cart:line-refused', { requestId, productId, ...refusal });
  putItem({ productId, name, quantity, price, orderMaximum, material });
  emit('cart:line-added', { requestId, productId, quantity });
}

function inCart(productId: number): number {
  return cartItems().find((item) => item.productId === productId)?.quantity ?? 0;
}

/** All or nothing; units already in the cart count (CAT-15, CAT-16). */
function refusalOf(quantity: number, { maximum, orderMaximum }: PricedItem): Refusal | null {
  // Of a sixth swatch an order may hold none.
  if (maximum === 0 && orderMaximum > 0) return { reason: 'out-of-stock' };
  return quantity > maximum ? { reason: 'over-maximum', maximum } : null;
}

/**
 * Name, price, material and limits come from the server, never from the requesting page. The cart as it will be is priced, so
 * that its page need not ask again.
 */
async function findProduct(api: ApiClient, { productId, quantity }: AddToCartRequest): Promise<PricedItem | Refusal> {
  const added = { productId, quantity: inCart(productId) + quantity };
  const items = cartItems();
  const isFull = items.length >= CART_LIMITS.lines;
  const cart = items.some((item) => item.productId === productId)
    ? items.map((item) => (item.productId === productId ? added : item))
    : [...items, added];
  const request = { cartJsonData: priceableJson(isFull ? [added] : cart), ...currentTerms() };
  const result = await fetchQuery(api, cartData, request, languageOf(location.pathname));
  if (!result.ok) return { reason: 'unavailable' };
  return result.value.items.find((item) => item.productId === productId) ?? { reason: 'unknown-product' };
}
