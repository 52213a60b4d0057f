import { seededRandom } from '../../seed/large/seeded-random.ts';
import { EMI_MONTHS, emiPlans, monthlyInstalment } from './emi-plan.ts';

/** What is owed after paying `rupees` every month, exactly: the numerator over 120000ⁿ, in paise. */
function owedAfter(pricePaise: number, months: number, annualRate: number, rupees: number): bigint {
  const parts = 120_000n;
  let owed = BigInt(pricePaise);
  let scale = 1n;
  for (let month = 0; month < months; month += 1) {
    scale *= parts;
    owed = owed * (parts + BigInt(annualRate)) - BigInt(rupees) * 100n * scale;
  }
  return owed;
}

describe('card instalments', () => {
  // ₹1,00,000 at 15 %: worked out by hand from the formula, then rounded up.
  it.each([
    [3, 34_171],
    [6, 17_404],
    [9, 11_818],
    [12, 9_026],
    [24, 4_849],
  ])('of Rs. 1,00,000 over %d months at 15%% are Rs. %d [CAT-21]', (months, amount) => {
    expect(monthlyInstalment(10_000_000, months, 1500)).toBe(amount);
  });

  it('pay off the price to the paisa, and a rupee less would not, whatever price and rate [CAT-21]', () => {
    const random = seededRandom(20_261_121);
    for (let round = 0; round < 2_000; round += 1) {
      const price = random.between(1, random.oneOf([1_000, 100_000, 10_000_000, 100_000_000_000]));
      const rate = random.between(0, 9_999);
      const months = random.oneOf(EMI_MONTHS);
      const instalment = monthlyInstalment(price, months, rate);
      const plan = { price, rate, months, instalment };
      expect({ ...plan, paidOff: owedAfter(price, months, rate, instalment) <= 0n }).toEqual({
        ...plan,
        paidOff: true,
      });
      expect({ ...plan, least: owedAfter(price, months, rate, instalment - 1) > 0n }).toEqual({ ...plan, least: true });
      expect(instalment * months * 100).toBeGreaterThanOrEqual(price);
      expect(Number.isSafeInteger(instalment)).toBe(true);
    }
  });

  it('cost more in sum the longer they run, and less a month [CAT-21]', () => {
    const plans = emiPlans(4_599_900, 1500);
    expect(plans.map(({ Months }) => Months)).toEqual([3, 6, 9, 12, 24]);
    for (const [place, plan] of plans.slice(1).entries()) {
      const shorter = plans[place] ?? plan;
      expect(plan.MonthlyAmount).toBeLessThan(shorter.MonthlyAmount);
      expect(plan.MonthlyAmount * plan.Months).toBeGreaterThan(shorter.MonthlyAmount * shorter.Months);
    }
  });

  it('without interest are the price in equal parts', () => {
    expect(monthlyInstalment(300_000, 3, 0)).toBe(1_000);
    expect(monthlyInstalment(300_001, 3, 0)).toBe(1_001);
  });
});
