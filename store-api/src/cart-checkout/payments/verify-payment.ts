import { authorize, book } from './ask-provider.ts';
import { ownPayment } from './own-payment.ts';
import type { PaymentDesk } from './payment-desk.ts';

/**
 * Whether a completed window's signature is the provider's; if so the payment is booked. What the provider
 * cannot tell right now is remembered as authorized and booked by whoever asks next.
 */
export async function verifyPayment(
  desk: PaymentDesk,
  userId: number,
  completion: { readonly orderId: string; readonly paymentId: string; readonly signature: string },
): Promise<boolean> {
  const payment = await ownPayment(desk, userId, completion.orderId);
  if (!desk.provider.signatureIsValid(completion)) return false;
  const attempt = await desk.provider.payment(completion.paymentId);
  if (attempt.ok) await book(desk, payment, attempt.value);
  else await authorize(desk, payment, { id: completion.paymentId }, 'signature-verified');
  return true;
}
