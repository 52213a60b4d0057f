import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cartData } from 'shared-contracts/api/cart-data';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { holdPrice, someoneWaits } from '../../testing/held-price.ts';
import { operator } from '../../testing/operator.ts';
import { anyShopper, buy, setPrice, stockedProduct } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { updatePromotedPrices } from '../promotions/update-promoted-prices.ts';

describeOnDatabase('an operator', (app) => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'prices-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  afterEach(async () => {
    await app().db.updateTable('promotions').set({ ended_at: new Date() }).execute();
    await updatePromotedPrices(app().db, new Date());
  });

  /** A line as it is typed, with quotation marks as in a shell. */
  const store = (typed: string) =>
    operator(
      app(),
      [...typed.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? ''),
    );

  async function sofaAt(price: number) {
    const id = await stockedProduct(app().db, { price });
    const { sku } = await app()
      .db.selectFrom('products')
      .select('sku')
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, sku };
  }

  const idOf = async (sku: string) =>
    (await app().db.selectFrom('products').select('product_id').where('sku', '=', sku).executeTakeFirstOrThrow())
      .product_id;

  async function shown(ProductId: number) {
    const [product] = await app().call(getProductDetail, { ProductId });
    const cart = await app().call(cartData, { cartJsonData: JSON.stringify([{ ProductId, Quantity: 1 }]) });
    const [line] = cart.productsData;
    return { page: product?.Price, was: product?.OldPrice ?? null, cart: line?.DiscountedPrice };
  }

  async function fileOf(name: string, ...lines: string[]) {
    const path = join(folder, name);
    await writeFile(path, lines.join('\n'));
    return path;
  }

  it('sets a price, and strikes the one until now through [API-10] [LAW-04]', async () => {
    const sofa = await sofaAt(10_000);
    const { lines } = await store(`prices set ${sofa.sku} 8999.50 --was`);
    expect(lines).toEqual([`${sofa.sku}: ₹10,000 → ₹8,999.50, was ₹10,000`, '1 price was changed.']);
    expect(await shown(sofa.id)).toEqual({ page: 8999.5, was: 10_000, cart: 8999.5 });
    await store(`prices set ${sofa.sku} 9000`);
    expect(await shown(sofa.id)).toEqual({ page: 9000, was: null, cart: 9000 });
    expect((await store(`prices set ${sofa.sku} 9000`)).lines).toEqual(['0 prices were changed.']);
    await store(`prices set ${sofa.sku} none`);
    expect(await shown(sofa.id)).toEqual({ page: null, was: null, cart: undefined });
  });

  it('sees what would change, and nothing changes [API-10]', async () => {
    const sofa = await sofaAt(10_000);
    const file = await fileOf('dry.csv', 'sku,price', `${sofa.sku},7000`);
    for (const typed of [
      `prices set ${sofa.sku} 7000`,
      `prices change --products ${sofa.id} --percent -30`,
      `prices import ${file}`,
    ]) {
      expect((await store(`${typed} --dry-run`)).lines).toEqual([
        `Would: ${sofa.sku}: ₹10,000 → ₹7,000`,
        'Would: 1 price was changed.',
        'A dry run: nothing was changed.',
      ]);
    }
    expect(await shown(sofa.id)).toEqual({ page: 10_000, was: null, cart: 10_000 });
  });

  it('changes the regular price of a promoted product, and the promotion goes on [API-11] [PAY-04]', async () => {
    const sofa = await sofaAt(10_000);
    await store(`promotions add Sale --percent 10 --products ${sofa.id}`);
    await store(`prices set ${sofa.sku} 9000`);
    expect((await shown(sofa.id)).cart).toBe(8100);
    // The same as the lowered price, which a plain update cannot tell from the promotion's own.
    await store(`prices set ${sofa.sku} 8100`);
    expect((await shown(sofa.id)).cart).toBe(7290);
    expect((await store(`prices show ${sofa.sku}`)).lines).toEqual(
      expect.arrayContaining(['price: ₹7,290', 'without the promotion Sale: ₹8,100']),
    );
  });

  it('changes a category and those below it, rounded, and keeps products without a price [API-10]', async () => {
    const [sofa, unpriced] = [await sofaAt(10_049), await sofaAt(0)];
    const { db } = app();
    const { category_id, slug } = await db
      .insertInto('categories')
      .values({ name: 'Any', slug: `any-${sofa.id}`, image_id: null, parent_category_id: null, popular_order: null })
      .returning(['category_id', 'slug'])
      .executeTakeFirstOrThrow();
    await db
      .updateTable('categories')
      .set({ parent_category_id: category_id })
      .where('category_id', 'in', (row) =>
        row.selectFrom('products').select('main_category_id').where('product_id', 'in', [sofa.id, unpriced.id]),
      )
      .execute();
    const { lines } = await store(`prices change --category ${slug} --percent -5 --round 100 --was`);
    expect(lines).toEqual([`${sofa.sku}: ₹10,049 → ₹9,500, was ₹10,049`, '1 price was changed.']);
    expect(await shown(sofa.id)).toEqual({ page: 9500, was: 10_049, cart: 9500 });
    await store(`prices change --category ${slug} --amount +500`);
    expect((await shown(sofa.id)).page).toBe(10_000);
  });

  it('imports a file, as CSV or JSON Lines; counts old prices that were never asked [API-10] [LAW-04]', async () => {
    const [sofa, stool] = [await sofaAt(10_000), await sofaAt(2000)];
    const csv = await fileOf('new.csv', 'sku,price,old_price', `${sofa.sku},8000,25000`, `${stool.sku},1500,`, ',,');
    const { lines } = await store(`prices import ${csv}`);
    expect(lines.slice(-2)).toEqual([
      '2 prices were changed.',
      'Of 1 the old price is not shown, or a lower one: it was not asked in the last 30 days.',
    ]);
    expect([await shown(sofa.id), await shown(stool.id)]).toMatchObject([
      { page: 8000, was: 10_000 },
      { page: 1500, was: null },
    ]);
    const jsonl = await fileOf('new.jsonl', JSON.stringify({ sku: sofa.sku, price: 7000 }));
    await store(`prices import ${jsonl}`);
    expect(await shown(sofa.id)).toMatchObject({ page: 7000, was: 10_000 });
  });

  it('reads all that is wrong with a file, by row, and nothing changes [API-10]', async () => {
    const sofa = await sofaAt(10_000);
    const path = await fileOf(
      'wrong.csv',
      'sku,price',
      `${sofa.sku},7000`,
      `${sofa.sku},7001`,
      'NONE-1,100',
      `${sofa.sku}x,-5`,
    );
    const { faults, exit } = await store(`prices import ${path}`);
    expect(exit).toBe(1);
    expect(faults.join('\n').split('\n')).toEqual([
      `${path}: nothing was changed.`,
      `row 3: ${sofa.sku} is in row 2, too`,
      expect.stringMatching(/^row 5: price /),
      'row 4: there is no product NONE-1',
      `row 5: there is no product ${sofa.sku}x`,
    ]);
    expect((await shown(sofa.id)).page).toBe(10_000);
  });

  // A stool for ₹400 was offered for ₹1 when all prices fell by ₹500.
  it.each(['--amount -500', '--percent -99.9', '--amount -390 --round 100'])(
    'is refused a change to less than ₹1, and nothing changes: %s [API-10]',
    async (by) => {
      const [sofa, stool] = [await sofaAt(50_000), await sofaAt(400)];
      const { faults, exit } = await store(`prices change --products ${sofa.id},${stool.id} ${by}`);
      expect(faults).toEqual([`A price is at least ₹1: ${stool.sku} would be below. Nothing was changed.`]);
      expect(exit).toBe(1);
      expect([(await shown(sofa.id)).page, (await shown(stool.id)).page]).toEqual([50_000, 400]);
    },
  );

  // 'prices set X 5' took 99.9 % off, unasked.
  it.each<[string, (sku: string) => string | Promise<string>]>([
    ['prices set', (sku) => `prices set ${sku} 5`],
    ['prices change', async (sku) => `prices change --products ${await idOf(sku)} --percent -50.01`],
    ['prices import', async (sku) => `prices import ${await fileOf('slip.csv', 'sku,price', `${sku},4999`)}`],
  ])('is asked before a price loses more than half, by %s [API-10]', async (_, typed) => {
    const sofa = await sofaAt(10_000);
    const line = await typed(sofa.sku);
    const { faults, exit } = await store(line);
    expect(faults.join()).toMatch(
      new RegExp(`^${sofa.sku} would cost less than half: ₹10,000 → ₹.*Nothing was changed: --yes`),
    );
    expect(exit).toBe(1);
    expect((await shown(sofa.id)).page).toBe(10_000);
    expect((await store(`${line} --yes`)).exit).toBe(0);
    expect((await shown(sofa.id)).page).toBeLessThan(5000);
  });

  it('is asked the same by the commands of products [API-10]', async () => {
    const file = await fileOf('slip.csv', 'sku,price', 'KC-00007,5');
    for (const typed of ['products set KC-00007 --price 5', `products import ${file}`]) {
      expect((await store(typed)).faults.join()).toMatch(
        /^KC-00007 would cost less than half: ₹.* → ₹5\. Is that so\?/,
      );
      expect((await store(`${typed} --dry-run`)).exit).toBe(0);
    }
    expect((await store('products set KC-00007 --price 5 --yes')).lines.join()).toContain('→ 5');
  });

  it('is not asked before a price is halved, or when a price comes or goes [API-10]', async () => {
    const sofa = await sofaAt(10_000);
    for (const price of ['5,000', 'none', '₹1']) expect((await store(`prices set ${sofa.sku} ${price}`)).exit).toBe(0);
  });

  it('is told that a file has nothing but its head [API-06]', async () => {
    const file = await fileOf('empty.csv', 'sku,price');
    expect((await store(`prices import ${file}`)).faults.join()).toContain('it has no rows of products');
    expect((await store(`products import ${file}`)).lines.join('\n')).toContain('The file has no rows of products.');
  });

  it('is refused a price below ₹1, typed or in a file [API-10]', async () => {
    const sofa = await sofaAt(10_000);
    expect((await store(`prices set ${sofa.sku} 0.50`)).exit).toBe(1);
    const { faults } = await store(`prices import ${await fileOf('cheap.csv', 'sku,price', `${sofa.sku},0.5`)}`);
    expect(faults.join()).toContain('row 2: price is below ₹1; leave it empty for a product that cannot be bought');
    expect((await shown(sofa.id)).page).toBe(10_000);
  });

  it('sees what was asked since when [LAW-04]', async () => {
    const sofa = await sofaAt(10_000);
    await setPrice(app().db, sofa.id, { price_paise: 900_000, old_price_paise: 2_500_000 });
    const { lines } = await store(`prices show ${sofa.id}`);
    expect(lines).toEqual([
      `${sofa.sku}  Test Sofa`,
      'price: ₹9,000',
      'struck through: ₹10,000',
      'old price as it was given: ₹25,000; it was not asked in the 30 days before',
      expect.stringMatching(/^since \d{4}-\d\d-\d\d \d\d:\d\d: ₹9,000, ₹10,000 struck through$/),
      expect.stringMatching(/^since .*: ₹10,000$/),
    ]);
  });

  it('is asked before many prices change, without holding a lock [API-11]', async () => {
    const sofa = await sofaAt(10_000);
    const { db } = app();
    const prices = () => db.selectFrom('product_prices').selectAll().orderBy('product_id').execute();
    await db.insertInto('products').values(copies(120)).execute();
    await db.updateTable('product_prices').set({ price_paise: 500_000 }).where('price_paise', '=', 0).execute();
    const before = await prices();
    const { faults } = await store('prices change --everything --percent 1');
    expect(faults.join()).toMatch(/^Change \d+ prices\? Nothing was changed: --yes answers/);
    expect(await prices()).toEqual(before);
    const { lines } = await store('prices change --everything --percent 1 --yes');
    expect(lines).toContain(`${before.length} prices were changed.`);
    expect((await shown(sofa.id)).page).toBe(10_100);
  });

  const copies = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: `Copy ${index}`,
      slug: `copy-${index}`,
      sku: `COPY-${index}`,
      main_category_id: 1,
      vendor_id: 1,
      product_type_id: null,
      material_id: null,
      orientation_id: null,
      seater_id: null,
      color_id: null,
      size_id: null,
      hsn_code: '9403',
      estimated_shipping_days: 5,
      width_cm: null,
      depth_cm: null,
      height_cm: null,
    }));

  it('changes many prices at one moment, while people buy at the price that shows [API-11] [PAY-07]', async () => {
    const [first, last] = [await sofaAt(10_000), await sofaAt(10_000)];
    const shopper = await anyShopper(app());
    const holder = await holdPrice(app().db, last.id);
    const changing = store(`prices change --products ${first.id},${last.id} --percent -10`);
    await someoneWaits(app().db);
    // Its transaction has the first price and is not over.
    const { started } = await buy(app(), shopper, [{ ProductId: first.id, Quantity: 1 }]);
    expect(started.amount).toBe(1_000_000);
    expect([(await shown(first.id)).page, (await shown(last.id)).page]).toEqual([10_000, 10_000]);
    await holder.letGo();
    expect((await changing).lines.at(-1)).toBe('2 prices were changed.');
    expect([(await shown(first.id)).cart, (await shown(last.id)).cart]).toEqual([9000, 9000]);
  });

  it.each([
    ['prices set NONE-1 100', 'There is no product NONE-1.'],
    ['prices set KC-00001 -5', /in rupees, above 0/],
    ['prices change --everything', /--percent or --amount/],
    ['prices change --percent 5', /--category, --products or --everything/],
    ['prices change --percent 5 --category nowhere', 'There is no category nowhere.'],
    ['prices change --everything --percent=-100', /above -100 and not 0/],
  ])('is refused %p [API-10]', async (typed, fault) => {
    expect((await store(typed)).faults.join('\n')).toMatch(fault);
  });
});
