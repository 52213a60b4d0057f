import { $cartLines, $checkoutMarker, $handOff, $orderNote, markCheckout, on } from 'shared-contracts';
import type { Receipt } from 'shared-contracts/domain/payment';
import { cartItems } from '../pricing/cart-items.ts';
import { sofa, stool } from '../testing/sample-cart.ts';
import { handOff } from '../testing/sample-hand-off.ts';
import { remainingItems, settlePurchase } from './settle-purchase.ts';

const receipt = { orderId: 'order_1' } as Receipt;

beforeEach(() => {
  $handOff.set(handOff);
  $cartLines.set([sofa]);
});

test('a paid hand-off leaves nothing behind: no Parms, marker or note, cart empty [PAY-08]', () => {
  markCheckout();
  $orderNote.set('Third floor');
  const placed: string[] = [];
  const stop = on('checkout:order-placed', ({ orderId }) => placed.push(orderId));
  settlePurchase(handOff, receipt);
  stop();
  expect([$handOff.get(), $checkoutMarker.get(), $orderNote.get(), $cartLines.get()]).toEqual([null, '', '', []]);
  expect(placed).toEqual(['order_1']);
});

test('what another tab added during the payment stays [PAY-08]', () => {
  expect(remainingItems(cartItems([{ ...sofa, Quantity: 3 }, stool]), handOff.cartJsonData)).toEqual(
    cartItems([{ ...sofa, Quantity: 1 }, stool]),
  );
});

test('the second tab changes nothing in the cart [PAY-08]', () => {
  settlePurchase(handOff, receipt);
  $cartLines.set([sofa]);
  settlePurchase(handOff, receipt);
  expect($cartLines.get()).toEqual([sofa]);
});

test('a newer hand-off is not taken for the one that was paid', () => {
  const newer = { ...handOff, IdempotencyKey: 'another-intent' };
  $handOff.set(newer);
  settlePurchase(handOff, receipt);
  expect([$handOff.get(), $cartLines.get()]).toEqual([newer, [sofa]]);
});
