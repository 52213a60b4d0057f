import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { seededRandom } from '../../seed/large/seeded-random.ts';
import { setPrice } from '../../testing/shop-floor.ts';
import { buildTestApp, describeOnDatabase } from '../../testing/test-app.ts';
import { renameProduct } from '../products/slugs.ts';
import { foldProductSets, rebuildProductSets } from './maintain-product-sets.ts';

/** A fingerprint of every bitmap with a member. */
async function bitmaps(db: Db): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select kind, option_id, segment, bit_count(members) as count, md5(members::text) as fingerprint
    from current_product_sets where bit_count(members) > 0 order by kind, option_id, segment`.execute(db);
  return rows;
}

async function pendingFlips(db: Db): Promise<number> {
  return (await db.selectFrom('product_set_changes').select('product_id').execute()).length;
}

type Random = ReturnType<typeof seededRandom>;

async function isThere(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('products').select('product_id').where('product_id', '=', id).execute()).length > 0;
}

// Its id is in another segment than the seed's.
const addProduct = async (db: Db, id: number) => {
  await sql`insert into products
      (product_id, name, slug, sku, main_category_id, vendor_id, hsn_code, estimated_shipping_days)
    values (${40_000 + id}, 'Quite New Hammock', 'hammock-' || ${id}::text, 'H' || ${id}::text, 1, 1, '9401', 7)
    on conflict do nothing`.execute(db);
  await setPrice(db, 40_000 + id, { price_paise: 123_456 });
};

/** Every kind of change of a seeded product. */
const deeds: readonly ((db: Db, id: number, random: Random) => Promise<unknown>)[] = [
  (db, id, random) =>
    db
      .updateTable('products')
      .set({ stock_quantity: random.between(0, 2) })
      .where('product_id', '=', id)
      .execute(),
  (db, id, random) => setPrice(db, id, { price_paise: random.between(0, 9_000_000) }),
  (db, id, random) =>
    setPrice(db, id, {
      price_paise: random.between(500_000, 3_000_000),
      old_price_paise: random.oneOf([null, 9_000_000]),
    }),
  (db, id, random) =>
    db
      .updateTable('products')
      .set({ is_published: random.between(0, 1) === 1 })
      .where('product_id', '=', id)
      .execute(),
  (db, id, random) =>
    db
      .updateTable('products')
      .set({ color_id: random.between(1, 8), material_id: random.between(1, 4), seater_id: null })
      .where('product_id', '=', id)
      .execute(),
  (db, id, random) =>
    db
      .transaction()
      .execute((trx) => renameProduct(trx, id, `Renamed Lamp ${random.oneOf(['Brass', 'Jute', 'Cane'])}`)),
  (db, id, random) =>
    sql`insert into product_tags values (${id}, ${random.between(1, 5)}) on conflict do nothing`.execute(db),
  (db, id) => sql`delete from product_tags where product_id = ${id}`.execute(db),
  (db, id, random) =>
    sql`insert into product_categories values (${id}, ${random.between(1, 20)}) on conflict do nothing`.execute(db),
  (db, id, random) =>
    sql`insert into product_reviews (product_id, rating, title, body, reviewer_name, status)
      values (${id}, ${random.between(1, 5)}, '', '', '', ${random.oneOf(['approved', 'pending'])})`.execute(db),
  (db, id) => sql`update product_reviews set status = 'rejected' where product_id = ${id}`.execute(db),
  (db, id, random) =>
    sql`insert into translations (language, shown_from, english, translated, state)
      select ${random.oneOf(['ar', 'hi'])}, 'products.name', name, ${random.oneOf(['سرير بظهر', 'سريران', 'कुर्सी'])}, 'machine'
      from products where product_id between ${id} and ${id + random.oneOf([0, 200])}
      on conflict (language, shown_from, digest) do update set translated = excluded.translated`.execute(db),
  (db, id) =>
    sql`delete from translations where english = (select name from products where product_id = ${id})`.execute(db),
  (db, id) => db.deleteFrom('products').where('product_id', '=', id).execute(),
  addProduct,
];

describeOnDatabase('bitmaps of products', (app) => {
  it('follow every change in its own transaction, and equal a rebuild [API-08]', async () => {
    const { db } = app();
    const random = seededRandom(7);
    for (let round = 1; round <= 150; round += 1) {
      const id = random.between(1, 60);
      const deed = (await isThere(db, id)) ? random.oneOf(deeds) : addProduct;
      await deed(db, id, random);
      if (round % 40 === 0) await foldProductSets(db);
    }
    expect(await pendingFlips(db)).toBeGreaterThan(0);
    const maintained = await bitmaps(db);
    await foldProductSets(db);
    expect(await pendingFlips(db)).toBe(0);
    expect(await bitmaps(db)).toEqual(maintained);
    await rebuildProductSets(db);
    expect(await bitmaps(db)).toEqual(maintained);
  });

  // Noted one by one, the prices of 25,000 products took half a minute, and every listing was slow until they were folded.
  it('follow an update of many products at once without a flip left to fold, and equal a rebuild [API-11]', async () => {
    const { db } = app();
    for (let id = 1; id <= 120; id += 1) await addProduct(db, id);
    await foldProductSets(db);
    const updates = [
      sql`update product_prices set price_paise = price_paise + price_paise / 7`,
      sql`update product_prices set price_paise = 0`,
      sql`update product_prices set price_paise = 123 * product_id`,
      sql`update products set stock_quantity = product_id % 3, is_published = product_id % 5 > 0`,
      sql`insert into translations (language, shown_from, english, translated, state)
        values ('ar', 'products.name', 'Quite New Hammock', 'أرجوحة جديدة', 'machine')`,
      sql`update translations set translated = 'أرجوحة بحبال' where english = 'Quite New Hammock'`,
      sql`delete from translations where english = 'Quite New Hammock'`,
      sql`update products set color_id = 2, material_id = null, name = name || ' Brass'`,
    ];
    for (const update of updates) {
      await update.execute(db);
      expect(await pendingFlips(db)).toBe(0);
      const maintained = await bitmaps(db);
      await rebuildProductSets(db);
      expect(await bitmaps(db)).toEqual(maintained);
    }
  });

  it('do not change when a change is rolled back', async () => {
    const { db } = app();
    const before = await bitmaps(db);
    await expect(
      db.transaction().execute(async (trx) => {
        await trx.updateTable('products').set({ stock_quantity: 0 }).execute();
        await trx.updateTable('product_prices').set({ price_paise: 1 }).execute();
        expect(await bitmaps(trx)).not.toEqual(before);
        throw new Error('never mind');
      }),
    ).rejects.toThrow('never mind');
    expect(await bitmaps(db)).toEqual(before);
  });

  it('do not change for a sale that leaves stock', async () => {
    const { db } = app();
    await sql`update products set stock_quantity = 10`.execute(db);
    await foldProductSets(db);
    await sql`update products set stock_quantity = stock_quantity - 1, units_sold = units_sold + 1`.execute(db);
    expect(await pendingFlips(db)).toBe(0);
  });

  it('block no transaction: two products of one category sell out in two open transactions during a fold', async () => {
    const { db, close } = await buildTestApp();
    const sellOut = (trx: Db, id: number) =>
      trx.updateTable('products').set({ stock_quantity: 0 }).where('product_id', '=', id).execute();
    await db.transaction().execute(async (one) => {
      await sellOut(one, 22);
      await db.transaction().execute(async (other) => {
        await sql`set local lock_timeout = '500ms'`.execute(other);
        await sellOut(other, 49);
        await foldProductSets(db);
      });
      await foldProductSets(db);
      await sellOut(one, 51);
    });
    const maintained = await bitmaps(db);
    await rebuildProductSets(db);
    expect(await bitmaps(db)).toEqual(maintained);
    await close();
  });
});
