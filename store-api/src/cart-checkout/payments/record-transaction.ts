import type { WireAnswer } from 'shared-contracts/api/call';
import type { insertTransaction } from 'shared-contracts/api/insert-transaction';
import { book } from './ask-provider.ts';
import { ownPayment } from './own-payment.ts';
import type { PaymentContext } from './payment-context.ts';
import { paidReceipt } from './payment-status.ts';
import { type Payment, paymentsRepository } from './payments-repository.ts';

export interface ReportedTransaction {
  readonly orderId: string;
  readonly paymentId: string;
  readonly json: string;
}

export type RecordResult = WireAnswer<typeof insertTransaction>;

/** Stores a browser's report of a paid order, once, after confirming the payment with the provider. */
export async function recordTransaction(
  context: PaymentContext,
  userId: number,
  reported: ReportedTransaction,
): Promise<RecordResult> {
  const payment = await ownPayment(context, userId, reported.orderId);
  const attempt = await context.provider.payment(reported.paymentId);
  if (attempt.ok) await book(context, payment, attempt.value);
  const booked = await paymentsRepository(context.db).byProviderOrder(reported.orderId);
  if (!booked || booked.provider_payment_id !== reported.paymentId) return refusal('This payment is not confirmed.');
  return answer(context, booked, reported.json);
}

async function answer(context: PaymentContext, payment: Payment, json: string): Promise<RecordResult> {
  switch (payment.state) {
    case 'paid':
    case 'partly-refunded':
    case 'refunded':
      await saveReport(context, payment.payment_id, json);
      return { success: true, message: 'Transaction recorded.', ...(await paidReceipt(context, payment)) };
    case 'refund-due':
      await saveReport(context, payment.payment_id, json);
      return refusal('The payment came too late and will be refunded.');
    case 'created':
    case 'authorized':
    case 'failed':
    case 'expired':
      return refusal('We are still confirming this payment.');
  }
}

function refusal(message: string): RecordResult {
  return { success: false, message };
}

async function saveReport(context: PaymentContext, paymentId: number, json: string): Promise<void> {
  await context.db
    .updateTable('payment_transactions')
    .set({ reported_json: json })
    .where('payment_id', '=', paymentId)
    .where('reported_json', 'is', null)
    .execute();
}
