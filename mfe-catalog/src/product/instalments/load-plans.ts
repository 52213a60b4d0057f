import { type ApiClient, orElse } from 'shared-contracts';
import type { CallAnswer } from 'shared-contracts/api/call';
import { type EmiPlan, getPaymentMethods } from 'shared-contracts/api/get-payment-methods';
import { type Paise, toRupees } from 'shared-contracts/domain/money';

/** The card instalments for a price, which the page can be without. */
export async function loadPlans(api: ApiClient, price: Paise, signal: AbortSignal): Promise<readonly EmiPlan[] | null> {
  const methods = await api.call(getPaymentMethods, { Price: toRupees(price) }, { signal }).then(orElse(null));
  return methods && plansOf(methods);
}

export function plansOf(methods: CallAnswer<typeof getPaymentMethods>): readonly EmiPlan[] {
  return methods.flatMap(({ EmiPlans }) => EmiPlans ?? []);
}
