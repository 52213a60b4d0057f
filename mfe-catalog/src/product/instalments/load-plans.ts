import type { ApiClient } from 'shared-contracts';
import type { CallAnswer } from 'shared-contracts/api/call';
import { type EmiPlan, getPaymentMethods } from 'shared-contracts/api/get-payment-methods';
import { type Paise, toRupees } from 'shared-contracts/domain/money';

/** The card instalments for a price; null on failure. */
export async function loadPlans(api: ApiClient, price: Paise, signal: AbortSignal): Promise<readonly EmiPlan[] | null> {
  const result = await api.call(getPaymentMethods, { Price: toRupees(price) }, { signal });
  return result.ok ? plansOf(result.value) : null;
}

export function plansOf(methods: CallAnswer<typeof getPaymentMethods>): readonly EmiPlan[] {
  return methods.flatMap(({ EmiPlans }) => EmiPlans ?? []);
}
