import { paise } from 'shared-contracts/domain/money';
import * as v from 'valibot';
import type { ProviderPayment } from './provider.ts';
import { ProviderAmount, ProviderId } from './provider-values.ts';

/** The part of Razorpay's payment entity that is read. */
export const PaymentRecord = v.object({
  id: ProviderId,
  order_id: v.nullish(ProviderId, ''),
  amount: ProviderAmount,
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
