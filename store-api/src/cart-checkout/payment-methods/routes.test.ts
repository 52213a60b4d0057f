import { getPaymentMethods } from 'shared-contracts/api/get-payment-methods';
import { parseSettings } from '../../platform/settings/settings.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase('the ways to pay', (app) => {
  it('are UPI, cards, wallets and net banking, and never cash on delivery [CAT-21]', async () => {
    const methods = await app().call(getPaymentMethods, {});
    expect(methods.map(({ Name }) => Name)).toEqual(['UPI', 'Cards', 'Wallets', 'Net Banking']);
    expect(new Set(methods.map(({ PaymentMethodId }) => PaymentMethodId)).size).toBe(methods.length);
    expect(methods.every((method) => method.EmiPlans === undefined)).toBe(true);
  });

  it('give instalments on cards alone, at the sample rate of 15 % [CAT-21]', async () => {
    const methods = await app().call(getPaymentMethods, { Price: 45_999 });
    const [cards, ...others] = methods.filter(({ EmiPlans }) => EmiPlans !== undefined);
    expect([cards?.Name, others]).toEqual(['Cards', []]);
    expect(cards?.EmiPlans).toEqual([
      { Months: 3, MonthlyAmount: 15_718, AnnualRate: 15 },
      { Months: 6, MonthlyAmount: 8_006, AnnualRate: 15 },
      { Months: 9, MonthlyAmount: 5_436, AnnualRate: 15 },
      { Months: 12, MonthlyAmount: 4_152, AnnualRate: 15 },
      { Months: 24, MonthlyAmount: 2_231, AnnualRate: 15 },
    ]);
  });

  it('give none for what costs nothing', async () => {
    const methods = await app().call(getPaymentMethods, { Price: 0 });
    expect(methods.every((method) => method.EmiPlans === undefined)).toBe(true);
  });

  it.each([-1, '100', 1e10])('refuse the price %p with 400 naming Price', async (Price) => {
    const { status, problem } = await app().refused(getPaymentMethods, { Price });
    expect([status, problem.errors?.[0]?.path]).toEqual([400, 'Price']);
  });
});

describeOnDatabase(
  'instalments at a rate of the store’s own',
  (app) => {
    it('are counted and returned with it [CAT-21]', async () => {
      const methods = await app().call(getPaymentMethods, { Price: 1_00_000 });
      const plans = methods.find(({ Name }) => Name === 'Cards')?.EmiPlans;
      expect(plans?.find(({ Months }) => Months === 12)).toEqual({
        Months: 12,
        MonthlyAmount: 8_935,
        AnnualRate: 13.05,
      });
    });
  },
  { environment: { STORE_EMI_ANNUAL_RATE: '13.05' } },
);

it.each(['-1', '100', 'fifteen', '15,5'])('a rate of %p does not start [CAT-21]', (STORE_EMI_ANNUAL_RATE) => {
  const parsed = parseSettings({ STORE_EMI_ANNUAL_RATE }, '/tmp');
  expect(parsed).toMatchObject({ ok: false, faults: [expect.stringContaining('STORE_EMI_ANNUAL_RATE')] });
});
