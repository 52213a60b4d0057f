import { cartData } from 'shared-contracts/api/cart-data';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { waitForPieces } from 'shared-contracts/api/wait-for-pieces';
import { purgeExpired } from '../../platform/database/purge-expired.ts';
import { DAY_MS } from '../../platform/time.ts';
import { anyShopper, buy, handOff, startPayment, stockedProduct } from '../../testing/shop-floor.ts';
import { type Credentials, describeOnDatabase, testSettings } from '../../testing/test-app.ts';
import { SEEN_WITHIN_MS, TURN_MS } from '../stock/available-to.ts';
import { HOLD_MINUTES } from '../stock/stock-holds.ts';

let moment = new Date();
const passes = (milliseconds: number) => {
  moment = new Date(moment.getTime() + milliseconds);
};
const HOLD_MS = HOLD_MINUTES * 60_000;

describeOnDatabase(
  'the line for pieces that others hold',
  (app) => {
    let asha: Credentials;
    let ravi: Credentials;
    let meera: Credentials;
    let sofa: number;
    const lines = (Quantity = 1) => [{ ProductId: sofa, Quantity }];
    const wait = (as: Credentials, Quantity = 1) => app().call(waitForPieces, { Lines: lines(Quantity) }, as);
    /** Their browsers go on asking. */
    const allWait = async (milliseconds: number, ...people: Credentials[]) => {
      for (let passed = 0; passed < milliseconds; passed += 30_000) {
        passes(30_000);
        for (const one of people) await wait(one);
      }
    };
    const start = async (as: Credentials) => {
      const form = await handOff(app(), as, lines());
      return app().refused(getRazorPay, form, as);
    };
    beforeEach(async () => {
      moment = new Date();
      [asha, ravi, meera] = [await anyShopper(app()), await anyShopper(app()), await anyShopper(app())];
      sofa = await stockedProduct(app().db, { stock: 1 });
    });

    it('is joined by who is refused because another pays, in the order of coming [SCALE-07]', async () => {
      await startPayment(app(), asha, lines());
      // The cart of who comes now is not sold out: it leads to the line.
      const cart = await app().call(cartData, { cartJsonData: JSON.stringify(lines()) }, ravi);
      expect(cart.productsData).toMatchObject([{ StockQuantity: 1, MaximumQuantity: 1 }]);
      expect(cart.productsData[0]?.Code).toBeUndefined();
      const { problem } = await start(ravi);
      expect(problem).toMatchObject({ code: 'out-of-stock', lines: [{ ProductId: sofa, IsHeld: true }] });
      expect(await wait(ravi)).toMatchObject({ State: 'waiting', Ahead: 0 });
      expect(await wait(meera)).toMatchObject({ State: 'waiting', Ahead: 1 });
      // Asking again keeps the place.
      expect(await wait(ravi)).toMatchObject({ State: 'waiting', Ahead: 0 });
      expect((await wait(meera)).AskAgainSeconds).toBeGreaterThan((await wait(ravi)).AskAgainSeconds);
    });

    it('gives the piece that comes back to the first, and to nobody who comes between', async () => {
      await startPayment(app(), asha, lines());
      await wait(ravi);
      await wait(meera);
      await allWait(HOLD_MS, meera, ravi);
      expect(await wait(meera)).toMatchObject({ State: 'waiting', Ahead: 1 });
      expect(await wait(ravi)).toMatchObject({ State: 'turn' });
      for (const other of [meera, await anyShopper(app())]) {
        expect((await start(other)).problem).toMatchObject({ code: 'out-of-stock', lines: [{ IsHeld: true }] });
      }
      await startPayment(app(), ravi, lines());
      const left = await app()
        .db.selectFrom('waiting_buyers')
        .select('user_id')
        .where('product_id', '=', sofa)
        .execute();
      expect(left).toEqual([{ user_id: Number(meera.userId) }]);
    });

    it('passes over who does not ask for 90 seconds, and who lets a turn run out', async () => {
      await startPayment(app(), asha, lines());
      await wait(ravi);
      passes(HOLD_MS);
      // Ravi has closed the page.
      passes(SEEN_WITHIN_MS);
      expect((await wait(meera)).State).toBe('free');
      await startPayment(app(), asha, lines());
      await wait(ravi);
      await wait(meera);
      await allWait(HOLD_MS, ravi, meera);
      const turn = await wait(ravi);
      expect([turn.State, turn.TurnSeconds]).toEqual(['turn', TURN_MS / 1000]);
      expect((await wait(meera)).State).toBe('waiting');
      await allWait(TURN_MS, meera);
      expect((await wait(meera)).State).toBe('turn');
      expect((await wait(ravi)).State).toBe('missed');
      // A further question is a new place, behind the others.
      expect(await wait(ravi)).toMatchObject({ State: 'waiting', Ahead: 1 });
    });

    it('ends for all when the last piece is sold, and says so', async () => {
      await buy(app(), asha, lines());
      expect((await wait(ravi)).State).toBe('sold-out');
      expect((await start(ravi)).problem).toMatchObject({ lines: [{ code: 'out-of-stock' }] });
      expect((await start(ravi)).problem.lines).not.toMatchObject([{ IsHeld: true }]);
    });

    it('is left on request, asks nothing of who need not wait, and does not take more than one may hold', async () => {
      expect((await wait(ravi)).State).toBe('free');
      await startPayment(app(), asha, lines());
      await wait(ravi);
      await app().call(waitForPieces, { Lines: lines(), Leave: true }, ravi);
      expect(await wait(meera)).toMatchObject({ State: 'waiting', Ahead: 0 });
      expect((await wait(ravi, 21)).State).toBe('missed');
    });

    it('does not give a place for one piece to who then asks for more', async () => {
      await app().db.updateTable('products').set({ stock_quantity: 2 }).where('product_id', '=', sofa).execute();
      await startPayment(app(), asha, lines(2));
      await wait(ravi, 1);
      await wait(meera, 1);
      await wait(ravi, 2);
      await allWait(HOLD_MS, ravi, meera);
      expect((await wait(meera, 1)).State).toBe('turn');
    });

    it('leaves to its holder what others wait for: a reload, a second tab and another cart go on [PAY-06]', async () => {
      const form = await handOff(app(), asha, lines());
      const { id } = await app().call(getRazorPay, form, asha);
      await wait(ravi);
      expect((await app().call(getRazorPay, form, asha)).id).toBe(id);
      const cart = await app().call(cartData, { cartJsonData: JSON.stringify(lines()) }, asha);
      expect(cart.productsData).toMatchObject([{ ProductId: sofa, StockQuantity: 1 }]);
      // The former purchase ends, and its piece is this one's.
      await app().call(getRazorPay, await handOff(app(), asha, lines(), { OrderNote: 'Ring twice' }), asha);
      expect((await start(ravi)).problem).toMatchObject({ lines: [{ IsHeld: true }] });
    });

    it('keeps from nobody what need not be waited for', async () => {
      const chair = await stockedProduct(app().db, { stock: 5 });
      await startPayment(app(), asha, lines());
      await app().call(waitForPieces, { Lines: [...lines(), { ProductId: chair, Quantity: 5 }] }, ravi);
      await startPayment(app(), meera, [{ ProductId: chair, Quantity: 5 }]);
    });

    it('is not overtaken by an old place', async () => {
      await startPayment(app(), asha, lines());
      await wait(ravi);
      await allWait(HOLD_MS, ravi, meera);
      await wait(ravi);
      await allWait(TURN_MS, meera);
      expect((await wait(meera)).State).toBe('turn');
      // Ravi let his turn run out, and pays without asking the line.
      expect((await start(ravi)).problem).toMatchObject({ lines: [{ IsHeld: true }] });
      await startPayment(app(), meera, lines());
    });

    it('is for one purchase of a person at a time', async () => {
      const chair = await stockedProduct(app().db, { stock: 1 });
      await startPayment(app(), asha, [...lines(), { ProductId: chair, Quantity: 1 }]);
      await wait(ravi);
      await app().call(waitForPieces, { Lines: [{ ProductId: chair, Quantity: 1 }] }, ravi);
      expect(await wait(meera)).toMatchObject({ State: 'waiting', Ahead: 0 });
    });

    it('has one order for people who wait for several products', async () => {
      const chair = await stockedProduct(app().db, { stock: 1 });
      const both = [...lines(), { ProductId: chair, Quantity: 1 }];
      await startPayment(app(), asha, both);
      await wait(ravi);
      const waitForBoth = (as: Credentials) => app().call(waitForPieces, { Lines: both }, as);
      await waitForBoth(meera);
      await waitForBoth(ravi);
      for (let passed = 0; passed < HOLD_MS; passed += 30_000) {
        passes(30_000);
        for (const one of [ravi, meera]) await waitForBoth(one);
      }
      expect([(await waitForBoth(meera)).State, (await waitForBoth(ravi)).State]).toEqual(['turn', 'waiting']);
    });

    it('forgets places after a day', async () => {
      await startPayment(app(), asha, lines());
      await wait(ravi);
      await purgeExpired(app().db, new Date(moment.getTime() + DAY_MS + 1), testSettings().retention);
      expect(await app().db.selectFrom('waiting_buyers').selectAll().where('product_id', '=', sofa).execute()).toEqual(
        [],
      );
    });
  },
  { now: () => moment },
);
