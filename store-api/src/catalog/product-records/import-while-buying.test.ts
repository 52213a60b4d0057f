import { sql } from 'kysely';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import type { Db } from '../../platform/database/schema.ts';
import { indianDay } from '../../platform/time.ts';
import { CHAIR, NEW, productTables, table } from '../../testing/product-tables.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { lockProducts } from '../products/lock-products.ts';
import type { GivenRecord } from './product-record.ts';
import { readReferences } from './references.ts';
import { writeBatch } from './write-rows.ts';

const sellOut = async (trx: Db, sku: string) => {
  await sql`set local lock_timeout = '500ms'`.execute(trx);
  await lockProducts(trx, sql`select product_id from products where sku = ${sku}`);
  await sql`update products set stock_quantity = 0, units_sold = units_sold + 1 where sku = ${sku}`.execute(trx);
};

describeOnDatabase('an import while people buy', (app) => {
  const { imported, recordOf } = productTables(app);

  it('holds only the products that its open batch changes [API-11]', async () => {
    const { db } = app();
    const record = {
      name: 'Oslo Chair',
      categories: ['lounge-chairs'],
      vendor: 'Marwar Woodworks',
      hsn: '9401',
      shipping_days: 9,
    };
    const rows = Array.from({ length: 150 }, (_, place) => ({
      row: place + 2,
      record: { ...record, sku: `MANY-${place}` },
      drawn: new Map(),
    }));
    const repriced: GivenRecord = { sku: 'KC-00002', price: 12_345 };
    const shop = await readReferences(db, indianDay(new Date()));
    await db.transaction().execute(async (trx) => {
      const { planned } = await writeBatch(
        trx,
        [...rows, { row: 152, record: repriced, drawn: new Map() }],
        shop,
        new Date(),
      );
      expect(planned.filter(({ plan }) => plan.kind === 'create')).toHaveLength(150);
      await db.transaction().execute((buyer) => sellOut(buyer, 'KC-00001'));
      expect(await app().call(getAllProducts, { SearchTerm: 'sofa' })).not.toHaveLength(0);
      await expect(db.transaction().execute((buyer) => sellOut(buyer, 'KC-00002'))).rejects.toThrow('lock timeout');
    });
    expect(await recordOf('KC-00002')).toMatchObject({ price: 12_345 });
    expect(await recordOf('KC-00001')).toMatchObject({ stock: 0 });
  });

  it('does not wait for a buyer of what its rows leave as it is [API-11]', async () => {
    const { db } = app();
    const price = (await recordOf('KC-00003'))?.price;
    await db.transaction().execute(async (buyer) => {
      await sellOut(buyer, 'KC-00003');
      expect(await imported(`sku,price\r\nKC-00003,${price}`)).toMatchObject({ unchanged: 1, isWritten: true });
      expect(await imported(table(NEW, `OSLO-9,${CHAIR}`))).toMatchObject({ created: 1, isWritten: true });
    });
  });
});
