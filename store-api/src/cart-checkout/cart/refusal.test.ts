import { paise } from 'shared-contracts/domain/money';
import { priceCart } from '../pricing/price-cart.ts';
import type { Quote, QuotedLine } from './quote.ts';
import { refusalOf } from './refusal.ts';

const line = (given: Partial<QuotedLine> = {}) =>
  ({
    productId: 7,
    quantity: 2,
    price: paise(10_000),
    discountedPrice: paise(9000),
    shippingFee: paise(0),
    gstRate: 1800,
    available: 2,
    orderMaximum: 2,
    ...given,
  }) as QuotedLine;

const quoted = (lines: readonly QuotedLine[], more: Partial<Quote> = {}): Quote => ({
  cart: priceCart({ lines, discount: paise(0), supply: 'intra' }),
  arrival: { days: 9, makingDays: 0, isServed: true },
  unknown: [],
  coupon: null,
  couponRefusal: null,
  ...more,
});
const asked = { amount: paise(18_000), couponCode: ' ' };

it('a cart at its limits, at the price shown and without a coupon may be paid [PAY-03]', () => {
  expect(refusalOf(quoted([line()]), asked)).toBeNull();
});

it.each([
  ['more than there are', quoted([line({ available: 1 })]), 'out-of-stock', ['out-of-stock']],
  ['more than one may buy', quoted([line({ orderMaximum: 1 })]), 'over-limit', ['over-limit']],
  ['both', quoted([line({ orderMaximum: 1 }), line({ available: 0 })]), 'out-of-stock', ['over-limit', 'out-of-stock']],
  ['what is no longer sold', quoted([], { unknown: [9] }), 'out-of-stock', ['unknown']],
])('%s is refused, before any change of price [PAY-03]', (_, quote, code, lines) => {
  const refusal = refusalOf(quote, { ...asked, amount: paise(1) });
  expect([refusal?.code, refusal?.lines.map((refused) => refused.code)]).toEqual([code, lines]);
});

it('a refusal names the current price in rupees and what is left', () => {
  expect(refusalOf(quoted([line({ available: 1 })]), asked)).toEqual({
    code: 'out-of-stock',
    total: 180,
    lines: [{ ProductId: 7, code: 'out-of-stock', Price: 90, StockQuantity: 1 }],
  });
  expect(refusalOf(quoted([], { unknown: [9] }), asked)?.lines).toEqual([
    { ProductId: 9, code: 'unknown', Price: 0, StockQuantity: 0 },
  ]);
});

it('a coupon that does not apply comes before a changed price [PAY-03]', () => {
  expect(refusalOf(quoted([line()]), { amount: paise(1), couponCode: 'NEW5' })?.code).toBe('coupon-invalid');
  expect(refusalOf(quoted([line()]), { amount: paise(17_999), couponCode: '' })?.code).toBe('price-changed');
});
