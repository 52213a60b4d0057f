import { randomUUID } from 'node:crypto';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { getSiteSettings } from 'shared-contracts/api/get-site-settings';
import { PaymentRefusal } from 'shared-contracts/api/shapes/payment-refusal';
import * as v from 'valibot';
import {
  anyShopper,
  buy,
  handOff,
  inWindow,
  signedIn,
  startPayment,
  stockedProduct,
  stockOf,
  type TestPlaces,
  testPlaces,
} from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

let moment = new Date();

describeOnDatabase(
  'starting a payment',
  (app) => {
    let places: TestPlaces;
    beforeAll(async () => {
      places = await testPlaces(app().db);
    });
    beforeEach(() => {
      moment = new Date();
    });

    const orderCount = async () => (await app().db.selectFrom('orders').select('order_id').execute()).length;

    describe('with an honest hand-off', () => {
      it('answers what the payment window needs, with the shopper’s real name, e-mail and phone [PAY-06] [PAY-08]', async () => {
        const shopper = await anyShopper(app());
        const sofa = await stockedProduct(app().db, { price: 24_999.5 });
        await expect(startPayment(app(), shopper, [{ ProductId: sofa, Quantity: 2 }])).resolves.toEqual({
          amount: 4_999_900,
          currency: 'INR',
          id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
          key: expect.stringMatching(/^rzp_sandbox_/),
          name: 'Kashtha & Co.',
          prefill: { name: 'Asha Rao', email: 'asha@example.com', contact: '9876543210' },
          checkoutScript: '/payment-sandbox/checkout.js',
          sandbox: true,
        });
      });

      it('goes to the account’s own address when the hand-off has none [PAY-06]', async () => {
        const shopper = await signedIn(app());
        const sofa = await stockedProduct(app().db);
        const basket = [{ ProductId: sofa, Quantity: 1 }];
        const observed = { DeliveryAddress: undefined, ContactEmail: undefined, IdempotencyKey: undefined };
        const started = await startPayment(app(), shopper, basket, observed);
        expect(started.prefill).toEqual({ name: 'Asha Rao', email: shopper.email, contact: '9876543210' });
        const order = await app()
          .db.selectFrom('orders')
          .innerJoin('payments', 'payments.order_id', 'orders.order_id')
          .selectAll('orders')
          .where('provider_order_id', '=', started.id)
          .executeTakeFirstOrThrow();
        expect(order).toMatchObject({
          delivery_postal_code: '560001',
          delivery_state_id: places.karnataka,
          order_number: null,
        });
      });

      it('asks a cart of digital products for no address, phone or PIN [PAY-02]', async () => {
        const shopper = await anyShopper(app());
        const guide = await stockedProduct(app().db, { price: 499, digital: true });
        const sofa = await stockedProduct(app().db);
        const nowhere = {
          DeliveryAddress: {
            Name: 'Asha Rao',
            Phone: '',
            AddressLineOne: '',
            CityID: null,
            StateProvinceID: places.karnataka,
            PostalCode: '',
          },
        };
        await startPayment(app(), shopper, [{ ProductId: guide, Quantity: 1 }], nowhere);
        const mixed = await handOff(
          app(),
          shopper,
          [guide, sofa].map((ProductId) => ({ ProductId, Quantity: 1 })),
          nowhere,
        );
        const { status, problem } = await app().refused(getRazorPay, mixed, shopper);
        expect([status, problem.errors?.[0]?.path]).toEqual([400, 'DeliveryAddress.Phone']);
      });

      it('keeps the pieces aside, without taking them out of stock [PAY-12]', async () => {
        const sofa = await stockedProduct(app().db, { stock: 2 });
        await startPayment(app(), await anyShopper(app()), [{ ProductId: sofa, Quantity: 2 }]);
        const ravi = await anyShopper(app());
        const refusal = await app().refused(
          getRazorPay,
          await handOff(app(), ravi, [{ ProductId: sofa, Quantity: 1 }]),
          ravi,
        );
        expect([refusal.status, refusal.problem.code]).toEqual([409, 'out-of-stock']);
        expect(refusal.problem.lines).toEqual([
          { ProductId: sofa, code: 'out-of-stock', Price: 11_800, StockQuantity: 0 },
        ]);
        expect(await stockOf(app().db, sofa)).toBe(2);
      });

      it('gives them back to others after 15 minutes [PAY-12]', async () => {
        const sofa = await stockedProduct(app().db, { stock: 1 });
        const basket = [{ ProductId: sofa, Quantity: 1 }];
        await startPayment(app(), await anyShopper(app()), basket);
        const ravi = await anyShopper(app());
        const begin = moment.getTime();
        moment = new Date(begin + 14.9 * 60_000);
        expect((await app().refused(getRazorPay, await handOff(app(), ravi, basket), ravi)).status).toBe(409);
        moment = new Date(begin + 15 * 60_000);
        await startPayment(app(), ravi, basket);
      });
    });

    describe('again', () => {
      it('answers a reload or a second tab with the same open payment [PAY-06] [PAY-15]', async () => {
        const shopper = await anyShopper(app());
        const sofa = await stockedProduct(app().db, { stock: 1 });
        const same = await handOff(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
        const before = await orderCount();
        const first = await app().call(getRazorPay, same, shopper);
        const tabs = await Promise.all([1, 2, 3].map(() => app().call(getRazorPay, same, shopper)));
        expect(tabs).toEqual([first, first, first]);
        expect(await orderCount()).toBe(before + 1);
      });

      it('makes one order of two tabs that start together [PAY-11]', async () => {
        const shopper = await anyShopper(app());
        const sofa = await stockedProduct(app().db, { stock: 1 });
        const same = await handOff(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
        const before = await orderCount();
        const started = await Promise.all([1, 2, 3].map(() => app().call(getRazorPay, same, shopper)));
        expect(new Set(started.map((answer) => answer.id)).size).toBe(1);
        expect(await orderCount()).toBe(before + 1);
      });

      it('refuses the same key with another hand-off [API-01]', async () => {
        const shopper = await anyShopper(app());
        const sofa = await stockedProduct(app().db);
        const first = await handOff(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
        await app().call(getRazorPay, first, shopper);
        const { status, problem } = await app().refused(getRazorPay, { ...first, OrderNote: 'Ring thrice' }, shopper);
        expect([status, problem.code]).toEqual([409, 'idempotency-conflict']);
      });

      it('retries a failed payment on the same provider order [PAY-15]', async () => {
        const shopper = await anyShopper(app());
        const sofa = await stockedProduct(app().db, { stock: 1 });
        const same = await handOff(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
        const first = await app().call(getRazorPay, same, shopper);
        expect((await inWindow(app(), first, 'failure')).body.error.reason).toBe('payment_failed');
        await expect(app().call(getRazorPay, same, shopper)).resolves.toEqual(first);
      });

      it('with a new key takes over what the shopper’s older open payment held [PAY-12] [PAY-05]', async () => {
        const shopper = await anyShopper(app());
        const sofa = await stockedProduct(app().db, { stock: 1 });
        const basket = [{ ProductId: sofa, Quantity: 1 }];
        const older = await startPayment(app(), shopper, basket, { CouponCode: 'NEW5' });
        const newer = await startPayment(app(), shopper, basket, { CouponCode: 'NEW5' });
        expect(newer.id).not.toBe(older.id);
        const states = await app()
          .db.selectFrom('payments')
          .select(['state'])
          .where('provider_order_id', 'in', [older.id, newer.id])
          .orderBy('payment_id')
          .execute();
        expect(states.map((row) => row.state)).toEqual(['expired', 'created']);
      });

      it('says that a purchase is paid already, with its order’s number [PAY-08] [PAY-15]', async () => {
        const shopper = await anyShopper(app());
        const sofa = await stockedProduct(app().db);
        const basket = [{ ProductId: sofa, Quantity: 1 }];
        const same = await handOff(app(), shopper, basket);
        await buy(app(), shopper, basket, same);
        const { status, problem } = await app().refused(getRazorPay, same, shopper);
        expect([status, problem.code]).toEqual([409, 'already-paid']);
        expect(problem.OrderNumber).toMatch(/^KC-\d{4}-\d{6}$/);
      });
    });

    describe('with a hand-off that no longer holds, or never did', () => {
      it('refuses another amount and says what it costs [PAY-07]', async () => {
        const shopper = await anyShopper(app());
        const sofa = await stockedProduct(app().db, { price: 10_000 });
        const honest = await handOff(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
        for (const amount of ['1.00', '9999.99', '10000.01', 0, 99_999_999]) {
          const { status, problem } = await app().refused(getRazorPay, { ...honest, amount }, shopper);
          expect([status, problem.code, problem.total]).toEqual([409, 'price-changed', 10_000]);
          expect(v.is(PaymentRefusal, problem)).toBe(true);
        }
      });

      it('refuses a price that changed meanwhile [PAY-07] [CART-04]', async () => {
        const shopper = await anyShopper(app());
        const sofa = await stockedProduct(app().db, { price: 10_000 });
        const stale = await handOff(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
        await app().db.updateTable('products').set({ price_paise: 1_100_000 }).where('product_id', '=', sofa).execute();
        const { problem } = await app().refused(getRazorPay, stale, shopper);
        expect([problem.code, problem.total]).toEqual(['price-changed', 11_000]);
      });

      it('refuses to sell at the old price by an old key [PAY-07]', async () => {
        const shopper = await anyShopper(app());
        const sofa = await stockedProduct(app().db, { price: 10_000 });
        const old = await handOff(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
        await app().call(getRazorPay, old, shopper);
        await app().db.updateTable('products').set({ price_paise: 1_100_000 }).where('product_id', '=', sofa).execute();
        const { problem } = await app().refused(getRazorPay, old, shopper);
        expect([problem.code, problem.total]).toEqual(['price-changed', 11_000]);
      });

      it('refuses more than one order may hold, and more than there is [PAY-07]', async () => {
        const shopper = await anyShopper(app());
        const limited = await stockedProduct(app().db, { stock: 50, maximum: 3 });
        const scarce = await stockedProduct(app().db, { stock: 2, maximum: 5 });
        const tooMany = await handOff(app(), shopper, [{ ProductId: limited, Quantity: 4 }]);
        const over = await app().refused(getRazorPay, tooMany, shopper);
        expect([over.status, over.problem.code]).toEqual([409, 'over-limit']);
        expect(over.problem.lines).toEqual([
          { ProductId: limited, code: 'over-limit', Price: 11_800, StockQuantity: 50 },
        ]);
        const both = await handOff(app(), shopper, [
          { ProductId: limited, Quantity: 4 },
          { ProductId: scarce, Quantity: 3 },
        ]);
        const out = await app().refused(getRazorPay, both, shopper);
        expect(out.problem.code).toBe('out-of-stock');
        expect(out.problem.lines).toMatchObject([{ code: 'over-limit' }, { code: 'out-of-stock', StockQuantity: 2 }]);
      });

      it('adds up lines of one product before it looks at the limit [PAY-07]', async () => {
        const shopper = await anyShopper(app());
        const limited = await stockedProduct(app().db, { maximum: 3 });
        const split = await handOff(app(), shopper, Array(4).fill({ ProductId: limited, Quantity: 1 }));
        expect((await app().refused(getRazorPay, split, shopper)).problem.code).toBe('over-limit');
      });

      it('refuses what is not sold [PAY-07]', async () => {
        const shopper = await anyShopper(app());
        const ghost = await handOff(app(), shopper, [{ ProductId: 2_000_000_000, Quantity: 1 }], { amount: '1.00' });
        const { problem } = await app().refused(getRazorPay, ghost, shopper);
        expect(problem.lines).toEqual([{ ProductId: 2_000_000_000, code: 'unknown', Price: 0, StockQuantity: 0 }]);
      });

      it.each(['FREE', 'FIRST10'])(
        'refuses the coupon %s where it does not apply [PAY-04] [PAY-05]',
        async (CouponCode) => {
          const shopper = await anyShopper(app());
          const sofa = await stockedProduct(app().db, { price: 1000 });
          const hopeful = await handOff(app(), shopper, [{ ProductId: sofa, Quantity: 1 }], { CouponCode });
          const { status, problem } = await app().refused(getRazorPay, hopeful, shopper);
          expect([status, problem.code, problem.total]).toEqual([409, 'coupon-invalid', 1000]);
        },
      );

      it.each([
        ['no lines', { cartJsonData: '[]' }, 'cartJsonData'],
        ['a quantity of -1', { cartJsonData: '[{"ProductId":1,"Quantity":-1}]' }, 'cartJsonData.0.Quantity'],
        ['a quantity of 1e9', { cartJsonData: '[{"ProductId":1,"Quantity":1e9}]' }, 'cartJsonData.0.Quantity'],
        ['a quantity of 1.5', { cartJsonData: '[{"ProductId":1,"Quantity":1.5}]' }, 'cartJsonData.0.Quantity'],
        [
          'a quantity that is SQL',
          { cartJsonData: '[{"ProductId":1,"Quantity":"3; drop"}]' },
          'cartJsonData.0.Quantity',
        ],
        ['an amount below zero', { amount: '-1.00' }, 'amount'],
        ['an amount with three decimals', { amount: '1.001' }, 'amount'],
        ['an amount in words', { amount: 'free' }, 'amount'],
        ['another payment method', { PaymentMethod: 2 }, 'PaymentMethod'],
        ['a GSTIN that is none', { BuyerGstin: '08AAAAA' }, 'BuyerGstin'],
        ['an e-mail address that is none', { ContactEmail: 'asha' }, 'ContactEmail'],
        ['a phone from abroad', { phone: '0123456789' }, 'DeliveryAddress.Phone'],
        ['a PIN of five digits', { pin: '56000' }, 'DeliveryAddress.PostalCode'],
        ['a PIN of another state', { pin: '302001' }, 'DeliveryAddress.PostalCode'],
        ['an address of 601', { address: 'x'.repeat(601) }, 'DeliveryAddress.AddressLineOne'],
        ['no address', { address: ' ' }, 'DeliveryAddress.AddressLineOne'],
        ['an unknown state', { state: 2_000_000_000 }, 'DeliveryAddress.StateProvinceID'],
        ['a city of another state', { city: 2_000_000_000 }, 'DeliveryAddress.CityID'],
      ])(
        'refuses %s, naming the field [PAY-02] [PAY-07] [API-03]',
        async (_case, wrong: Record<string, unknown>, field) => {
          const shopper = await anyShopper(app());
          const sofa = await stockedProduct(app().db);
          const { phone, pin, address, state, city, ...fields } = wrong;
          const good = await handOff(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]);
          const DeliveryAddress = {
            ...good.DeliveryAddress,
            ...(phone ? { Phone: phone } : {}),
            ...(pin ? { PostalCode: pin } : {}),
            ...(address ? { AddressLineOne: address } : {}),
            ...(state ? { StateProvinceID: state } : {}),
            ...(city ? { CityID: city } : {}),
          };
          const before = await orderCount();
          const { status, problem } = await app().refused(
            getRazorPay,
            { ...good, DeliveryAddress, ...fields },
            shopper,
          );
          expect([status, problem.errors?.[0]?.path]).toEqual([400, field]);
          expect(await orderCount()).toBe(before);
        },
      );

      it('refuses a visitor, and a hand-off that another person left in the browser [PAY-06] [API-03]', async () => {
        const [asha, ravi] = [await anyShopper(app()), await anyShopper(app())];
        const sofa = await stockedProduct(app().db);
        const hers = await handOff(app(), asha, [{ ProductId: sofa, Quantity: 1 }]);
        expect((await app().refused(getRazorPay, hers)).status).toBe(401);
        expect((await app().refused(getRazorPay, hers, ravi)).status).toBe(403);
      });

      it('leaves nothing half-written when it refuses [API-03]', async () => {
        const shopper = await anyShopper(app());
        const [one, two] = [await stockedProduct(app().db, { stock: 1 }), await stockedProduct(app().db, { stock: 0 })];
        const before = await orderCount();
        const basket = [one, two].map((ProductId) => ({ ProductId, Quantity: 1 }));
        const more = { IdempotencyKey: randomUUID(), CouponCode: 'NEW5' };
        await app().refused(getRazorPay, await handOff(app(), shopper, basket, more), shopper);
        expect(await orderCount()).toBe(before);
        const kept = await app()
          .db.selectFrom('stock_reservations')
          .selectAll()
          .where('product_id', '=', one)
          .execute();
        const coupons = await app()
          .db.selectFrom('coupon_redemptions')
          .selectAll()
          .where('user_id', '=', Number(shopper.userId))
          .execute();
        expect([kept, coupons]).toEqual([[], []]);
      });
    });
  },
  { now: () => moment },
);

describeOnDatabase(
  'a store without a payment provider',
  (app) => {
    it('starts, says so to its pages, and refuses to take payments with a clear code [PAY-13] [SEC-04]', async () => {
      expect((await app().call(getSiteSettings, {})).paymentsClosed).toBe(true);
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db);
      const refusal = await app().refused(
        getRazorPay,
        await handOff(app(), shopper, [{ ProductId: sofa, Quantity: 1 }]),
        shopper,
      );
      expect([refusal.status, refusal.problem.code]).toEqual([503, 'payments-not-configured']);
      const script = await app().http.inject({ url: '/payment-sandbox/checkout.js' });
      expect(script.statusCode).toBe(404);
    });
  },
  { environment: { PAYMENT_SANDBOX: 'deny' } },
);
