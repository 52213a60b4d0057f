import { calculateCouponDiscount } from 'shared-contracts/api/calculate-coupon-discount';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { getSiteSettings } from 'shared-contracts/api/get-site-settings';
import { operator } from '../../testing/operator.ts';
import { anyShopper, type Basket, buy, handOff, startPayment, stockedProduct } from '../../testing/shop-floor.ts';
import { type Credentials, describeOnDatabase } from '../../testing/test-app.ts';

let moment = new Date('2026-11-21T09:00:00Z');

describeOnDatabase(
  'an operator of coupons',
  (app) => {
    beforeEach(async () => {
      moment = new Date('2026-11-21T09:00:00Z');
      await app().db.deleteFrom('rate_limits').execute();
    });

    async function store(typed: string) {
      const { lines, faults } = await operator(app(), typed.split(' '), () => moment);
      return { lines, faults };
    }

    const apply = (CouponCode: string, basket: Basket, as?: Credentials) =>
      app().call(calculateCouponDiscount, { CouponCode, cartJsonData: JSON.stringify(basket) }, as);

    it('sees the two codes that the store advertises, with their terms [PAY-05] [API-06]', async () => {
      expect((await store('coupons list')).lines).toEqual([
        'Code     State    Terms',
        'FIRST10  running  10 % off, at most ₹3,000, from ₹25,000 on, first order only, advertised, since 2023-01-01, used 0',
        'NEW5     running  5 % off, first order only, advertised, since 2023-01-01, used 0',
      ]);
    });

    it('adds a code, changes it and ends it; carts follow at once [PAY-05] [API-06]', async () => {
      const basket = [{ ProductId: await stockedProduct(app().db, { price: 10_000 }), Quantity: 1 }];
      expect((await apply('DIWALI', basket)).couponFault).toEqual({ reason: 'unknown' });
      const added = await store('coupons add diwali --percent 7.5 --cap 600 --until 2026-11-30 --uses 50');
      expect(added.lines).toEqual([
        'DIWALI  running  7.5 % off, at most ₹600, since 2026-11-21, until 2026-11-30, used 0 of 50',
      ]);
      expect(await apply('DIWALI', basket)).toEqual({ DiscountValueAfterCouponAppliedWithQuantity: 600 });
      await store('coupons change DIWALI --amount 250 --cap none --minimum 12000');
      expect(await apply('DIWALI', basket)).toEqual({
        DiscountValueAfterCouponAppliedWithQuantity: 0,
        couponFault: { reason: 'below-minimum', missing: 2000 },
      });
      await store('coupons change DIWALI --minimum none');
      expect((await apply('DIWALI', basket)).DiscountValueAfterCouponAppliedWithQuantity).toBe(250);
      await store('coupons end DIWALI');
      expect((await apply('DIWALI', basket)).couponFault).toEqual({ reason: 'expired' });
      expect((await store('coupons list')).lines.join()).not.toContain('DIWALI');
      expect((await store('coupons list all')).lines.join()).toMatch(/DIWALI +ended/);
      expect((await store('coupons change DIWALI')).lines[0]).toContain('DIWALI  running');
    });

    // The header went on promising FIRST10 after it had ended, and the checkout refused it.
    it('has banners name the advertised codes that work, and no others [PAY-05] [API-06]', async () => {
      const offers = async () => (await app().call(getSiteSettings, {})).firstOrderOffers;
      const codes = async () => (await offers()).map(({ code }) => code);
      expect(await offers()).toEqual([
        { code: 'FIRST10', percent: 10, minimum: 25_000, most: 3000 },
        { code: 'NEW5', percent: 5, minimum: 0, most: null },
      ]);
      await store('coupons add QUIET --percent 20 --first-order yes');
      await store('coupons add SPRING --percent 12 --first-order yes --advertised yes --uses 1');
      expect(await codes()).toEqual(['SPRING', 'FIRST10', 'NEW5']);
      await app().db.updateTable('coupons').set({ uses: 1 }).where('code', '=', 'SPRING').execute();
      await store('coupons end FIRST10');
      expect(await codes()).toEqual(['NEW5']);
      // Named to its last minute: content/site/site.test.ts.
      await store('coupons change NEW5 --until 2026-12-31');
      expect(await codes()).toEqual(['NEW5']);
      await store('coupons change FIRST10');
      await store('coupons change NEW5 --until none');
      expect(await codes()).toEqual(['FIRST10', 'NEW5']);
    });

    it('names days of India, the last one included [PAY-05]', async () => {
      const basket = [{ ProductId: await stockedProduct(app().db), Quantity: 1 }];
      await store('coupons add WEEKEND --percent 10 --from 2026-11-28 --until 2026-11-29');
      const reasonAt = async (time: string) => {
        moment = new Date(time);
        return (await apply('WEEKEND', basket)).couponFault?.reason;
      };
      expect(await reasonAt('2026-11-27T18:29:59.999Z')).toBe('unknown');
      expect(await reasonAt('2026-11-27T18:30:00Z')).toBeUndefined();
      expect(await reasonAt('2026-11-29T18:29:59.999Z')).toBeUndefined();
      expect(await reasonAt('2026-11-29T18:30:00Z')).toBe('expired');
    });

    it('limits how often one person uses a code; what is only held counts once it is paid [PAY-05]', async () => {
      await store('coupons add TWICE --amount 100 --per-person 2');
      const [asha, ravi] = [await anyShopper(app()), await anyShopper(app())];
      const basket = [{ ProductId: await stockedProduct(app().db), Quantity: 1 }];
      const withCode = { CouponCode: 'TWICE' };
      await buy(app(), asha, basket, withCode);
      await startPayment(app(), asha, basket, withCode);
      // The open payment's use is hers to use again.
      await buy(app(), asha, basket, withCode);
      expect((await apply('TWICE', basket, asha)).couponFault).toEqual({ reason: 'exhausted' });
      const third = await app().refused(getRazorPay, await handOff(app(), asha, basket, withCode), asha);
      expect([third.status, third.problem.code, third.problem.total]).toEqual([409, 'coupon-invalid', 11_800]);
      await buy(app(), ravi, basket, withCode);
      expect((await store('coupons show TWICE')).lines).toEqual(
        expect.arrayContaining(['    2 a person', '    used 3', '    paid orders: 3, held for open payments: 0']),
      );
    });

    it('limits how often a code is used in all; what one’s own payment holds is not used up [PAY-05]', async () => {
      await store('coupons add ONCE --amount 100 --uses 1');
      const [asha, ravi] = [await anyShopper(app()), await anyShopper(app())];
      const basket = [{ ProductId: await stockedProduct(app().db), Quantity: 1 }];
      await startPayment(app(), asha, basket, { CouponCode: 'ONCE' });
      expect((await apply('ONCE', basket, asha)).couponFault).toBeUndefined();
      expect((await apply('ONCE', basket, ravi)).couponFault).toEqual({ reason: 'exhausted' });
      expect((await apply('ONCE', basket)).couponFault).toEqual({ reason: 'exhausted' });
      const refused = await app().refused(
        getRazorPay,
        await handOff(app(), ravi, basket, { CouponCode: 'ONCE' }),
        ravi,
      );
      expect([refused.problem.code, refused.problem.total]).toEqual(['coupon-invalid', 11_800]);
      expect((await store('coupons change ONCE --uses none')).lines[0]).toContain('used 1');
      expect((await apply('ONCE', basket, ravi)).couponFault).toBeUndefined();
    });

    it('cannot use two codes together: each takes its own off the same goods [PAY-05]', async () => {
      const basket = [{ ProductId: await stockedProduct(app().db), Quantity: 1 }];
      for (const both of ['NEW5,FIRST10', 'NEW5 FIRST10', 'NEW5;FIRST10']) {
        expect((await apply(both, basket)).couponFault).toEqual({ reason: 'unknown' });
      }
    });

    it.each([
      ['coupons add SALE', 'Say what it takes off: --percent or --amount.'],
      ['coupons add SALE --percent 5 --amount 5', 'Give --percent or --amount, not both.'],
      ['coupons add SALE --percent 0', '--percent is above 0 and below 100, like 10 or 7.5.'],
      ['coupons add SALE --percent 100', '--percent is above 0 and below 100, like 10 or 7.5.'],
      ['coupons add SALE --amount -5', /--amount/],
      ['coupons add SALE --amount 1e3', '--amount is in rupees, above 0, like 3000 or 499.50.'],
      ['coupons add SALE --percent 5 --uses 0', '--uses is a whole number, at least 1.'],
      ['coupons add SALE --percent 5 --until 2026-02-30', '--until is a day like 2026-11-21.'],
      ['coupons add SALE --percent 5 --from 2026-12-02 --until 2026-12-01', /--until is before --from/],
      ['coupons add SALE --percent 5 --until 2026-11-20', /--until is before --from/],
      ['coupons add SALE --percent 5 --first-order maybe', '--first-order is one of: yes, no.'],
      ['coupons add SALE --percent 5 --colour red', /Unknown option '--colour'/],
      ['coupons add NEW5 --percent 5', 'There is a coupon NEW5 already. Nothing was changed.'],
      ["coupons add ';drop --percent 5", /Say which: one code/],
      ['coupons end NOBODY', 'There is no coupon NOBODY.'],
      ['coupons show', /Missing required argument 'CODE'/],
    ])('reads what is wrong with %p, and nothing changes [API-06]', async (typed, fault) => {
      const before = (await store('coupons list all')).lines;
      expect((await store(typed)).faults[0]).toMatch(fault);
      expect((await store('coupons list all')).lines).toEqual(before);
    });
  },
  { now: () => moment },
);
