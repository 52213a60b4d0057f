import type { EmiPlan } from 'shared-contracts/api/shapes/payment-method';

/** Card instalments the store names, in months (CAT-21). */
export const EMI_MONTHS = [3, 6, 9, 12, 24] as const;

const PAISE_PER_RUPEE = 100n;
/** A rate of a ten-thousandth a year is this part of one a month. */
const MONTHLY_PARTS = 120_000n;

/**
 * The monthly card instalment with interest on the reducing balance, rounded up to the rupee so that nothing remains.
 * @param pricePaise above 0
 * @param annualRate hundredths of a percent a year
 * @returns whole rupees
 */
export function monthlyInstalment(pricePaise: number, months: number, annualRate: number): number {
  const price = BigInt(pricePaise);
  const rate = BigInt(annualRate);
  if (rate === 0n) return Number(divideUp(price, BigInt(months) * PAISE_PER_RUPEE));
  // P·r·(1+r)ⁿ / ((1+r)ⁿ − 1) in whole numbers, where 1+r = grown/parts: floating point would round now and then.
  const grown = (MONTHLY_PARTS + rate) ** BigInt(months);
  const parts = MONTHLY_PARTS ** BigInt(months);
  return Number(divideUp(price * rate * grown, MONTHLY_PARTS * (grown - parts) * PAISE_PER_RUPEE));
}

/** The instalments the store names (CAT-21). */
export function emiPlans(pricePaise: number, annualRate: number): EmiPlan[] {
  return EMI_MONTHS.map((Months) => ({
    Months,
    MonthlyAmount: monthlyInstalment(pricePaise, Months, annualRate),
    AnnualRate: annualRate / 100,
  }));
}

/** The least of them a month, in rupees: that of the longest plan. */
export function leastInstalment(pricePaise: number, annualRate: number): number {
  return monthlyInstalment(pricePaise, Math.max(...EMI_MONTHS), annualRate);
}

function divideUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}
