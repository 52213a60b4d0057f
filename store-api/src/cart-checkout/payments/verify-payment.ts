import { authorize, book } from './ask-provider.ts';
import { ownPayment } from './own-payment.ts';
import type { PaymentContext } from './payment-context.ts';

/**
 * Whether a completed window's signature is the provider's; if so the payment is booked. What the provider
 * cannot confirm right now is stored as authorized and booked at the next query.
 */
export async function verifyPayment(
  context: PaymentContext,
  userId: number,
  completion: { readonly orderId: string; readonly paymentId: string; readonly signature: string },
): Promise<boolean> {
  const payment = await ownPayment(context, userId, completion.orderId);
  if (!context.provider.signatureIsValid(completion)) return false;
  const attempt = await context.provider.payment(completion.paymentId);
  if (attempt.ok) await book(context, payment, attempt.value);
  else await authorize(context, payment, { id: completion.paymentId }, 'signature-verified');
  return true;
}
