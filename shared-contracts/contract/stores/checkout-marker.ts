import { CHECKOUT_MARKER_MS } from '../domain/constants.ts';
import { persistedAtom, textCodec } from './persisted.ts';

/** Local storage's `checkOut`: when (ms since 1970) a checkout was interrupted by the login page. */
export const $checkoutMarker = persistedAtom({ key: 'checkOut', belongsTo: 'person', initial: '', ...textCodec });

export function markCheckout(now = Date.now()): void {
  $checkoutMarker.set(String(now));
}

/** Whether a login should go on to checkout; the marker is cleared by asking (ACC-02). */
export function takeCheckoutMarker(now = Date.now()): boolean {
  const markedAt = Number($checkoutMarker.get());
  $checkoutMarker.set('');
  return markedAt > 0 && now - markedAt < CHECKOUT_MARKER_MS;
}
