import { persistedAtom, textCodec } from './persisted.ts';

/** Lifetime of a marker (ACC-02). */
const MARKER_MS = 30 * 60 * 1000;

/** Local storage's `checkOut`: when (ms since 1970) a checkout was interrupted by the login page. */
export const $checkoutMarker = persistedAtom({ key: 'checkOut', belongsTo: 'person', initial: '', ...textCodec });

export function markCheckout(now = Date.now()): void {
  $checkoutMarker.set(String(now));
}

/** Whether a login should continue to checkout. Clears the marker (ACC-02). */
export function takeCheckoutMarker(now = Date.now()): boolean {
  const markedAt = Number($checkoutMarker.get());
  $checkoutMarker.set('');
  return markedAt > 0 && now - markedAt < MARKER_MS;
}
