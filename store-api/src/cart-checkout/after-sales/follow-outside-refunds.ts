import type { PaymentListener } from '../payments/payment-context.ts';
import { isOutside } from '../payments/refunds/refund-keys.ts';
import { moveOrder } from './move-order.ts';

/**
 * An order whose money was given back as a whole in the provider's dashboard is not sent any more, and its units can be
 * sold again. One that has arrived stays as it is.
 */
export function followOutsideRefunds(now: () => Date): PaymentListener {
  return {
    async onRefunded(trx, refund) {
      if (!isOutside(refund)) return;
      const order = await trx
        .selectFrom('orders')
        .innerJoin('payments', 'payments.order_id', 'orders.order_id')
        .select('order_number')
        .where('payment_id', '=', refund.payment_id)
        .where('state', '=', 'refunded')
        .executeTakeFirst();
      if (!order?.order_number) return;
      await moveOrder(trx, { orderNumber: order.order_number, to: 'Refunded', reason: '', now: now() });
    },
  };
}
