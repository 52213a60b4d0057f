import {
  $cartLines,
  $checkoutMarker,
  $handOff,
  $orderNote,
  type CartLine,
  emit,
  type PaymentHandOff,
} from 'shared-contracts';
import { CartJson } from 'shared-contracts/api/shapes/cart-json';
import * as v from 'valibot';
import { $checkoutDraft } from '../checkout/checkout-draft.ts';
import type { Receipt } from './receipt.ts';

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
  $cartLines.set(remainingLines($cartLines.get(), handOff.cartJsonData));
  emit('checkout:order-placed', { orderId });
}

export function remainingLines(lines: readonly CartLine[], cartJsonData: string): readonly CartLine[] {
  const paid = v.safeParse(CartJson, cartJsonData);
  if (!paid.success) return lines;
  return lines.flatMap((line) => {
    const bought = paid.output.find(({ ProductId }) => ProductId === line.ProductId)?.Quantity ?? 0;
    const Quantity = line.Quantity - bought;
    return Quantity > 0 ? [{ ...line, Quantity }] : [];
  });
}
