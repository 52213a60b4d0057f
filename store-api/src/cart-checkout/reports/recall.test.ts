import { getProductIdByNameAndCategory } from 'shared-contracts/api/get-product-id-bynameandcategory';
import { insertStockNotice } from 'shared-contracts/api/insert-stock-notice';
import { ProductRecall } from 'shared-contracts/api/shapes/product-address';
import { verifyPayment } from 'shared-contracts/api/verify-payment';
import * as v from 'valibot';
import { moneyRows } from '../../testing/money.ts';
import { operator } from '../../testing/operator.ts';
import { anyShopper, buy, payInWindow, startPayment, verification } from '../../testing/shop-floor.ts';
import { ARABIC_READER, describeOnDatabase } from '../../testing/test-app.ts';

/** Of the samples: it has an address. */
const CHAIR = 3;

describeOnDatabase('a recalled product', (app) => {
  const store = (...words: string[]) => operator(app(), ['products', ...words]);
  const REASON = ['--reason', 'A leg may break.', '--advice', 'Do not sit on it.'];

  async function sold() {
    const { db } = app();
    const chair = CHAIR;
    await db.deleteFrom('product_recalls').execute();
    await db
      .updateTable('products')
      .set({ stock_quantity: 9, is_published: true })
      .where('product_id', '=', chair)
      .execute();
    const shoppers = [await anyShopper(app()), await anyShopper(app())] as const;
    for (const shopper of shoppers) await buy(app(), shopper, [{ ProductId: chair, Quantity: 2 }]);
    const product = await db
      .selectFrom('products')
      .innerJoin('categories', 'category_id', 'main_category_id')
      .select(['sku', 'products.slug', 'categories.slug as category'])
      .where('product_id', '=', chair)
      .executeTakeFirstOrThrow();
    return { chair, shoppers, ...product };
  }

  const orderOf = async ({ userId }: Awaited<ReturnType<typeof anyShopper>>) =>
    (
      await app()
        .db.selectFrom('orders')
        .select('order_number')
        .where('user_id', '=', Number(userId))
        .executeTakeFirstOrThrow()
    ).order_number ?? '';

  it('leaves the shop at once, and its address says why and what to do [API-10] [CAT-11]', async () => {
    const { sku, slug, category } = await sold();
    const find = () =>
      app().callWithExtras(getProductIdByNameAndCategory, { productName: slug, categoryName: category });
    expect((await find()).answer).not.toBeNull();
    expect((await store('recall', sku, ...REASON, '--dry-run')).exit).toBe(0);
    expect((await find()).answer).not.toBeNull();
    expect((await store('recall', sku, ...REASON)).faults.join()).toContain('Recall it? Nothing was changed');
    expect((await store('recall', sku.toLowerCase(), ...REASON, '--yes')).lines).toEqual([`${sku}: recalled`]);
    expect(await find()).toMatchObject({
      answer: null,
      extras: { recall: { Sku: sku, Reason: 'A leg may break.', Advice: 'Do not sit on it.' } },
    });
    expect((await store('publish', sku)).faults.join()).toContain(`The product ${sku} is recalled`);
    expect((await store('recall-end', sku)).lines).toEqual([`${sku}: no longer recalled`]);
    expect((await find()).extras).not.toHaveProperty('recall');
    expect((await store('publish', sku)).exit).toBe(0);
  });

  it('has its name in the language of who asks for its page [SH-21] [CAT-11]', async () => {
    const { sku, slug, name } = await app()
      .db.selectFrom('products')
      .select(['sku', 'slug', 'name'])
      .where('product_id', '=', 51)
      .executeTakeFirstOrThrow();
    await store('recall', sku, ...REASON, '--yes');
    const { extras } = await app().callWithExtras(
      getProductIdByNameAndCategory,
      { productName: slug, categoryName: 'fabric-sofas' },
      ARABIC_READER,
    );
    const { recall } = v.parse(ProductRecall, extras);
    expect(recall.ProductName).toMatch(/\p{Script=Arabic}/u);
    expect(recall.ProductName).not.toBe(name);
  });

  it('forgets who waits for its return [API-10] [CAT-29]', async () => {
    const { sku, chair } = await sold();
    const { db } = app();
    await db.updateTable('products').set({ stock_quantity: 0 }).where('product_id', '=', chair).execute();
    await app().call(insertStockNotice, { ProductId: chair, EmailAddress: 'waits@example.com', LanguageCode: 'en' });
    const waiting = () => db.selectFrom('stock_notices').selectAll().where('product_id', '=', chair).execute();
    expect(await waiting()).toHaveLength(1);
    await store('recall', sku, ...REASON, '--yes');
    expect(await waiting()).toEqual([]);
  });

  it('has buyers, who get one letter each; who was refunded is no buyer [API-10]', async () => {
    const { sku, shoppers } = await sold();
    const { db } = app();
    const [kept, back] = [await orderOf(shoppers[0]), await orderOf(shoppers[1])];
    await operator(app(), ['orders', 'move', back, 'Refunded', '--reason', 'Broken']);
    const { lines } = await store('buyers', sku, '--format', 'jsonl');
    const bought: { order: string; email: string }[] = lines.map((line) => JSON.parse(line));
    expect(bought.map(({ order }) => order)).toContain(kept);
    expect(bought.map(({ order }) => order)).not.toContain(back);
    expect(bought[0]).toEqual(
      expect.objectContaining({ pieces: 2, email: expect.stringContaining('@'), order: expect.stringMatching(/^KC-/) }),
    );
    expect((await store('recall-letter', sku, '--yes')).faults.join()).toContain('is not recalled');
    await store('recall', sku, ...REASON, '--yes');
    for (let time = 0; time < 2; time += 1) {
      expect((await store('recall-letter', sku, '--yes')).lines[0]).toContain(`${sku}: ${bought.length} letters`);
    }
    const letters = await db.selectFrom('mails').selectAll().where('template', '=', 'product-recalled').execute();
    expect(letters.map(({ recipient }) => recipient).toSorted()).toEqual(bought.map(({ email }) => email).toSorted());
  });

  it('is not sold to whose payment was open, and leaves with no order [API-10] [PAY-15]', async () => {
    const { sku, chair, shoppers } = await sold();
    const buyer = await anyShopper(app());
    const open = await startPayment(app(), buyer, [{ ProductId: chair, Quantity: 1 }]);
    await store('recall', sku, ...REASON, '--yes');
    await app().call(verifyPayment, verification(await payInWindow(app(), open)), buyer);
    expect((await moneyRows(app(), open.id)).state).toBe('refund-due');
    const number = await orderOf(shoppers[0]);
    const sent = await operator(app(), ['orders', 'dispatch', number]);
    expect(sent.faults.join()).toContain(`${number} has ${sku}, which is recalled`);
  });
});
