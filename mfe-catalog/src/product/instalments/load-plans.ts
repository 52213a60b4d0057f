import type { ApiClient } from 'shared-contracts';
import { type EmiPlan, getPaymentMethods } from 'shared-contracts/api/get-payment-methods';
import { type Paise, toRupees } from 'shared-contracts/domain/money';

/** The card instalments for a price; null when they could not be had. */
export async function loadPlans(
  api: ApiClient,
  price: Paise,
  signal?: AbortSignal,
): Promise<readonly EmiPlan[] | null> {
  const result = await api.call(getPaymentMethods, { Price: toRupees(price) }, signal ? { signal } : {});
  return result.ok ? result.value.flatMap(({ EmiPlans }) => EmiPlans ?? []) : null;
}
