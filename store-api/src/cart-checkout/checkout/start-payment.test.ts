import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { type TestPlaces, testPlaces } from '../../testing/places.ts';
import {
  anyShopper,
  buy,
  handOff,
  inWindow,
  signedIn,
  startPayment,
  stockedProduct,
  stockOf,
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
          { ProductId: sofa, code: 'out-of-stock', Price: 11_800, StockQuantity: 0, IsHeld: true },
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
  },
  { now: () => moment },
);
