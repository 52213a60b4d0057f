import { couponVerdictOf } from './coupon.ts';

test.each([
  ['a code that applies', 4599.95, undefined, { applies: true, discount: 459_995 }],
  ['a reason', 0, { reason: 'expired' }, { applies: false, fault: { reason: 'expired' } }],
  [
    'what the cart lacks',
    0,
    { reason: 'below-minimum', missing: 250.5 },
    { applies: false, fault: { reason: 'below-minimum', missing: 25_050 } },
  ],
  ['no reason, as of an earlier release', 0, undefined, { applies: false, fault: { reason: 'unknown' } }],
] as const)('%s [API-02] [PAY-04]', (_, discount, fault, verdict) => {
  expect(couponVerdictOf(discount, fault)).toEqual(verdict);
});
