import type { FastifyInstance } from 'fastify';
import { verifyPayment } from 'shared-contracts/api/verify-payment';
import { buildApp } from '../../app.ts';
import { openPostgres } from '../../platform/database/connection.ts';
import type { Db } from '../../platform/database/schema.ts';
import { addressOf, report } from '../../testing/processes/store-process.ts';
import {
  anyShopper,
  payInWindow,
  startPayment,
  staysLoggedIn,
  stockedProduct,
  verification,
} from '../../testing/shop-floor.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { giveAllNumbers } from '../mails/tell-numbers.ts';

// Midnight of 31 March in India, while two stores with different clocks issue invoices over one PostgreSQL.
const MIDNIGHT = new Date('2028-03-31T18:30:00Z').getTime();
const COMPLETIONS = 40;

describe('invoices across the end of the financial year', () => {
  let app: TestApp;
  const stores: { http: FastifyInstance; db: Db; close(): Promise<void> }[] = [];

  beforeAll(async () => {
    app = await buildTestApp();
    const address = await addressOf(app);
    // One clock is a second slow: it still writes March when the other writes April.
    for (const moment of [new Date(MIDNIGHT - 1000), new Date(MIDNIGHT)]) {
      const { db, close } = openPostgres(address);
      stores.push({ http: await buildApp({ db, settings: app.settings, now: () => moment }), db, close });
    }
  });
  afterAll(async () => {
    for (const { http, close } of stores) {
      await http.close();
      await close();
    }
    await app.close();
  });

  it(`are numbered 1 to N in each year, without a gap, by ${COMPLETIONS} completions at once [PAY-14] [API-05]`, async () => {
    const sofa = await stockedProduct(app.db, { stock: 100 });
    const paid = [];
    for (let index = 0; index < COMPLETIONS; index += 1) {
      const shopper = await anyShopper(app);
      await staysLoggedIn(app, shopper);
      const started = await startPayment(app, shopper, [{ ProductId: sofa, Quantity: 1 }]);
      paid.push({ shopper, completed: await payInWindow(app, started) });
    }
    const answers = await Promise.all(
      paid.map(({ shopper, completed }, turn) =>
        stores[turn % 2]?.http.inject({
          method: 'POST',
          url: verifyPayment.path,
          payload: { requestParameters: verification(completed) },
          headers: { token: shopper.token, userid: String(shopper.userId) },
        }),
      ),
    );
    expect(answers.map((answer) => answer?.statusCode)).toEqual(answers.map(() => 200));
    // Both number in what is April: the moment of each sale decides.
    expect(await app.db.selectFrom('invoices').selectAll().execute()).toEqual([]);
    await Promise.all(stores.map(({ db }) => giveAllNumbers(db)));
    await giveAllNumbers(app.db);
    const rows = await app.db
      .selectFrom('invoices')
      .select(['number', 'financial_year'])
      .orderBy('invoice_id')
      .orderBy('number')
      .execute();
    const numbersOf = (year: string) => rows.filter((row) => row.financial_year === year).map((row) => row.number);
    const expected = (year: string) =>
      Array.from({ length: COMPLETIONS / 2 }, (_, index) => `TI/${year}/${String(index + 1).padStart(6, '0')}`);
    report(`31 March: ${numbersOf('27-28').length} invoices of 27-28, ${numbersOf('28-29').length} of 28-29`);
    expect(numbersOf('27-28').toSorted()).toEqual(expected('27-28'));
    expect(numbersOf('28-29').toSorted()).toEqual(expected('28-29'));
  });
});
