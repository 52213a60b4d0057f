import type { StoreFacts } from '../platform/settings/store-facts.ts';
import { documentsAndMails } from './mails/after-payment.ts';
import { countSales } from './orders/count-sales.ts';
import type { PaymentListener } from './payments/payment-context.ts';

/** The listeners of payments, in the order in which they write. */
export function paymentListeners(store: StoreFacts, now: () => Date): readonly PaymentListener[] {
  return [{ onPaid: countSales }, documentsAndMails(store, now)];
}
