import { $cartLines, type ApiClient, type EventPayload, emit, type HeadlessModule, on } from 'shared-contracts';
import { cartData, type PricedLine } from 'shared-contracts/api/cart-data';
import { cartJson } from '../pricing/cart-json.ts';
import { judgeAddition } from './addition-rule.ts';
import { mergeLine } from './merge-line.ts';

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
  const found = await findProduct(api, productId);
  if ('reason' in found) return emit('cart:line-refused', { requestId, productId, ...found });
  const inCart = $cartLines.get().find((line) => line.ProductId === productId)?.Quantity ?? 0;
  const verdict = judgeAddition({
    inCart,
    requested: request.quantity,
    orderMaximum: found.OrderMaximumQuantity,
    stock: found.StockQuantity,
  });
  if (verdict.kind === 'refuse') {
    const { kind, ...refusal } = verdict;
    return emit('cart:line-refused', { requestId, productId, ...refusal });
  }
  $cartLines.set(
    mergeLine($cartLines.get(), {
      ProductId: productId,
      ProductName: found.ProductName,
      Quantity: verdict.quantity,
      Price: found.DiscountedPrice,
      OrderMaximumQuantity: found.OrderMaximumQuantity,
      Material: found.Material,
    }),
  );
  emit('cart:line-added', { requestId, productId, quantity: verdict.quantity });
}

/** Name, price, material and limits come from the server, never from the requesting page. */
async function findProduct(api: ApiClient, productId: number): Promise<PricedLine | Refusal> {
  const result = await api.call(cartData, { cartJsonData: cartJson([{ ProductId: productId, Quantity: 1 }]) });
  if (!result.ok) return { reason: 'unavailable' };
  return result.value.productsData.find((line) => line.ProductId === productId) ?? { reason: 'unknown-product' };
}
