import { createHmac, timingSafeEqual } from 'node:crypto';

/** The provider's signature of a completed payment: hex HMAC-SHA256 of 'order_id|payment_id'. */
export function checkoutSignature(orderId: string, paymentId: string, keySecret: string): string {
  return createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex');
}

/** Compares in constant time. */
export function signatureMatches(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
