import { randomUUID } from 'node:crypto';
import {
  ask,
  bought,
  finalSale,
  orders,
  refusedRequest,
  requestMails,
  tryRequest,
} from '../../../testing/order-requests.ts';
import { anyShopper, staysLoggedIn, stockedProduct } from '../../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../../testing/test-app.ts';

const REFERENCE = /^RT-\d{4}-[0-9A-HJKMNP-TV-Z]{6}$/;
const BOUGHT_AT = '2026-11-21T06:00:00.000Z';
let moment = new Date(BOUGHT_AT);
const now = () => moment;

describeOnDatabase(
  'returning pieces of an order',
  (app) => {
    beforeEach(() => {
      moment = new Date(BOUGHT_AT);
    });

    /** Three sofas and a stool, delivered. */
    async function delivered() {
      const shopper = await anyShopper(app());
      await staysLoggedIn(app(), shopper);
      const sofa = await stockedProduct(app().db, { stock: 5, name: 'Gulmohar Sofa' });
      const stool = await stockedProduct(app().db, { stock: 5, price: 2_100, rate: 5, name: 'Neem Stool' });
      const basket = [
        { ProductId: sofa, Quantity: 3 },
        { ProductId: stool, Quantity: 1 },
      ];
      const order = await bought(app(), shopper, basket, { now });
      await order.deliver();
      return { shopper, sofa, stool, ...order };
    }

    it('may be of some of them, with a reason, and waits for the store, which is informed [ACC-11]', async () => {
      const { shopper, sofa, stool, number, piece, returned, detail } = await delivered();
      const UntilUTC = '2026-11-28T18:29:59.999Z';
      expect((await detail()).Returnable).toEqual([
        { ...piece(sofa, 3), UntilUTC },
        { ...piece(stool, 1), UntilUTC },
      ]);
      const reference = await ask(app(), shopper, returned([piece(sofa, 2)]));
      expect(reference).toMatch(REFERENCE);
      const after = await detail();
      expect(after).toMatchObject({
        LatestStatusName: 'Completed',
        CanCancel: false,
        Returnable: [piece(sofa, 1), piece(stool, 1)],
      });
      expect(after.Requests).toMatchObject([
        {
          ReferenceNumber: reference,
          Kind: 'return',
          State: 'open',
          Reason: 'Too wide for the door',
          Answer: '',
          AtUTC: BOUGHT_AT,
          Lines: [piece(sofa, 2)],
        },
      ]);
      const facts = {
        orderNumber: number,
        kind: 'return',
        reason: 'Too wide for the door',
        lines: [{ name: 'Gulmohar Sofa', quantity: 2 }],
        amount: 2_360_000,
      };
      expect(await requestMails(app(), reference)).toMatchObject([
        { template: 'order-requested', recipient: 'asha@example.com', facts },
        { template: 'order-request-for-store', recipient: app().settings.store.email, language: 'en', facts },
      ]);
    });

    it('is asked for once per piece, the last request first; what was refused may be asked for again [ACC-11]', async () => {
      const { shopper, sofa, piece, returned, detail } = await delivered();
      const first = await ask(app(), shopper, returned([piece(sofa, 2)]));
      expect(await refusedRequest(app(), shopper, returned([piece(sofa, 2)]))).toEqual([409, 'not-returnable']);
      const second = await ask(app(), shopper, returned([piece(sofa, 1)]));
      expect(await refusedRequest(app(), shopper, returned([piece(sofa, 1)]))).toEqual([409, 'not-returnable']);
      await orders(app(), now, 'refuse', first, '--reason', 'It has been used');
      expect((await detail()).Requests).toMatchObject([
        { ReferenceNumber: second, State: 'open' },
        { ReferenceNumber: first, State: 'refused', Answer: 'It has been used' },
      ]);
      await ask(app(), shopper, returned([piece(sofa, 2)]));
    });

    it('of the last piece from two tabs at once is one request [ACC-11]', async () => {
      const { shopper, stool, piece, returned, detail } = await delivered();
      const answers = await Promise.all([1, 2, 3].map(() => tryRequest(app(), shopper, returned([piece(stool, 1)]))));
      expect(answers.filter((answer) => REFERENCE.test(answer))).toHaveLength(1);
      expect(answers.filter((answer) => answer === 'not-returnable')).toHaveLength(2);
      expect((await detail()).Requests).toHaveLength(1);
    });

    it('sent again under its key answers the same reference [ACC-11]', async () => {
      const { shopper, stool, piece, returned, detail } = await delivered();
      const same = returned([piece(stool, 1)], { IdempotencyKey: randomUUID() });
      const first = await ask(app(), shopper, same);
      expect(await ask(app(), shopper, same)).toBe(first);
      expect((await detail()).Requests).toHaveLength(1);
    });

    it.each([
      ['before midnight in India', '2026-11-21T18:29:59.999Z', '2026-11-28T18:29:59.999Z'],
      ['after midnight in India', '2026-11-21T18:30:00.000Z', '2026-11-29T18:29:59.999Z'],
    ])(
      'of what was delivered just %s may be asked for until the end of the seventh day there [ACC-11]',
      async (_case, at, until) => {
        const shopper = await anyShopper(app());
        await staysLoggedIn(app(), shopper);
        const sofa = await stockedProduct(app().db);
        moment = new Date(at);
        const order = await bought(app(), shopper, [{ ProductId: sofa, Quantity: 2 }], { now });
        await order.deliver();
        const asked = order.returned([order.piece(sofa, 1)]);
        moment = new Date(until);
        expect((await order.detail()).Returnable).toEqual([{ ...order.piece(sofa, 2), UntilUTC: until }]);
        await ask(app(), shopper, asked);
        moment = new Date(moment.getTime() + 1);
        expect((await order.detail()).Returnable).toEqual([]);
        expect(await refusedRequest(app(), shopper, asked)).toEqual([409, 'not-returnable']);
      },
    );

    it('goes by what was sold: final sale and downloads do not come back, whatever the catalogue says since [ACC-11]', async () => {
      const shopper = await anyShopper(app());
      const [final, sofa] = [await finalSale(app()), await stockedProduct(app().db)];
      const guide = await stockedProduct(app().db, { price: 499, digital: true });
      const basket = [final, sofa, guide].map((ProductId) => ({ ProductId, Quantity: 1 }));
      const { deliver, detail, piece, returned } = await bought(app(), shopper, basket, { now });
      await deliver();
      for (const [id, is_returnable] of [
        [final, true],
        [sofa, false],
      ] as const) {
        await app().db.updateTable('products').set({ is_returnable }).where('product_id', '=', id).execute();
      }
      expect((await detail()).Returnable).toMatchObject([piece(sofa, 1)]);
      for (const id of [final, guide]) {
        expect(await refusedRequest(app(), shopper, returned([piece(id, 1)]))).toEqual([409, 'not-returnable']);
      }
      expect(await refusedRequest(app(), shopper, returned([piece(sofa, 1), piece(final, 1)]))).toEqual([
        409,
        'not-returnable',
      ]);
      await ask(app(), shopper, returned([piece(sofa, 1)]));
    });

    it('is for what has arrived and is not on its way back [ACC-11]', async () => {
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db);
      const { move, detail, piece, returned } = await bought(app(), shopper, [{ ProductId: sofa, Quantity: 1 }], {
        now,
      });
      const asked = returned([piece(sofa, 1)]);
      for (const to of ['InProgress', 'Completed', 'Returned'] as const) {
        expect((await detail()).Returnable).toEqual([]);
        expect(await refusedRequest(app(), shopper, asked)).toEqual([409, 'not-returnable']);
        await move(to);
        if (to === 'Completed') await move('Returned');
      }
      expect(await refusedRequest(app(), shopper, asked)).toEqual([409, 'not-returnable']);
    });

    it('names pieces of the order and says why [ACC-11] [API-03]', async () => {
      const { shopper, sofa, piece, returned, detail } = await delivered();
      const other = await delivered();
      const wrong = [
        returned([]),
        returned([piece(sofa, 4)]),
        returned([piece(sofa, 1), piece(sofa, 1)]),
        returned([other.piece(other.sofa, 1)]),
        returned([{ OrderItemID: 2_000_000_000, Quantity: 1 }]),
      ];
      for (const asked of wrong) expect(await refusedRequest(app(), shopper, asked)).toEqual([400, 'Lines']);
      for (const Quantity of [0, -1, 1.5, '1']) {
        const [status, field] = await refusedRequest(
          app(),
          shopper,
          returned([{ ...piece(sofa, 1), Quantity: Quantity as number }]),
        );
        expect([status, field]).toEqual([400, expect.stringMatching(/^Lines/)]);
      }
      for (const Reason of ['', ' \n', 'x'.repeat(501)]) {
        expect(await refusedRequest(app(), shopper, returned([piece(sofa, 1)], { Reason }))).toEqual([400, 'Reason']);
      }
      expect(await refusedRequest(app(), other.shopper, returned([piece(sofa, 1)]))).toEqual([403, 'forbidden']);
      expect((await detail()).Requests).toEqual([]);
    });
  },
  { now },
);

describeOnDatabase(
  'returning where the store takes nothing back after the day of delivery',
  (app) => {
    it('is over at the end of that day [ACC-11]', async () => {
      moment = new Date(BOUGHT_AT);
      const shopper = await anyShopper(app());
      const sofa = await stockedProduct(app().db);
      const { deliver, detail, piece } = await bought(app(), shopper, [{ ProductId: sofa, Quantity: 1 }], { now });
      await deliver();
      expect((await detail()).Returnable).toEqual([{ ...piece(sofa, 1), UntilUTC: '2026-11-21T18:29:59.999Z' }]);
    });
  },
  { now, environment: { RETURN_DAYS: '0' } },
);
