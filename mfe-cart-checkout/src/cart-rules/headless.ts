import { $cartLines, type ApiClient, type EventPayload, emit, type HeadlessModule, on } from 'shared-contracts';
import { cartData, type PricedLine } from 'shared-contracts/api/cart-data';
import { cartJson } from '../pricing/cart-json.ts';
import { judgeAddition } from './addition-rule.ts';
import { mergeLine } from './merge-line.ts';

type AddToCartRequest = EventPayload<'catalog:add-to-cart-requested'>;
type Refusal = Pick<EventPayload<'cart:line-refused'>, 'reason' | 'maximum'>;

/** The cart's rules: answers every wish to add with 'cart:line-added' or 'cart:line-refused' (CART-06). */
export const headless: HeadlessModule = {
  start({ api }) {
    // One wish after the other, so that two quick ones count each other's pieces.
    let last: Promise<void> = Promise.resolve();
    return on('catalog:add-to-cart-requested', (wish) => {
      last = last.then(() => answer(wish, api)).catch(reportAsUncaught);
    });
  },
};

/** A fault of one answer, or of whoever listens to it, is for the console: the next wish is answered all the same. */
function reportAsUncaught(fault: unknown): void {
  setTimeout(() => {
    throw fault;
  });
}

async function answer(wish: AddToCartRequest, api: ApiClient): Promise<void> {
  const { requestId, productId } = wish;
  const found = await findProduct(api, productId);
  if ('reason' in found) return emit('cart:line-refused', { requestId, productId, ...found });
  const inCart = $cartLines.get().find((line) => line.ProductId === productId)?.Quantity ?? 0;
  const verdict = judgeAddition({
    inCart,
    requested: wish.quantity,
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

/** Name, price, material and limits come from the server, never from the page that asked. */
async function findProduct(api: ApiClient, productId: number): Promise<PricedLine | Refusal> {
  const result = await api.call(cartData, { cartJsonData: cartJson([{ ProductId: productId, Quantity: 1 }]) });
  if (!result.ok) return { reason: 'unavailable' };
  return result.value.productsData.find((line) => line.ProductId === productId) ?? { reason: 'unknown-product' };
}
