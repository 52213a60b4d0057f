import { calculateCouponDiscount } from 'shared-contracts/api/calculate-coupon-discount';
import { cartData } from 'shared-contracts/api/cart-data';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { type TestPlaces, testPlaces } from '../../testing/places.ts';
import { anyShopper, type Basket, buy, handOff, startPayment, stockedProduct } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

const json = (basket: Basket) => JSON.stringify(basket);

describeOnDatabase('the cart', (app) => {
  let places: TestPlaces;
  beforeAll(async () => {
    places = await testPlaces(app().db);
  });
  beforeEach(async () => {
    await app().db.deleteFrom('rate_limits').execute();
  });

  describe('priced by the server', () => {
    it('believes only product and quantity, and answers everything a line shows [CART-04] [PAY-07] [API-01]', async () => {
      const sofa = await stockedProduct(app().db, { price: 45_000, stock: 3, maximum: 2, name: 'Aarvi Sofa' });
      const line = {
        ProductId: sofa,
        ProductName: 'Free sofa',
        Quantity: 2,
        Price: 1,
        OrderMaximumQuantity: 99,
        Material: '',
      };
      const priced = await app().call(cartData, { cartJsonData: JSON.stringify([line]) });
      expect(priced).toMatchObject({ shippingSubTotal: 0, discount: 0, total: 90_000, unknown: [] });
      expect(priced.productsData).toEqual([
        {
          ProductId: sofa,
          ProductName: 'Aarvi Sofa',
          Slug: expect.stringMatching(/^test-sofa-/),
          CategorySlug: expect.stringMatching(/^test-sofas-/),
          Price: 45_000,
          DiscountedPrice: 45_000,
          OldPrice: null,
          Quantity: 2,
          OrderMaximumQuantity: 2,
          StockQuantity: 3,
          MaximumQuantity: 2,
          Image: null,
          Material: '',
          IsDigitalProduct: false,
          IsSwatch: false,
          GstRate: 18,
          HsnCode: '9918',
        },
      ]);
    });

    it('names the GST contained: CGST and SGST within the state, IGST outside [PAY-03]', async () => {
      const sofa = await stockedProduct(app().db, { price: 11_800, rate: 18 });
      const lamp = await stockedProduct(app().db, { price: 1050, rate: 5 });
      const cart = json([
        { ProductId: sofa, Quantity: 1 },
        { ProductId: lamp, Quantity: 2 },
      ]);
      const near = await app().call(cartData, { cartJsonData: cart, StateProvinceID: places.rajasthan });
      expect(near.taxLines).toEqual([
        { rate: 5, taxable: 2000, cgst: 50, sgst: 50, igst: 0 },
        { rate: 18, taxable: 10_000, cgst: 900, sgst: 900, igst: 0 },
      ]);
      const far = await app().call(cartData, { cartJsonData: cart, StateProvinceID: places.karnataka });
      expect(far.taxLines).toEqual([
        { rate: 5, taxable: 2000, cgst: 0, sgst: 0, igst: 100 },
        { rate: 18, taxable: 10_000, cgst: 0, sgst: 0, igst: 1800 },
      ]);
      expect([near.taxTotal, far.taxTotal, near.total, far.total]).toEqual([1900, 1900, 13_900, 13_900]);
      // No state chosen yet: the store's own.
      const unknown = await app().call(cartData, { cartJsonData: cart });
      expect(unknown.taxLines).toEqual(near.taxLines);
    });

    it('takes the rate that is valid today, not one to come or gone [PAY-14]', async () => {
      const bed = await stockedProduct(app().db, { price: 1000, rate: 12 });
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
      await app().db.updateTable('gst_rates').set({ valid_to: today }).where('hsn_code', '=', '9912').execute();
      await app()
        .db.insertInto('gst_rates')
        .values({ hsn_code: '9912', rate_percent: 5, valid_from: '2099-01-01', valid_to: null, source: 'test' })
        .execute();
      const priced = await app().call(cartData, { cartJsonData: json([{ ProductId: bed, Quantity: 1 }]) });
      expect(priced.productsData[0]?.GstRate).toBe(12);
    });

    it('adds the shipping fee of every line that does not ship free [PAY-02]', async () => {
      const free = await stockedProduct(app().db, { price: 1000 });
      const heavy = await stockedProduct(app().db, { price: 1000, shippingFee: 499 });
      const heavier = await stockedProduct(app().db, { price: 1000, shippingFee: 250 });
      const priced = await app().call(cartData, {
        cartJsonData: json([free, heavy, heavier].map((ProductId) => ({ ProductId, Quantity: 1 }))),
      });
      expect([priced.shippingSubTotal, priced.total]).toEqual([749, 3749]);
    });

    it('merges lines of one product and names what is not sold any more [CART-04]', async () => {
      const sofa = await stockedProduct(app().db, { price: 100 });
      const hidden = await stockedProduct(app().db);
      await app().db.updateTable('products').set({ is_published: false }).where('product_id', '=', hidden).execute();
      const unpriced = await stockedProduct(app().db, { price: 0 });
      const priced = await app().call(cartData, {
        cartJsonData: json([
          { ProductId: sofa, Quantity: 1 },
          { ProductId: hidden, Quantity: 1 },
          { ProductId: sofa, Quantity: 2 },
          { ProductId: unpriced, Quantity: 1 },
          { ProductId: 2_000_000_000, Quantity: 1 },
        ]),
      });
      expect(priced.productsData.map((line) => [line.ProductId, line.Quantity])).toEqual([[sofa, 3]]);
      expect(priced.unknown).toEqual([hidden, unpriced, 2_000_000_000]);
      expect(priced.total).toBe(300);
    });

    it('shows the stock others have not put aside, and one’s own as one’s own [PAY-12]', async () => {
      const sofa = await stockedProduct(app().db, { stock: 3 });
      const [asha, ravi] = [await anyShopper(app()), await anyShopper(app())];
      await startPayment(app(), asha, [{ ProductId: sofa, Quantity: 2 }]);
      const cart = { cartJsonData: json([{ ProductId: sofa, Quantity: 1 }]) };
      const stocks = [
        (await app().call(cartData, cart, asha)).productsData[0]?.StockQuantity,
        (await app().call(cartData, cart, ravi)).productsData[0]?.StockQuantity,
        (await app().call(cartData, cart)).productsData[0]?.StockQuantity,
      ];
      expect(stocks).toEqual([3, 1, 1]);
    });

    it('is empty for an empty cart', async () => {
      await expect(app().call(cartData, { cartJsonData: '[]' })).resolves.toEqual({
        productsData: [],
        shippingSubTotal: 0,
        discount: 0,
        taxLines: [],
        taxTotal: 0,
        total: 0,
        unknown: [],
        arrivalDays: null,
        isServed: true,
      });
    });

    it('promises the day of the last piece: its making, then the way to the place [CAT-30]', async () => {
      const sofa = await stockedProduct(app().db);
      const made = await stockedProduct(app().db);
      await app().db.insertInto('product_facts').values({ product_id: made, lead_days: 5 }).execute();
      const promise = async (products: readonly number[], PostalCode?: string) => {
        const cartJsonData = json(products.map((ProductId) => ({ ProductId, Quantity: 1 })));
        const { arrivalDays, isServed } = await app().call(cartData, {
          cartJsonData,
          ...(PostalCode ? { PostalCode } : {}),
        });
        return [arrivalDays, isServed];
      };
      // Nine days each, of which the second is made in five; 7 to 13 are promised in India, 10 at least to Ladakh.
      expect(await promise([sofa])).toEqual([9, true]);
      expect(await promise([sofa, made], '560001')).toEqual([12, true]);
      expect(await promise([sofa, made], '194101')).toEqual([15, true]);
      expect(await promise([sofa], '900056')).toEqual([null, false]);
    });
  });

  describe('with a coupon', () => {
    it('says why it does not apply, and how much is missing [PAY-04] [API-01]', async () => {
      const sofa = await stockedProduct(app().db, { price: 12_000.5 });
      const cartJsonData = json([{ ProductId: sofa, Quantity: 1 }]);
      const visitor = await app().call(cartData, { cartJsonData, CouponCode: 'FIRST10' });
      expect([visitor.discount, visitor.couponFault]).toEqual([0, { reason: 'below-minimum', missing: 12_999.5 }]);
      const shopper = await anyShopper(app());
      await buy(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
      for (const CouponCode of ['NEW5', 'FIRST10']) {
        await expect(app().call(calculateCouponDiscount, { CouponCode, cartJsonData }, shopper)).resolves.toEqual({
          DiscountValueAfterCouponAppliedWithQuantity: 0,
          couponFault: { reason: 'not-first-order' },
        });
      }
      const without = await app().call(cartData, { cartJsonData });
      expect(without).not.toHaveProperty('couponFault');
    });

    const discount = async (CouponCode: string, basket: Basket, as?: Parameters<ReturnType<typeof app>['call']>[2]) => {
      const answer = await app().call(calculateCouponDiscount, { CouponCode, cartJsonData: json(basket) }, as);
      return answer.DiscountValueAfterCouponAppliedWithQuantity;
    };

    it('costs NEW5’s 5 % less on a first order, in any case of the code [PAY-04] [PAY-05]', async () => {
      const sofa = await stockedProduct(app().db, { price: 10_000 });
      const basket = [{ ProductId: sofa, Quantity: 2 }];
      await expect(discount(' new5 ', basket)).resolves.toBe(1000);
      const priced = await app().call(cartData, { cartJsonData: json(basket), CouponCode: 'NEW5' });
      expect([priced.discount, priced.total]).toEqual([1000, 19_000]);
      expect(priced.taxLines[0]?.taxable).toBe(16_101.7);
    });

    it('FIRST10 asks for ₹25,000 and takes at most ₹3,000 [PAY-05]', async () => {
      const sofa = await stockedProduct(app().db, { price: 12_500, maximum: 10 });
      await expect(discount('FIRST10', [{ ProductId: sofa, Quantity: 1 }])).resolves.toBe(0);
      await expect(discount('FIRST10', [{ ProductId: sofa, Quantity: 2 }])).resolves.toBe(2500);
      await expect(discount('FIRST10', [{ ProductId: sofa, Quantity: 8 }])).resolves.toBe(3000);
    });

    it('takes nothing off for an unknown code, and none that is SQL [PAY-04] [SEC-02]', async () => {
      const sofa = await stockedProduct(app().db);
      for (const code of ['FREE', "NEW5' or '1'='1", '%']) {
        await expect(discount(code, [{ ProductId: sofa, Quantity: 1 }])).resolves.toBe(0);
      }
    });

    it('takes nothing off a second order [PAY-05]', async () => {
      const sofa = await stockedProduct(app().db);
      const shopper = await anyShopper(app());
      const basket = [{ ProductId: sofa, Quantity: 1 }];
      await expect(discount('NEW5', basket, shopper)).resolves.toBe(590);
      await buy(app(), shopper, basket, { CouponCode: 'NEW5' });
      await expect(discount('NEW5', basket, shopper)).resolves.toBe(0);
    });

    it('can be guessed thirty times a minute by one person, not more [API-03] [SEC-02]', async () => {
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db);
      const guess = { CouponCode: 'GUESS', cartJsonData: json([{ ProductId: sofa, Quantity: 1 }]) };
      for (let attempt = 0; attempt < 30; attempt += 1) await app().call(calculateCouponDiscount, guess, shopper);
      const { status, headers } = await app().refused(calculateCouponDiscount, guess, shopper);
      expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    });

    // Pricing a cart and starting a payment reveal as much about a code as asking for its discount, and were not counted.
    it('cannot be guessed any oftener by another call that takes a code [API-03] [SEC-02]', async () => {
      const shopper = await anyShopper(app());
      const basket = [{ ProductId: await stockedProduct(app().db), Quantity: 1 }];
      const honest = await handOff(app(), shopper, basket);
      const guess = { CouponCode: 'GUESS', cartJsonData: json(basket) };
      for (let attempt = 0; attempt < 30; attempt += 1) await app().call(cartData, guess, shopper);
      for (const call of [cartData, calculateCouponDiscount]) {
        expect((await app().refused(call, guess, shopper)).status).toBe(429);
      }
      expect((await app().refused(getRazorPay, { ...honest, CouponCode: 'GUESS' }, shopper)).status).toBe(429);
      // Without a code nothing is guessed, so the shopper can still buy.
      await app().call(cartData, { cartJsonData: json(basket) }, shopper);
      await app().call(getRazorPay, honest, shopper);
    });
  });
});
