import { sql } from 'kysely';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { followTables } from './follow-tables.ts';
import { FOLLOWED, NOT_FOLLOWED } from './followed-tables.ts';
import type { Db } from './schema.ts';

/** The tags of what was written down while something was done. */
async function tagsOf(db: Db, act: () => Promise<unknown>): Promise<readonly (readonly string[])[]> {
  const last = await db
    .selectFrom('changes')
    .select((eb) => eb.fn.max('change_id').as('id'))
    .executeTakeFirst();
  await act();
  const rows = await db
    .selectFrom('changes')
    .select('tags')
    .where('change_id', '>', last?.id ?? 0)
    .orderBy('change_id')
    .execute();
  return rows.map(({ tags }) => tags.toSorted());
}

const run = (db: Db, statement: string) => sql.raw(statement).execute(db);

describeOnDatabase('the change feed in the database', (app) => {
  const tagsAfter = (statement: string) => tagsOf(app().db, () => run(app().db, statement));

  // A new table must be listed here: do public pages show something of it?
  it('follows every table, or says that no public page shows it [API-05]', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`.execute(
      app().db,
    );
    const known = [...Object.keys(FOLLOWED), ...NOT_FOLLOWED];
    expect(rows.map(({ name }) => name)).toEqual(known.toSorted());
  });

  it('has a trigger for every event on every followed table [API-05]', async () => {
    const { rows } = await sql<{ name: string; triggers: number }>`
      select relname as name, count(*)::integer as triggers from pg_trigger join pg_class on pg_class.oid = tgrelid
      where tgname like 'followed_%' group by relname`.execute(app().db);
    expect(Object.fromEntries(rows.map((row) => [row.name, row.triggers]))).toEqual(
      Object.fromEntries(Object.keys(FOLLOWED).map((table) => [table, 4])),
    );
  });

  it.each([
    [
      'a price',
      'update product_prices set price_paise = price_paise + 100 where product_id = 12',
      ['listing:all', 'product:12'],
    ],
    ['a text of the page alone', "update products set full_description = 'x' where product_id = 12", ['product:12']],
    [
      'pieces',
      'update products set stock_quantity = stock_quantity + 1 where product_id = 12',
      ['product:12', 'stock'],
    ],
    [
      'a rank among best-sellers',
      'update products set ranked_units = ranked_units + 1 where product_id = 12',
      ['sales'],
    ],
    [
      'being sold out',
      'update products set stock_quantity = 0 where product_id = 12',
      ['listing:all', 'product:12', 'stock'],
    ],
    [
      'being withdrawn',
      'update products set is_published = false where product_id = 12',
      ['categories', 'listing:all', 'product:12'],
    ],
    ['a picture', "update product_images set alt = 'x' where product_id = 12", ['listing:all', 'product:12']],
    ['a former address', "insert into product_slug_history values ('former', 12)", ['listing:all', 'product:12']],
  ])('tags a change of a product: %s', async (_, statement, tags) => {
    const [only = [], ...more] = await tagsAfter(statement);
    expect(only.filter((tag) => !/^listing:\d+$/.test(tag))).toEqual(tags);
    expect(more).toEqual([]);
  });

  it.each([
    ['its terms', "update coupons set minimum_paise = 100 where code = 'NEW5'", [['offers']]],
    ['its last use', "update coupons set use_limit = 1, uses = 1 where code = 'NEW5'", [['offers']]],
    ['a use among many', "update coupons set uses = uses + 1 where code = 'FIRST10'", []],
    ['one that no banner names', "insert into coupons (code, kind, value) values ('QUIET', 'percent', 500)", []],
  ])('tags a change of an advertised code: %s [PAY-05]', async (_, statement, tags) => {
    expect(await tagsAfter(statement)).toEqual(tags);
  });

  it('names the lists of a product’s categories and of all above them', async () => {
    const { rows } = await sql<{ id: number; above: number | null }>`
      select category_id as id, parent_category_id as above from product_categories join categories using (category_id)
      where product_id = 20`.execute(app().db);
    const [tags] = await tagsAfter('update product_prices set price_paise = price_paise + 100 where product_id = 20');
    for (const { id, above } of rows) {
      expect(tags).toContain(`listing:${id}`);
      if (above !== null) expect(tags).toContain(`listing:${above}`);
    }
    expect(tags).not.toContain('listing:9999');
  });

  it('tags both lists when a product moves, and the changed counts', async () => {
    const [before] = await tagsAfter('insert into product_categories values (1, 20) on conflict do nothing');
    expect(before).toEqual(expect.arrayContaining(['categories', 'listing:20', 'listing:all', 'product:1']));
    const [moved] = await tagsAfter(
      'update product_categories set category_id = 21 where product_id = 1 and category_id = 20',
    );
    expect(moved).toEqual(expect.arrayContaining(['categories', 'listing:20', 'listing:21', 'product:1']));
  });

  it.each([
    [
      'a review that waits',
      "insert into product_reviews (product_id, rating, title, body, reviewer_name) values (2, 5, 'a', 'b', 'c')",
      [],
    ],
    [
      'an approved one',
      "update product_reviews set status = 'approved' where product_id = 2 and status = 'pending'",
      ['listing:all', 'product:2'],
    ],
    [
      'a rejected one',
      "update product_reviews set status = 'rejected' where product_id = 2 and title = 'a'",
      ['listing:all', 'product:2'],
    ],
    ['nothing at all', 'update banners set title = title where false', []],
    ['a product that stays as it is', 'update products set name = name where product_id = 3', []],
    ['a banner', "update banners set title = 'x'", ['content:banners']],
    ['a vendor', "update vendors set merchant_content = 'x' where vendor_id = 1", ['listing', 'product']],
    ['a category', "update categories set intro = 'x' where category_id = 1", ['categories', 'listing', 'product']],
    ['a tax rate', 'update gst_rates set rate_percent = rate_percent where gst_rate_id = 1', ['product']],
    ['all rows deleted', 'truncate testimonials', ['content:testimonials']],
  ])('tags the other changes: %s', async (_, statement, tags) => {
    const all = (await tagsAfter(statement)).flat().filter((tag) => !/^listing:\d+$/.test(tag));
    expect(all).toEqual(tags);
  });

  it('tags no listing and no search when units are sold: ranks are refreshed every few minutes', async () => {
    const tags = await tagsAfter('update products set units_sold = units_sold + 1 where product_id = 12');
    expect(tags.flat()).toEqual([]);
  });

  it('is part of the transaction: a rollback delivers nothing', async () => {
    const rollBack = () =>
      app()
        .db.transaction()
        .execute(async (trx) => {
          await run(trx, 'update product_prices set price_paise = 1 where product_id = 5');
          throw new Error('no');
        });
    expect(await tagsOf(app().db, () => expect(rollBack()).rejects.toThrow('no'))).toEqual([]);
  });

  it('reports many rows as one change', async () => {
    const [rows] = await tagsAfter(`
      insert into products (name, slug, sku, main_category_id, vendor_id, hsn_code, estimated_shipping_days)
      select 'Many', 'many-' || n, 'MANY-' || n, 1, 1, '9403', 5 from generate_series(1, 500) n`);
    expect(rows).toEqual(['categories', 'listing', 'product', 'sales', 'stock']);
    expect(await tagsAfter("update products set ranked_units = 100000 where slug like 'many-%'")).toHaveLength(1);
    expect(await tagsAfter("delete from products where slug like 'many-%'")).not.toEqual([]);
  });

  it('is brought in line when what is followed changes, and is left alone when it does not', async () => {
    const triggers = async () =>
      (
        await sql<{
          id: number;
        }>`select oid::integer as id from pg_trigger where tgname like 'followed_%' order by 1`.execute(app().db)
      ).rows;
    const before = await triggers();
    await followTables(app().db);
    expect(await triggers()).toEqual(before);

    const { banners: _, ...others } = FOLLOWED;
    await followTables(app().db, { ...others, faqs: { all: ['content:answers'] } });
    expect(await tagsAfter("update banners set title = 'y'")).toEqual([]);
    expect(await tagsAfter("update faqs set answer = 'y'")).toEqual([['content:answers']]);
    await followTables(app().db);
    expect(await tagsAfter("update banners set title = 'z'")).toEqual([['content:banners']]);
    expect(await tagsAfter("update faqs set answer = 'z'")).toEqual([['content:faqs']]);
  });
});
