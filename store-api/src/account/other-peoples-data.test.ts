import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ApiCall } from 'shared-contracts/api/call';
import { ATTACKS, ids } from '../testing/other-peoples-data/attacks.ts';
import { type Shopper, settledShopper } from '../testing/other-peoples-data/settled-shopper.ts';
import { anyShopper } from '../testing/shop-floor.ts';
import { describeOnDatabase, type TestApp } from '../testing/test-app.ts';

/** Every row that belongs to a person, their orders or their payments. */
async function rowsOf(app: TestApp, { userId }: Shopper): Promise<readonly string[]> {
  const { rows: columns } = await sql<{ table: string; column: 'user_id' | 'order_id' | 'payment_id' }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'order_id', 'payment_id') and data_type = 'integer'
    order by 1, 2`.execute(app.db);
  const owned = {
    user_id: sql`select ${userId}::integer`,
    order_id: sql`select order_id from orders where user_id = ${userId}`,
    payment_id: sql`select payment_id from payments where user_id = ${userId}`,
  };
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(table)} t where ${sql.ref(column)} in (${owned[column]})
      order by 1`.execute(app.db);
    found.push(...rows.map(({ row }) => `${table}: ${row}`));
  }
  return found;
}

const registered: ApiCall[] = [];

describeOnDatabase(
  'another shopper’s data',
  (app) => {
    let victim: Shopper;
    let before: readonly string[];
    beforeAll(async () => {
      victim = await settledShopper(app(), `victim-${randomUUID()}`);
      before = await rowsOf(app(), victim);
    });
    beforeEach(async () => {
      await app().db.deleteFrom('rate_limits').execute();
    });

    const tokenCalls = () =>
      new Map(registered.flatMap((call) => (call.access === 'token' ? [[call.name, call]] : [])));

    it('has attacks for every call that needs a token [SEC-02]', () => {
      expect(Object.keys(ATTACKS).toSorted()).toEqual([...tokenCalls().keys()].toSorted());
    });

    it('exists for the victim in every table that a thief could read [SEC-02]', () => {
      const tables = new Set(before.map((row) => row.slice(0, row.indexOf(':'))));
      for (const table of [
        'users',
        'sessions',
        'user_addresses',
        'favourites',
        'product_reviews',
        'orders',
        'order_items',
        'payments',
        'invoices',
        'mails',
      ]) {
        expect([...tables]).toContain(table);
      }
    });

    describe.each(Object.entries(ATTACKS))('%s', (name, attacks) => {
      it.each(attacks.map((attack, index) => [index + 1, attack.gets, attack] as const))(
        'attack %i gets %s and changes nothing [SEC-02] [API-03]',
        async (_index, gets, attack) => {
          const call = tokenCalls().get(name);
          if (!call) throw new Error(`${name} is not registered`);
          const thief = await settledShopper(app(), `thief-${randomUUID()}`);
          const response = await app().http.inject({
            method: 'POST',
            url: call.path,
            headers: { token: thief.token, userid: String(thief.userId) },
            payload: { requestParameters: (await attack.send(app(), victim, thief)) as object },
          });
          expect([name, response.statusCode]).toEqual([name, gets === 'own' ? 200 : gets]);
          for (const theirs of [victim.mark, victim.email, victim.orderNumber, victim.paid.razorpay_payment_id]) {
            expect(response.body).not.toContain(theirs);
          }
          expect(await rowsOf(app(), victim)).toEqual(before);
        },
      );

      it('with the thief’s token and the victim’s UserID header is 403 [SEC-02] [API-03]', async () => {
        const call = tokenCalls().get(name);
        if (!call) throw new Error(`${name} is not registered`);
        const thief = await anyShopper(app());
        const forged = { token: thief.token, userId: victim.userId };
        expect((await app().refused(call, ids(victim), forged)).status).toBe(403);
        expect(await rowsOf(app(), victim)).toEqual(before);
      });
    });

    it('is not opened by another buyer’s download link [ACC-10] [SEC-02]', async () => {
      const thief = await settledShopper(app(), `thief-${randomUUID()}`);
      const statusOf = async (item: number, token: string) =>
        (await app().http.inject({ url: `/api/v1/common/download-digital-file/${item}/${token}` })).statusCode;
      expect(await statusOf(victim.guideItem, thief.downloadToken)).toBe(403);
      expect(await statusOf(thief.guideItem, victim.downloadToken)).toBe(403);
      expect(await statusOf(victim.guideItem, thief.token)).toBe(404);
    });
  },
  {
    extend: (api) => {
      registered.push(...api.calls);
    },
  },
);
