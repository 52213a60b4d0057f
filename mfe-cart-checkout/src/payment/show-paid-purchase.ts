import { type ApiClient, emit, links, type PaymentHandOff } from 'shared-contracts';
import { getPaymentStatus } from 'shared-contracts/api/get-payment-status';
import { settlePurchase } from './settle-purchase.ts';

/** Settles a hand-off that has been paid, and leads to its order. */
export async function showPaidPurchase(api: ApiClient, handOff: PaymentHandOff): Promise<void> {
  const status = await api.call(getPaymentStatus, { IdempotencyKey: handOff.IdempotencyKey });
  if (!status.ok || status.value.kind !== 'paid') return;
  const { receipt } = status.value;
  settlePurchase(handOff, receipt);
  emit('shell:navigation-requested', { path: receipt.orderNumber ? links.order(receipt.orderNumber) : links.orders() });
}
