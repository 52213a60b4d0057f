import type { WireAnswer } from 'shared-contracts/api/call';
import type { getPaymentStatus } from 'shared-contracts/api/get-payment-status';
import { askProvider } from './ask-provider.ts';
import { ownPayment } from './own-payment.ts';
import type { PaymentContext } from './payment-context.ts';
import { type Payment, paymentsRepository } from './payments-repository.ts';

type Status = WireAnswer<typeof getPaymentStatus>;

/** The state of a payment, after asking the provider about one that is not settled. */
export async function paymentStatus(
  context: PaymentContext,
  userId: number,
  query: { readonly OrderId: string } | { readonly IdempotencyKey: string },
): Promise<Status> {
  const payment =
    'OrderId' in query
      ? await ownPayment(context, userId, query.OrderId)
      : await paymentsRepository(context.db).byKey(userId, query.IdempotencyKey);
  if (!payment) return { state: 'none' };
  const state = await askProvider(context, payment);
  return { state, ...(await paidReceipt(context, payment)) };
}

/** What a browser shows of a paid payment; nothing before. */
export async function paidReceipt(context: PaymentContext, { payment_id }: Payment): Promise<Omit<Status, 'state'>> {
  const paid = await context.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.order_id', 'payments.order_id')
    .selectAll('payments')
    .select(['orders.order_number', 'orders.paid_at'])
    .where('payment_id', '=', payment_id)
    .executeTakeFirstOrThrow();
  const { order_number, paid_at, provider_payment_id, provider_order_id } = paid;
  if (!order_number || !paid_at || !provider_payment_id || !provider_order_id) return {};
  return {
    OrderNumber: order_number,
    payment: {
      PaymentId: provider_payment_id,
      OrderId: provider_order_id,
      amount: paid.amount_paise,
      currency: paid.currency,
      PaidAtUTC: paid_at.toISOString(),
    },
  };
}
