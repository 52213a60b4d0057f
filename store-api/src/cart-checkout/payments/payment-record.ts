import { paise } from 'shared-contracts/domain/money';
import * as v from 'valibot';
import type { ProviderPayment } from './provider.ts';

/** The part of Razorpay's payment entity that is read; amounts arrive as number or text. */
export const PaymentRecord = v.object({
  id: v.string(),
  order_id: v.nullish(v.string(), ''),
  amount: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer(), v.minValue(0)),
  currency: v.string(),
  status: v.string(),
});

export function asProviderPayment(record: v.InferOutput<typeof PaymentRecord>): ProviderPayment {
  return {
    id: record.id,
    orderId: record.order_id,
    amount: paise(record.amount),
    currency: record.currency,
    status: asStatus(record.status),
  };
}

function asStatus(status: string): ProviderPayment['status'] {
  switch (status) {
    case 'authorized':
    case 'captured':
    case 'failed':
    case 'refunded':
      return status;
    default:
      return 'pending';
  }
}
