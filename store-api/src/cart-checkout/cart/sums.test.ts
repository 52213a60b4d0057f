import { cartData } from 'shared-contracts/api/cart-data';
import { fromRupees, type Paise, paise } from 'shared-contracts/domain/money';
import { seededRandom } from '../../seed/large/seeded-random.ts';
import { runRefunds } from '../../testing/money.ts';
import { testPlaces } from '../../testing/places.ts';
import { anyShopper, type Basket, buy, handOff, stockedProduct } from '../../testing/shop-floor.ts';
import { describeOnDatabase, type TestApp } from '../../testing/test-app.ts';
import { type CouponRule, judgeCoupon } from '../coupons/coupon-discount.ts';
import { readInvoiceDocument, sumLines } from '../invoices/invoice-document.ts';
import { requestRefund } from '../payments/refunds/request-refund.ts';
import { priceCart, type SaleLine } from '../pricing/price-cart.ts';

const RATES = [0, 500, 1200, 1800, 2800];
const now = new Date('2026-11-21T09:00:00Z');

type Random = ReturnType<typeof seededRandom>;

function anyLine(random: Random, productId: number): SaleLine {
  const price = paise(random.between(1, 9_000_000));
  return {
    productId,
    quantity: random.between(1, 10),
    price,
    discountedPrice: price,
    isPromoted: false,
    shippingFee: paise(random.oneOf([0, 0, 49_900, 99_999])),
    gstRate: random.oneOf(RATES),
  };
}

function anyCoupon(random: Random): CouponRule {
  const kind = random.oneOf(['percent', 'fixed'] as const);
  return {
    code: 'ANY',
    kind,
    value: kind === 'percent' ? random.between(1, 9999) : random.between(1, 5_000_000),
    firstOrderOnly: false,
    minimum: paise(random.oneOf([0, 0, 2_500_000])),
    cap: random.oneOf([null, null, paise(300_000)]),
    validFrom: new Date(0),
    validUntil: null,
    active: true,
  };
}

describe('any cart with any coupon', () => {
  it('has lines that are nowhere negative and add up to its total, in whatever order [PAY-03] [PAY-05]', () => {
    const random = seededRandom(20_261_121);
    const usage = { isFirstOrder: true, isExhausted: false };
    for (let round = 0; round < 1000; round += 1) {
      const lines = Array.from({ length: random.between(1, 12) }, (_, index) => anyLine(random, index + 1));
      const verdict = judgeCoupon(anyCoupon(random), { lines, usage, now });
      const discount = verdict.applies ? verdict.discount : paise(0);
      const supply = random.oneOf(['intra', 'inter'] as const);
      const cart = priceCart({ lines, discount, supply });
      for (const line of cart.lines) {
        expect(line.charged).toBe(line.amount - line.couponShare + line.shipping);
        expect(line.taxable + line.cgst + line.sgst + line.igst).toBe(line.charged);
        expect(
          Math.min(line.charged, line.couponShare, line.taxable, line.cgst, line.sgst, line.igst),
        ).toBeGreaterThanOrEqual(0);
        expect(line.couponShare).toBeLessThanOrEqual(line.amount);
      }
      const sum = (of: (line: (typeof cart.lines)[number]) => number) =>
        cart.lines.reduce((total, line) => total + of(line), 0);
      expect(sum((line) => line.charged)).toBe(cart.total);
      expect(sum((line) => line.couponShare)).toBe(discount);
      expect(sum((line) => line.taxable) + cart.taxTotal).toBe(cart.total);
      const turned = priceCart({ lines: [...lines].reverse(), discount, supply });
      expect([turned.total, turned.discount, turned.shipping]).toEqual([cart.total, cart.discount, cart.shipping]);
    }
  });
});

describeOnDatabase('what a purchase costs', (app) => {
  it('is the same in cart, payment, order and invoice, and its credit notes take all of it back [PAY-03] [PAY-07] [PAY-14]', async () => {
    const random = seededRandom(71_121);
    const shelf = await stockShelf(app(), random);
    await addCoupons(app());
    const { rajasthan, karnataka } = await testPlaces(app().db);
    for (let round = 0; round < 8; round += 1) {
      const basket = anyBasket(random, shelf);
      const CouponCode = random.oneOf(['', 'ODD', 'FLAT']);
      const state = random.oneOf([rajasthan, karnataka]);
      const { paid, order, invoice } = await purchase(app(), { basket, CouponCode, state });
      expect(order.total_paise).toBe(paid);
      expect(order.total_paise).toBe(order.items_paise - order.discount_paise + order.shipping_paise);
      expect(invoice.totals.total).toBe(paid);
      expect(invoice.totals).toEqual(sumLines(invoice.lines));
      const { cgst, sgst, igst } = invoice.totals;
      expect([cgst + sgst + igst, cgst, state === rajasthan ? igst : cgst]).toEqual([order.tax_paise, sgst, 0]);

      await refundInParts(app(), order.payment_id, partsOf(random, paid));
      const notes = await documentsOf(app(), order.order_id, 'credit-note');
      expect(sumLines(notes.flatMap((note) => note.lines))).toEqual(invoice.totals);
    }
  });
});

