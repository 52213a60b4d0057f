import { paise } from 'shared-contracts/domain/money';
import * as v from 'valibot';
import type { ProviderRefund } from './provider.ts';
import { ProviderAmount, ProviderId } from './provider-values.ts';

/** The part of Razorpay's refund entity that is read. */
export const RefundRecord = v.object({
  id: ProviderId,
  payment_id: ProviderId,
  amount: ProviderAmount,
  receipt: v.nullish(ProviderId, null),
  status: v.string(),
});

export function asProviderRefund(record: v.InferOutput<typeof RefundRecord>): ProviderRefund {
  return {
    id: record.id,
    paymentId: record.payment_id,
    amount: paise(record.amount),
    key: record.receipt,
    status: record.status === 'processed' || record.status === 'failed' ? record.status : 'pending',
  };
}
