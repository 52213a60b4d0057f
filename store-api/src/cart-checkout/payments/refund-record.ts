import { paise } from 'shared-contracts/domain/money';
import * as v from 'valibot';
import type { ProviderRefund } from './provider.ts';

/** The part of Razorpay's refund entity that is read. */
export const RefundRecord = v.object({
  id: v.string(),
  payment_id: v.string(),
  amount: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer(), v.minValue(0)),
  receipt: v.nullish(v.string(), null),
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
