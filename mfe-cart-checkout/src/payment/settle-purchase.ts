import { $checkoutMarker, $handOff, $orderNote, emit, type PaymentHandOff } from 'shared-contracts';
import { CartJson } from 'shared-contracts/api/shapes/cart-json';
import type { Receipt } from 'shared-contracts/domain/payment';
import * as v from 'valibot';
import { $checkoutDraft } from '../checkout/checkout-draft.ts';
import { type CartItem, changeItems } from '../pricing/cart-items.ts';

/**
 * Clears a paid hand-off and its lines from this browser; lines that another tab added stay (PAY-08). A second tab finds
 * another hand-off or none and changes nothing.
 */
export function settlePurchase(handOff: PaymentHandOff, { orderId }: Receipt): void {
  if ($handOff.get()?.IdempotencyKey !== handOff.IdempotencyKey) return;
  $handOff.set(null);
  $checkoutMarker.set('');
  $orderNote.set('');
  $checkoutDraft.set(null);
  changeItems((items) => remainingItems(items, handOff.cartJsonData));
  emit('checkout:order-placed', { orderId });
}

export function remainingItems(items: readonly CartItem[], cartJsonData: string): readonly CartItem[] {
  const paid = v.safeParse(CartJson, cartJsonData);
  if (!paid.success) return items;
  return items.flatMap((item) => {
    const bought = paid.output.find(({ ProductId }) => ProductId === item.productId)?.Quantity ?? 0;
    const quantity = item.quantity - bought;
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}
