import type { Api } from '../platform/http/api.ts';
import { afterSalesRoutes } from './after-sales/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { invoicesRoutes } from './invoices/routes.ts';
import { paymentListeners } from './payment-listeners.ts';
import { paymentMethodsRoutes } from './payment-methods/routes.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { paymentsRoutes } from './payments/routes.ts';

/** From the cart to the return of what was bought. */
export async function cartCheckoutRoutes(api: Api, provider?: PaymentProvider): Promise<void> {
  cartRoutes(api);
  paymentMethodsRoutes(api);
  checkoutRoutes(api, await paymentsRoutes(api, paymentListeners(api.settings.store, api.now), provider));
  invoicesRoutes(api);
  await afterSalesRoutes(api);
}
