import { sql } from 'kysely';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { insertTransaction } from 'shared-contracts/api/insert-transaction';
import { verifyPayment } from 'shared-contracts/api/verify-payment';
import { openPostgres } from '../../platform/database/connection.ts';
import { inTransaction } from '../../testing/in-transaction.ts';
import { addressOf } from '../../testing/processes/store-process.ts';
import {
  anyShopper,
  handOff,
  payInWindow,
  stockedProduct,
  transaction,
  verification,
} from '../../testing/shop-floor.ts';
import { buildTestApp, type Credentials, type TestApp } from '../../testing/test-app.ts';
import { giveNumbers } from '../mails/tell-numbers.ts';

// One buyer's whole sale, numbered, is in a transaction that stays open, so that it holds every lock that any of its steps
// takes. Another buyer of another product must come through all steps without waiting for one of them.
/** Far longer than a statement, and what a wait would end with. */
const LOCK_MS = 3000;

describe('two sales of different products', () => {
  let app: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    app = await buildTestApp();
    const address = await addressOf(app);
    other = await buildTestApp({ open: async () => openPostgres(address, { connections: 2, lockMs: LOCK_MS }) });
    // The first sale on new terms writes down what they say.
    await purchase(app, await anyShopper(app), await stockedProduct(app.db));
  });
  afterAll(async () => {
    await other.close();
    await app.close();
  });

  async function purchase(at: TestApp, shopper: Credentials, product: number) {
    // Priced by the third: what a test needs is written before.
    const given = await handOff(app, shopper, [{ ProductId: product, Quantity: 1 }]);
    const started = await at.call(getRazorPay, given, shopper);
    const paid = await payInWindow(at, started);
    expect(await at.call(verifyPayment, verification(paid), shopper)).toEqual({ success: true });
    await at.call(insertTransaction, transaction(paid), shopper);
    return started.id;
  }

  it.each([
    ['of which there are more', 10],
    ['which are sold out by it', 1],
  ])(
    '%s never wait for each other, from the start of the payment until it is settled [SCALE-04] [API-05]',
    async (_, stock) => {
      const [one, two] = [await anyShopper(app), await anyShopper(app)];
      const [sofa, chair] = [await stockedProduct(app.db, { stock }), await stockedProduct(app.db, { stock })];
      const { db, close } = openPostgres(await addressOf(app), { connections: 1 });
      const held = await db.startTransaction().execute();
      try {
        // What an API writes when it starts is no part of a sale.
        await sql`savepoint starting`.execute(held);
        const inside = await buildTestApp({ open: async () => inTransaction(held) });
        await sql`rollback to savepoint starting`.execute(held);
        await purchase(inside, one, sofa);
        await giveNumbers(held);
        const { rows } = await sql<{ locks: number }>`
        select count(*)::integer as locks from pg_locks where pid = pg_backend_pid() and granted`.execute(held);
        expect(rows[0]?.locks).toBeGreaterThan(20);
        const sold = await purchase(other, two, chair);
        const payment = other.db.selectFrom('payments').select('state').where('provider_order_id', '=', sold);
        expect(await payment.executeTakeFirst()).toEqual({ state: 'paid' });
        await inside.http.close();
      } finally {
        await held.rollback().execute();
        await close();
      }
    },
  );
});
