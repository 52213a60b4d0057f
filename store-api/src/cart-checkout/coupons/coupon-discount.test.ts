import { paise } from 'shared-contracts/domain/money';
import type { SaleLine } from '../pricing/price-cart.ts';
import { type CouponRule, type CouponVerdict, judgeCoupon } from './coupon-discount.ts';

const now = new Date('2026-11-21T06:00:00Z');
const NEW5: CouponRule = {
  code: 'NEW5',
  kind: 'percent',
  value: 500,
  firstOrderOnly: true,
  minimum: paise(0),
  cap: null,
  validFrom: new Date('2023-01-01T00:00:00Z'),
  validUntil: null,
  active: true,
};
const FIRST10: CouponRule = { ...NEW5, code: 'FIRST10', value: 1000, minimum: paise(2_500_000), cap: paise(300_000) };

interface Circumstances {
  readonly first?: boolean;
  readonly promoted?: boolean;
  readonly exhausted?: boolean;
  readonly at?: Date;
}

function verdict(coupon: CouponRule, rupees: number, more: Circumstances = {}): CouponVerdict {
  const price = paise(Math.round(rupees * 100));
  const line: SaleLine = {
    productId: 1,
    quantity: 1,
    price,
    discountedPrice: price,
    isPromoted: more.promoted ?? false,
    shippingFee: paise(99_900),
    gstRate: 1800,
  };
  const usage = { isFirstOrder: more.first ?? true, isExhausted: more.exhausted ?? false };
  return judgeCoupon(coupon, { lines: [line], usage, now: more.at ?? now });
}

const off = (discount: number) => ({ applies: true, discount });
const refused = (reason: string) => ({ applies: false, reason });

describe('a coupon', () => {
  it('NEW5 takes 5 % off a first order, shipping aside [PAY-05]', () => {
    expect(verdict(NEW5, 10_000)).toEqual(off(50_000));
    expect(verdict(NEW5, 1.1)).toEqual(off(6));
  });

  it('FIRST10 takes 10 % off from ₹25,000 on, at most ₹3,000, and says what is missing [PAY-05]', () => {
    expect(verdict(FIRST10, 24_999.99)).toEqual({ applies: false, reason: 'below-minimum', missing: 1 });
    expect(verdict(FIRST10, 10_000)).toEqual({ applies: false, reason: 'below-minimum', missing: 1_500_000 });
    expect(verdict(FIRST10, 25_000)).toEqual(off(250_000));
    expect(verdict(FIRST10, 30_000)).toEqual(off(300_000));
    expect(verdict(FIRST10, 90_000)).toEqual(off(300_000));
  });

  it('for first orders does not apply to a later one [PAY-05]', () => {
    expect(verdict(NEW5, 10_000, { first: false })).toEqual(refused('not-first-order'));
    expect(verdict({ ...NEW5, firstOrderOnly: false }, 10_000, { first: false })).toEqual(off(50_000));
  });

  it('does not join a running promotion [PAY-04]', () => {
    expect(verdict(NEW5, 10_000, { promoted: true })).toEqual(refused('promotion'));
  });

  it('of a fixed amount leaves a rupee to pay, the least the provider takes [PAY-05]', () => {
    const flat: CouponRule = { ...NEW5, kind: 'fixed', value: 50_000 };
    expect(verdict(flat, 10_000)).toEqual(off(50_000));
    expect(verdict(flat, 300)).toEqual(off(29_900));
    expect(verdict(flat, 0.5)).toEqual({ applies: false, reason: 'below-minimum', missing: 51 });
  });

  it('takes off a paisa at least, or says that it does not apply [PAY-04]', () => {
    expect(verdict({ ...NEW5, value: 1 }, 1.5)).toEqual(off(1));
  });

  it('counts within its dates only: from the first moment, until before the last [PAY-05]', () => {
    const from = new Date('2026-11-01T00:00:00Z');
    const until = new Date('2026-12-01T00:00:00Z');
    const autumn: CouponRule = { ...NEW5, validFrom: from, validUntil: until };
    // Guessing next month's code reveals nothing.
    expect(verdict(autumn, 10_000, { at: new Date(from.getTime() - 1) })).toEqual(refused('unknown'));
    expect(verdict(autumn, 10_000, { at: from })).toEqual(off(50_000));
    expect(verdict(autumn, 10_000, { at: until })).toEqual(refused('expired'));
  });

  it('that the store has ended, or that is used up, takes nothing off [PAY-05]', () => {
    expect(verdict({ ...NEW5, active: false }, 10_000)).toEqual(refused('expired'));
    expect(verdict(NEW5, 10_000, { exhausted: true })).toEqual(refused('exhausted'));
  });
});
