import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { ApiCall } from 'shared-contracts/api/call';
import { cartData } from 'shared-contracts/api/cart-data';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getCustomerOrderHistoryMaster } from 'shared-contracts/api/get-customer-order-history-master';
import { getProfile } from 'shared-contracts/api/get-profile';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { getUserLogin } from 'shared-contracts/api/get-user-login';
import {
  addressOf,
  outcomeOf,
  report,
  type StoreProcess,
  startStore,
  tally,
} from '../../testing/processes/store-process.ts';
import { anyShopper, handOff, newEmail, stockedProduct } from '../../testing/shop-floor.ts';
import { buildTestApp, type Credentials, type TestApp } from '../../testing/test-app.ts';

// A product's stock is changed in psql without a commit while 40 people buy that product. They used to take every connection of
// the pool for ten seconds at a time, so that logins and pages failed.
const BUYERS = 40;

describe('a product that another transaction has locked', () => {
  let app: TestApp;
  let store: StoreProcess;
  let psql: pg.Client;
  beforeAll(async () => {
    app = await buildTestApp();
    const database = await addressOf(app);
    store = await startStore(database, { DB_LOCK_TIMEOUT_MS: '1500', ANSWER_CACHE: 'off' });
    psql = new pg.Client({ connectionString: database });
    await psql.connect();
  });
  afterAll(async () => {
    await psql.end();
    await store.stop();
    await app.close();
  });

  it('is refused to its buyers for the moment, and everything else goes on [OPS-09] [OPS-10]', async () => {
    const sofa = await stockedProduct(app.db, { stock: 100 });
    const shoppers: Credentials[] = [];
    for (let index = 0; index < BUYERS; index += 1) shoppers.push(await anyShopper(app));
    const forms = await Promise.all(
      shoppers.map((shopper) => handOff(app, shopper, [{ ProductId: sofa, Quantity: 1 }])),
    );
    await psql.query('begin');
    await psql.query(`update products set stock_quantity = stock_quantity + 1 where product_id = ${sofa}`);

    let hanging = true;
    let refused = 0;
    const buying = Promise.all(
      forms.map(async (form, turn) => {
        const outcomes: string[] = [];
        while (hanging) {
          const answer = await store.call(getRazorPay, form, shoppers[turn]);
          outcomes.push(outcomeOf(answer));
          if (answer.status === 503) refused += Number(answer.headers.get('retry-after')) > 0 ? 1 : 0;
          await wait(100);
        }
        return outcomes;
      }),
    );
    await wait(1000);

    const [shopper] = shoppers;
    if (!shopper) throw new Error('there are no shoppers');
    const cartJsonData = JSON.stringify([{ ProductId: sofa, Quantity: 1 }]);
    const others: readonly (readonly [ApiCall, object, Credentials?])[] = [
      [getUserLogin, { Email: newEmail(), Password: 'kadhai-paneer-42' }],
      [getProfile, {}, shopper],
      [getCustomerOrderHistoryMaster, {}, shopper],
      [getAllProducts, {}],
      [cartData, { cartJsonData }, shopper],
    ];
    const seen: string[] = [];
    let slowest = 0;
    // Every buyer has been refused once on average.
    while (refused < BUYERS) {
      for (const [call, parameters, as] of others) {
        const begun = performance.now();
        seen.push(`${call.name} ${outcomeOf(await store.call(call, parameters, as))}`);
        slowest = Math.max(slowest, performance.now() - begun);
      }
    }
    hanging = false;
    await psql.query('rollback');
    const outcomes = tally((await buying).flat());
    report(
      `${BUYERS} buyers of a locked product: ${JSON.stringify(outcomes)}; others: ${JSON.stringify(tally(seen))}, slowest ${Math.round(slowest)} ms`,
    );
    // Logging in so often at one address is refused for another reason.
    const expected = others.map(([call]) => `${call.name} ok`);
    expect(seen.filter((one) => ![...expected, `${getUserLogin.name} too-many-requests`].includes(one))).toEqual([]);
    expect(seen).toEqual(expect.arrayContaining(expected));
    expect(Object.keys(outcomes).filter((outcome) => !['ok', 'busy'].includes(outcome))).toEqual([]);
    expect((await store.call(getRazorPay, forms[0], shopper)).status).toBe(200);
  });
});
