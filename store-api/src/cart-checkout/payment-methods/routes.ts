import { getPaymentMethods } from 'shared-contracts/api/get-payment-methods';
import { SETTINGS_TAG } from '../../platform/database/followed-tables.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerCall } from '../../platform/http/calls.ts';
import type { StoreFacts } from '../../platform/settings/store-facts.ts';
import { emiPlans } from './emi-plan.ts';

const CARDS = 2;

/**
 * Methods of the payment dialog; the store records all as one (PAYMENT_METHOD_RAZORPAY). No cash on delivery (CAT-21).
 */
const METHODS = [
  { PaymentMethodId: 1, Name: 'UPI' },
  { PaymentMethodId: CARDS, Name: 'Cards' },
  { PaymentMethodId: 3, Name: 'Wallets' },
  { PaymentMethodId: 4, Name: 'Net Banking' },
];

export function paymentMethodsRoutes(api: Api): void {
  registerCall(api, getPaymentMethods, async ({ parameters }) => methodsFor(parameters.Price, api.settings.store), {
    cached: { tags: () => [SETTINGS_TAG] },
  });
}

function methodsFor(price: number | null, { emiAnnualRate }: StoreFacts) {
  const pricePaise = Math.round((price ?? 0) * 100);
  if (pricePaise === 0 || emiAnnualRate === null) return METHODS;
  const EmiPlans = emiPlans(pricePaise, emiAnnualRate);
  return METHODS.map((method) => (method.PaymentMethodId === CARDS ? { ...method, EmiPlans } : method));
}
