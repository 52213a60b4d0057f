import type { PaymentMethod } from '../api/shapes/payment-method.ts';
import { fromRupees, type Paise, timesPaise } from './money.ts';

/** A price spread over card instalments. */
export interface InstalmentPlan {
  readonly months: number;
  readonly monthly: Paise;
  readonly total: Paise;
  /** Percent a year. */
  readonly annualRate: number;
}

/** The plans of all ways to pay. */
export function decodeInstalmentPlans(methods: readonly PaymentMethod[]): readonly InstalmentPlan[] {
  return methods
    .flatMap(({ EmiPlans }) => EmiPlans ?? [])
    .map(({ Months, MonthlyAmount, AnnualRate }) => {
      const monthly = fromRupees(MonthlyAmount);
      return { months: Months, monthly, total: timesPaise(monthly, Months), annualRate: AnnualRate };
    });
}
