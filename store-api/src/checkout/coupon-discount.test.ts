import { type Paise, paise } from 'shared-contracts/domain/money';
import type { SaleLine } from '../cart/price-cart.ts';
import { type CouponRule, couponDiscount } from './coupon-discount.ts';

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
};
const FIRST10: CouponRule = { ...NEW5, code: 'FIRST10', value: 1000, minimum: paise(2_500_000), cap: paise(300_000) };

function off(coupon: CouponRule, rupees: number, more: { first?: boolean; promoted?: boolean; at?: Date } = {}): Paise {
  const price = paise(Math.round(rupees * 100));
  const line: SaleLine = {
    productId: 1,
    quantity: 1,
    price: more.promoted ? paise(price + 1) : price,
    discountedPrice: price,
    shippingFee: paise(99_900),
    gstRate: 1800,
  };
  return couponDiscount(coupon, { lines: [line], isFirstOrder: more.first ?? true, now: more.at ?? now });
}

describe('a coupon', () => {
  it('NEW5 takes 5 % off a first order, shipping aside [PAY-05]', () => {
    expect(off(NEW5, 10_000)).toBe(50_000);
    expect(off(NEW5, 1.1)).toBe(6);
  });

  it('FIRST10 takes 10 % off from ₹25,000 on, at most ₹3,000 [PAY-05]', () => {
    expect(off(FIRST10, 24_999.99)).toBe(0);
    expect(off(FIRST10, 25_000)).toBe(250_000);
    expect(off(FIRST10, 30_000)).toBe(300_000);
    expect(off(FIRST10, 90_000)).toBe(300_000);
  });

  it('for first orders does not apply to a later one [PAY-05]', () => {
    expect(off(NEW5, 10_000, { first: false })).toBe(0);
    expect(off({ ...NEW5, firstOrderOnly: false }, 10_000, { first: false })).toBe(50_000);
  });

  it('does not join a running promotion [PAY-04]', () => {
    expect(off(NEW5, 10_000, { promoted: true })).toBe(0);
  });

  it('of a fixed amount leaves a rupee to pay, the least the provider takes [PAY-05]', () => {
    const flat: CouponRule = { ...NEW5, kind: 'fixed', value: 50_000 };
    expect(off(flat, 10_000)).toBe(50_000);
    expect(off(flat, 300)).toBe(29_900);
    expect(off(flat, 0.5)).toBe(0);
  });

  it('counts within its dates only: from the first moment, until before the last [PAY-05]', () => {
    const from = new Date('2026-11-01T00:00:00Z');
    const until = new Date('2026-12-01T00:00:00Z');
    const autumn: CouponRule = { ...NEW5, validFrom: from, validUntil: until };
    expect(off(autumn, 10_000, { at: new Date(from.getTime() - 1) })).toBe(0);
    expect(off(autumn, 10_000, { at: from })).toBe(50_000);
    expect(off(autumn, 10_000, { at: until })).toBe(0);
  });
});
