import { paise } from 'shared-contracts/domain/money';
import { seededRandom } from '../../seed/large/seeded-random.ts';
import { apportion } from './apportion.ts';
import { containedGst } from './gst.ts';
import { priceCart, type SaleLine } from './price-cart.ts';

const line = (given: Partial<Record<Exclude<keyof SaleLine, 'isPromoted'>, number>> = {}): SaleLine => ({
  productId: given.productId ?? 1,
  quantity: given.quantity ?? 1,
  price: paise(given.price ?? 4_500_000),
  discountedPrice: paise(given.discountedPrice ?? given.price ?? 4_500_000),
  isPromoted: given.discountedPrice !== undefined,
  shippingFee: paise(given.shippingFee ?? 0),
  gstRate: given.gstRate ?? 1800,
});

describe('the GST contained in a price', () => {
  it('is split into equal CGST and SGST within the state, and is IGST outside [PAY-03]', () => {
    expect(containedGst(paise(118_000), 1800, 'intra')).toEqual({ taxable: 100_000, cgst: 9000, sgst: 9000, igst: 0 });
    expect(containedGst(paise(118_000), 1800, 'inter')).toEqual({ taxable: 100_000, cgst: 0, sgst: 0, igst: 18_000 });
  });

  it('adds up to the price to the paisa and is never a paisa off the rate, for any price [PAY-03]', () => {
    const random = seededRandom(20_261_121);
    for (let round = 0; round < 5000; round += 1) {
      const amount = paise(random.between(0, 900_000_000));
      const rate = random.oneOf([0, 25, 300, 500, 1200, 1800, 2800]);
      const supply = random.oneOf(['intra', 'inter'] as const);
      const { taxable, cgst, sgst, igst } = containedGst(amount, rate, supply);
      expect(taxable + cgst + sgst + igst).toBe(amount);
      expect(cgst).toBe(sgst);
      expect(supply === 'intra' ? igst : cgst + sgst).toBe(0);
      const exact = (amount * rate) / (10_000 + rate);
      expect(Math.abs(cgst + sgst + igst - exact)).toBeLessThanOrEqual(1);
    }
  });
});

describe('a discount shared out over lines', () => {
  it('distributes every paisa once, near each line’s proportion [PAY-03]', () => {
    const random = seededRandom(7);
    for (let round = 0; round < 2000; round += 1) {
      const weights = Array.from({ length: random.between(1, 12) }, () => random.between(1, 90_000_000));
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      const amount = paise(random.between(0, whole));
      const shares = apportion(amount, weights);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      shares.forEach((share, index) => {
        expect(Math.abs(share - (amount * (weights[index] ?? 0)) / whole)).toBeLessThan(1);
        expect(share).toBeLessThanOrEqual(weights[index] ?? 0);
      });
    }
  });

  it.each([
    ['the largest remainder', 100, [1, 2, 4], [14, 29, 57]],
    ['the earliest of equal ones', 100, [1, 1, 1], [34, 33, 33]],
    ['each of two', 5, [3, 3, 1], [2, 2, 1]],
  ])('gives the odd paise to %s', (_, amount, weights, shares) => {
    expect(apportion(paise(amount), weights)).toEqual(shares);
  });

  it('is nothing for lines that cost nothing', () => {
    expect(apportion(paise(0), [0, 0])).toEqual([0, 0]);
  });
});

describe('pricing a cart', () => {
  it('totals goods less coupon plus shipping, with the GST contained in it by rate [PAY-03]', () => {
    const cart = priceCart({
      lines: [
        line({ price: 1_180_000, quantity: 2 }),
        line({ productId: 2, price: 105_000, shippingFee: 10_500, gstRate: 500 }),
      ],
      discount: paise(0),
      supply: 'inter',
    });
    expect(cart).toMatchObject({ itemsTotal: 2_465_000, discount: 0, shipping: 10_500, total: 2_475_500 });
    expect(cart.taxes).toEqual([
      { rate: 500, taxable: 110_000, cgst: 0, sgst: 0, igst: 5500 },
      { rate: 1800, taxable: 2_000_000, cgst: 0, sgst: 0, igst: 360_000 },
    ]);
    expect(cart.taxTotal).toBe(365_500);
  });

  it('charges the price of a running promotion, not the one crossed out', () => {
    const cart = priceCart({
      lines: [line({ price: 200_000, discountedPrice: 150_000, quantity: 2 })],
      discount: paise(0),
      supply: 'intra',
    });
    expect(cart.total).toBe(300_000);
  });

  it('has sums that are exact for any cart [PAY-03]', () => {
    const random = seededRandom(42);
    for (let round = 0; round < 1000; round += 1) {
      const lines = Array.from({ length: random.between(1, 10) }, (_, index) =>
        line({
          productId: index + 1,
          price: random.between(1, 9_000_000),
          quantity: random.between(1, 10),
          shippingFee: random.oneOf([0, 0, 49_900, 99_999]),
          gstRate: random.oneOf([0, 500, 1200, 1800, 2800]),
        }),
      );
      const goods = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
      const discount = paise(random.between(0, goods));
      const cart = priceCart({ lines, discount, supply: random.oneOf(['intra', 'inter'] as const) });
      expect(cart.discount).toBe(discount);
      expect(cart.total).toBe(cart.itemsTotal - cart.discount + cart.shipping);
      const contained = cart.taxes.reduce((sum, tax) => sum + tax.taxable + tax.cgst + tax.sgst + tax.igst, 0);
      expect(contained).toBe(cart.total);
      expect(cart.taxes.reduce((sum, tax) => sum + tax.cgst + tax.sgst + tax.igst, 0)).toBe(cart.taxTotal);
    }
  });
});