async function stockShelf(app: TestApp, random: Random): Promise<number[]> {
  const shelf: number[] = [];
  for (const rate of [5, 12, 18, 28, 5, 18]) {
    const price = random.between(100, 9_000_000) / 100;
    const shippingFee = random.oneOf([0, 499, 250]);
    shelf.push(await stockedProduct(app.db, { price, rate, shippingFee, stock: 500, maximum: 9 }));
  }
  shelf.push(await stockedProduct(app.db, { price: 499, digital: true, maximum: 1 }));
  return shelf;
}

async function addCoupons(app: TestApp): Promise<void> {
  await app.db
    .insertInto('coupons')
    .values([
      { code: 'ODD', kind: 'percent', value: 777, cap_paise: null, valid_until: null, use_limit: null },
      { code: 'FLAT', kind: 'fixed', value: 12_345, cap_paise: null, valid_until: null, use_limit: null },
    ])
    .execute();
}

function anyBasket(random: Random, shelf: readonly number[]): Basket {
  const digital = shelf.at(-1);
  const chosen = shelf.filter(() => random.between(0, 1) === 1);
  const ids = chosen.some((id) => id !== digital) ? chosen : shelf.slice(0, 2);
  return ids.map((ProductId) => ({ ProductId, Quantity: ProductId === digital ? 1 : random.between(1, 5) }));
}

function partsOf(random: Random, whole: Paise): Paise[] {
  const parts: Paise[] = [];
  for (let left: number = whole; left > 0; ) {
    // Nothing below a rupee can be given back.
    const part = parts.length === 2 || left < 200 ? left : random.between(100, left - 100);
    parts.push(paise(part));
    left -= part;
  }
  return parts;
}

interface Purchase {
  readonly basket: Basket;
  readonly CouponCode: string;
  readonly state: number;
}

/** Buys as a shopper does who believes the cart; answers what was paid, in paise, and what was written of it. */
async function purchase(app: TestApp, { basket, CouponCode, state }: Purchase) {
  const shopper = await anyShopper(app);
  const city = app.db.selectFrom('cities').select('city_id').where('state_province_id', '=', state);
  const { karnataka } = await testPlaces(app.db);
  const given = await handOff(app, shopper, basket, { CouponCode });
  const DeliveryAddress = {
    ...given.DeliveryAddress,
    StateProvinceID: state,
    CityID: (await city.executeTakeFirstOrThrow()).city_id,
    PostalCode: state === karnataka ? '560001' : '302001',
  };
  const asked = { cartJsonData: JSON.stringify(basket), CouponCode, StateProvinceID: state };
  const cart = await app.call(cartData, asked, shopper);
  const { started } = await buy(app, shopper, basket, { CouponCode, DeliveryAddress });
  expect(started.amount).toBe(fromRupees(cart.total));
  const order = await app.db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.order_id')
    .selectAll('orders')
    .select('payments.payment_id')
    .where('provider_order_id', '=', started.id)
    .executeTakeFirstOrThrow();
  const [invoice] = await documentsOf(app, order.order_id, 'invoice');
  if (!invoice) throw new Error('a paid order has no invoice');
  return { paid: paise(started.amount), order, invoice };
}

async function documentsOf(app: TestApp, orderId: number, kind: 'invoice' | 'credit-note') {
  const rows = await app.db
    .selectFrom('invoices')
    .select('document')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .orderBy('invoice_id')
    .execute();
  return rows.map((row) => readInvoiceDocument(row.document));
}

async function refundInParts(app: TestApp, paymentId: number, parts: readonly Paise[]): Promise<void> {
  for (const [index, amount] of parts.entries()) {
    const request = { paymentId, amount, reason: 'Returned', key: `part-${index}-of-${paymentId}` };
    await app.db.transaction().execute((trx) => requestRefund(trx, request));
    // A later clock spares the test the worker's wait between two tries.
    await runRefunds(app, () => new Date(Date.now() + 60_000));
  }
}
