import { getCheckoutDraft } from 'shared-contracts/api/get-checkout-draft';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { saveCheckoutDraft } from 'shared-contracts/api/save-checkout-draft';
import { verifyPayment } from 'shared-contracts/api/verify-payment';
import { purgeExpired } from '../../platform/database/purge-expired.ts';
import { DAY_MS } from '../../platform/time.ts';
import { anyShopper, handOff, payInWindow, stockedProduct, verification } from '../../testing/shop-floor.ts';
import { type Credentials, describeOnDatabase, testSettings } from '../../testing/test-app.ts';
import { ordersOfPeople } from '../personal-data.ts';

let moment = new Date();

describeOnDatabase(
  'the draft of a checkout',
  (app) => {
    beforeEach(() => {
      moment = new Date();
    });

    const begun = async (shopper: Credentials, price = 11_800) => {
      const ProductId = await stockedProduct(app().db, { price, stock: 1 });
      const form = await handOff(app(), shopper, [{ ProductId, Quantity: 1 }]);
      return { ProductId, form, draft: { IdempotencyKey: form.IdempotencyKey, Parms: JSON.stringify(form) } };
    };
    const read = async (as: Credentials) => (await app().call(getCheckoutDraft, {}, as)).Parms;

    it('is the person’s last, in any of their browsers, and nobody else’s [PAY-06]', async () => {
      const [asha, ravi] = [await anyShopper(app()), await anyShopper(app())];
      expect(await read(asha)).toBeNull();
      const [first, second] = [await begun(asha), await begun(asha)];
      for (const { draft } of [first, second, second]) await app().call(saveCheckoutDraft, draft, asha);
      expect(await read(asha)).toBe(second.draft.Parms);
      expect(await read(ravi)).toBeNull();
    });

    // A draft must never be a second way to what is charged.
    it('holds nothing and decides nothing: a changed price is refused as without it [PAY-07]', async () => {
      const shopper = await anyShopper(app());
      const { ProductId, form, draft } = await begun(shopper);
      await app().call(saveCheckoutDraft, draft, shopper);
      const held = app().db.selectFrom('stock_reservations').selectAll().where('product_id', '=', ProductId);
      expect(await held.execute()).toEqual([]);
      const cheaper = JSON.stringify({ ...form, amount: '1.00' });
      await app().call(saveCheckoutDraft, { ...draft, Parms: cheaper }, shopper);
      const parms = JSON.parse((await read(shopper)) ?? '') as typeof form;
      const { status, problem } = await app().refused(getRazorPay, parms, shopper);
      expect([status, problem.code]).toEqual([409, 'price-changed']);
      await app().call(getRazorPay, form, shopper);
      // The key belongs to what was started with it.
      expect((await app().refused(getRazorPay, { ...form, OrderNote: 'Another' }, shopper)).problem.code).toBe(
        'idempotency-conflict',
      );
    });

    it('is none any more once it is paid [PAY-08]', async () => {
      const shopper = await anyShopper(app());
      const { form, draft } = await begun(shopper);
      await app().call(saveCheckoutDraft, draft, shopper);
      const started = await app().call(getRazorPay, form, shopper);
      expect(await read(shopper)).toBe(draft.Parms);
      await app().call(verifyPayment, verification(await payInWindow(app(), started)), shopper);
      expect(await read(shopper)).toBeNull();
    });

    it.each([
      ['no JSON', 'Parms'],
      ['no hand-off', '{"amount":"1.00"}'],
      ['a cart of nonsense', '{"amount":"1.00","PaymentMethod":1,"cartJsonData":"[{}]"}'],
    ])('is refused when it is %s [API-01]', async (_, Parms) => {
      const refused = await app().refused(
        saveCheckoutDraft,
        { IdempotencyKey: 'a-key-of-an-intent', Parms },
        await anyShopper(app()),
      );
      expect(refused.status).toBe(400);
    });

    it('is saved at most 60 times in 15 minutes [API-03]', async () => {
      const shopper = await anyShopper(app());
      const { draft } = await begun(shopper);
      for (let turn = 0; turn < 60; turn += 1) await app().call(saveCheckoutDraft, draft, shopper);
      expect((await app().refused(saveCheckoutDraft, draft, shopper)).status).toBe(429);
    });

    it('lasts a day, is in the person’s download, and goes with the account [LAW-06]', async () => {
      const shopper = await anyShopper(app());
      const { draft } = await begun(shopper);
      await app().call(saveCheckoutDraft, draft, shopper);
      const person = { userId: Number(shopper.userId), email: '', isEmailProven: false };
      expect(JSON.stringify(await ordersOfPeople.held(app().db, person))).toContain('12 Lake View Road');
      await ordersOfPeople.erase(app().db, person, moment);
      expect(await read(shopper)).toBeNull();

      await app().call(saveCheckoutDraft, draft, shopper);
      await purgeExpired(app().db, new Date(moment.getTime() + DAY_MS - 60_000), testSettings().retention);
      expect(await read(shopper)).toBe(draft.Parms);
      moment = new Date(moment.getTime() + DAY_MS + 1);
      expect(await read(shopper)).toBeNull();
      await purgeExpired(app().db, moment, testSettings().retention);
      expect(await app().db.selectFrom('checkout_drafts').selectAll().execute()).toEqual([]);
    });
  },
  { now: () => moment },
);
