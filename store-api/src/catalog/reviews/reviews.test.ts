import { randomUUID } from 'node:crypto';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { getProductReviews } from 'shared-contracts/api/get-product-reviews';
import { insertProductReview } from 'shared-contracts/api/insert-product-review';
import { anyShopper, buy, startPayment, stockedProduct } from '../../testing/shop-floor.ts';
import { type Credentials, describeOnDatabase, type TestApp } from '../../testing/test-app.ts';
import { shownName } from './write-review.ts';

const review = (ProductId: number, more: Record<string, unknown> = {}) => ({
  ProductId,
  Rating: 4,
  Title: 'Not one creak',
  Body: 'We have had it since the monsoon.',
  IdempotencyKey: randomUUID(),
  ...more,
});

async function buyer(app: TestApp): Promise<{ as: Credentials; productId: number }> {
  const as = await anyShopper(app);
  const productId = await stockedProduct(app.db, { price: 9_000 });
  await buy(app, as, [{ ProductId: productId, Quantity: 1 }]);
  return { as, productId };
}

const rowsOf = (app: TestApp, productId: number) =>
  app.db.selectFrom('product_reviews').selectAll().where('product_id', '=', productId).execute();

describeOnDatabase('a review', (app) => {
  it('of a buyer is stored, and shown and counted once approved [CAT-19] [CAT-23]', async () => {
    const { as, productId } = await buyer(app());
    await expect(app().call(insertProductReview, review(productId), as)).resolves.toEqual([
      { ResponseMsg: 'Saved Successfully' },
    ]);
    const waiting = await app().call(getProductReviews, { ProductId: productId });
    expect(waiting).toMatchObject({ average: null, count: 0, reviews: [] });

    await app()
      .db.updateTable('product_reviews')
      .set({ status: 'approved' })
      .where('product_id', '=', productId)
      .execute();
    const shown = await app().call(getProductReviews, { ProductId: productId });
    expect(shown).toMatchObject({
      average: 4,
      count: 1,
      reviews: [
        { Rating: 4, Title: 'Not one creak', ReviewerName: expect.stringMatching(/^\S+ \S\.$/), IsSample: false },
      ],
    });
    expect(shown.histogram.find(({ stars }) => stars === 4)?.count).toBe(1);
  });

  it('with markup shows no tags, and keeps what only looks like one [CAT-19] [CAT-33]', async () => {
    const { as, productId } = await buyer(app());
    const Body = '<p>Very <b class="x">good</b>.</p><p>5 < 6 & <3</p>';
    await app().call(insertProductReview, review(productId, { Title: '<i>Solid</i>', Body }), as);
    await app()
      .db.updateTable('product_reviews')
      .set({ status: 'approved' })
      .where('product_id', '=', productId)
      .execute();
    const { reviews } = await app().call(getProductReviews, { ProductId: productId });
    expect(reviews).toMatchObject([{ Title: 'Solid', Body: 'Very good.\n5 < 6 & <3' }]);
  });

  it('is not counted when rejected [CAT-23]', async () => {
    const { as, productId } = await buyer(app());
    await app().call(insertProductReview, review(productId, { Rating: 1 }), as);
    for (const status of ['approved', 'rejected'] as const) {
      await app().db.updateTable('product_reviews').set({ status }).where('product_id', '=', productId).execute();
    }
    const { average, count } = await app().call(getProductReviews, { ProductId: productId });
    expect({ average, count }).toEqual({ average: null, count: 0 });
  });

  it('of a person who did not buy the product is refused, also while their payment is open [CAT-19]', async () => {
    const as = await anyShopper(app());
    const productId = await stockedProduct(app().db, { price: 9_000 });
    const refusal = [{ ResponseMsg: 'Not a buyer' }];
    await expect(app().call(insertProductReview, review(productId), as)).resolves.toEqual(refusal);
    await startPayment(app(), as, [{ ProductId: productId, Quantity: 1 }]);
    await expect(app().call(insertProductReview, review(productId), as)).resolves.toEqual(refusal);
    await expect(app().call(insertProductReview, review(2_000_000_000), as)).resolves.toEqual(refusal);
    expect(await rowsOf(app(), productId)).toEqual([]);
  });

  it('is one per buyer and product: another is refused, a repeated request answered alike [CAT-19]', async () => {
    const { as, productId } = await buyer(app());
    const first = review(productId);
    await app().call(insertProductReview, first, as);
    await expect(app().call(insertProductReview, first, as)).resolves.toEqual([{ ResponseMsg: 'Saved Successfully' }]);
    await expect(app().call(insertProductReview, review(productId), as)).resolves.toEqual([
      { ResponseMsg: 'Already reviewed' },
    ]);
    const changed = await app().refused(insertProductReview, { ...first, Rating: 1 }, as);
    expect(changed.status).toBe(409);
    expect(await rowsOf(app(), productId)).toHaveLength(1);
  });

  it.each([
    ['with the same key', () => 'the-same-key-each-time'],
    ['with a key each', () => randomUUID()],
  ])('sent twenty times in parallel %s is one [CAT-19]', async (_, key) => {
    const { as, productId } = await buyer(app());
    const same = review(productId);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app().call(insertProductReview, { ...same, IdempotencyKey: key() }, as)),
    );
    expect(answers.flat().filter(({ ResponseMsg }) => ResponseMsg === 'Saved Successfully').length).toBeGreaterThan(0);
    expect(await rowsOf(app(), productId)).toHaveLength(1);
  });

  it('needs a token', async () => {
    expect((await app().refused(insertProductReview, review(1))).status).toBe(401);
  });

  it.each([
    [{ Rating: 0 }, 'Rating'],
    [{ Rating: 6 }, 'Rating'],
    [{ Rating: 4.5 }, 'Rating'],
    [{ Title: ' ' }, 'Title'],
    [{ Title: 'x'.repeat(121) }, 'Title'],
    [{ Body: 'x'.repeat(2001) }, 'Body'],
    [{ ProductId: 'one' }, 'ProductId'],
    [{ IdempotencyKey: undefined }, 'IdempotencyKey'],
  ])('is refused with 400 naming the field: %#', async (more, field) => {
    const { status, problem } = await app().refused(insertProductReview, review(1, more), await anyShopper(app()));
    expect([status, problem.errors?.[0]?.path]).toEqual([400, field]);
  });

  it('outlives its writer’s account, without the name', async () => {
    const [any] = await app().call(getProductDetail, { ProductId: 1 });
    const as = await anyShopper(app());
    await app()
      .db.insertInto('product_reviews')
      .values({
        product_id: 1,
        user_id: Number(as.userId),
        rating: 5,
        title: 'T',
        body: 'B',
        reviewer_name: 'A B.',
        status: 'approved',
      })
      .execute();
    await app().db.deleteFrom('users').where('user_id', '=', Number(as.userId)).execute();
    const [after] = await app().call(getProductDetail, { ProductId: 1 });
    expect(after?.TotalReviews).toBe((any?.TotalReviews ?? 0) + 1);
  });
});

it.each([
  ['Asha', 'Rao', 'Asha R.'],
  [' Asha ', 'de Souza', 'Asha D.'],
  ['Asha', '', 'Asha'],
  ['आशा', 'राव', 'आशा र.'],
])('the public name of %p %p is %p [CAT-19]', (first, last, shown) => {
  expect(shownName(first, last)).toBe(shown);
});
