import { forbidden, notFound } from '../../platform/http/problems.ts';
import type { PaymentContext } from './payment-context.ts';
import { type Payment, paymentsRepository } from './payments-repository.ts';

/** A person's payment by the provider's order id. Throws 404 for an unknown one, 403 for another person's. */
export async function ownPayment(context: PaymentContext, userId: number, providerOrderId: string): Promise<Payment> {
  const payment = await paymentsRepository(context.db).byProviderOrder(providerOrderId);
  if (!payment) throw notFound('There is no payment for this order.');
  if (payment.user_id !== userId) throw forbidden('This payment belongs to another person.');
  return payment;
}
