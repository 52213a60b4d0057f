import type { Db } from '../platform/database/schema.ts';
import type { Api } from '../platform/http/api.ts';
import { createBell } from '../platform/jobs.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { followOutsideRefunds } from './after-sales/follow-outside-refunds.ts';
import { afterSalesRoutes } from './after-sales/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { draftRoutes } from './checkout/drafts.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { invoicesRoutes } from './invoices/routes.ts';
import { documentsAndMails } from './mails/after-payment.ts';
import { giveNumbers } from './mails/tell-numbers.ts';
import { purgeUnpaidJob } from './orders/purge-unpaid.ts';
import { paymentMethodsRoutes } from './payment-methods/routes.ts';
import type { PaymentListener } from './payments/payment-context.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { paymentsRoutes } from './payments/routes.ts';
import { waitingLineRoutes } from './waiting-line/routes.ts';

/** What a process owed that ended before it numbered it. */
const NUMBERING_EVERY_MS = 1000;

/**
 * From the cart to the return of what was bought.
 * @param checkoutDb for all that locks stock
 */
export async function cartCheckoutRoutes(api: Api, checkoutDb: Db, provider?: PaymentProvider): Promise<void> {
  const locking: Api = { ...api, db: checkoutDb };
  cartRoutes(api);
  draftRoutes(api);
  waitingLineRoutes(api);
  paymentMethodsRoutes(api);
  const owes = createBell();
  const listeners = [...paymentListeners(api.settings, api.now), { onBooked: owes.ring }];
  checkoutRoutes(locking, await paymentsRoutes(locking, listeners, provider));
  const numbering = () => giveNumbers(api.db);
  api.jobs.push({ name: 'number-documents', everyMs: NUMBERING_EVERY_MS, bell: owes, run: numbering });
  invoicesRoutes(api, numbering);
  api.jobs.push(purgeUnpaidJob(api.db, api.now, api.settings.retention.unpaidOrders));
  await afterSalesRoutes(api, checkoutDb);
}

/** The listeners of payments, in the order in which they write. */
export function paymentListeners(settings: Pick<Settings, 'store'>, now: () => Date): readonly PaymentListener[] {
  return [followOutsideRefunds(now), documentsAndMails(settings, now)];
}
