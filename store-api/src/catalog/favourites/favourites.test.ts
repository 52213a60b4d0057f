import { randomUUID } from 'node:crypto';
import { getCustomerFavouriteProducts } from 'shared-contracts/api/get-customer-favourite-products';
import { saveCustomerFavourites } from 'shared-contracts/api/save-customer-favourites';
import { anyShopper } from '../../testing/shop-floor.ts';
import { type Credentials, describeOnDatabase } from '../../testing/test-app.ts';
import { MOST_FAVOURITES } from './favourites-repository.ts';

describeOnDatabase('the wish list of an account', (app) => {
  const list = async (as: Credentials) =>
    (await app().call(getCustomerFavouriteProducts, {}, as)).map(({ ProductId }) => ProductId);
  const save = async (as: Credentials, change: Record<string, unknown>) =>
    (await app().call(saveCustomerFavourites, change, as)).map(({ ProductId }) => ProductId);

  it('merges a visitor’s list, last added first, with the stored one [CAT-24]', async () => {
    const as = await anyShopper(app());
    await expect(list(as)).resolves.toEqual([]);
    await expect(save(as, { ProductIds: '3,1' })).resolves.toEqual([1, 3]);
    await expect(save(as, { ProductIds: '5,3,7' })).resolves.toEqual([7, 5, 1, 3]);
    await expect(list(as)).resolves.toEqual([7, 5, 1, 3]);
  });

  it('loses removed products, also those added by the same request [CAT-24]', async () => {
    const as = await anyShopper(app());
    await save(as, { ProductIds: '1,2,3' });
    await expect(save(as, { ProductIds: '4', RemovedProductIds: '2,4,9' })).resolves.toEqual([3, 1]);
  });

  it('ignores unknown products, and hides unpublished ones [CAT-24]', async () => {
    const as = await anyShopper(app());
    await expect(save(as, { ProductIds: '1,999999,2' })).resolves.toEqual([2, 1]);
    await app().db.updateTable('products').set({ is_published: false }).where('product_id', '=', 2).execute();
    const shown = await app().callWithExtras(getCustomerFavouriteProducts, {}, as);
    expect(shown.answer.map(({ ProductId, TotalRecords }) => [ProductId, TotalRecords])).toEqual([[1, 1]]);
    // It left other devices without a word.
    expect(shown.extras).toEqual({ withdrawn: [2] });
    await app().db.updateTable('products').set({ is_published: true }).where('product_id', '=', 2).execute();
    await expect(list(as)).resolves.toEqual([2, 1]);
  });

  it('is its owner’s alone [CAT-24] [API-03]', async () => {
    const [asha, ravi] = [await anyShopper(app()), await anyShopper(app())];
    await save(asha, { ProductIds: '1' });
    await expect(list(ravi)).resolves.toEqual([]);
    expect((await app().refused(getCustomerFavouriteProducts, {})).status).toBe(401);
    const foreign = await app().refused(getCustomerFavouriteProducts, {}, { ...asha, userId: ravi.userId });
    expect(foreign.status).toBe(403);
  });

  it('applies a change once per key; the same key with another change is refused [CAT-24]', async () => {
    const as = await anyShopper(app());
    const IdempotencyKey = randomUUID();
    await save(as, { ProductIds: '1', IdempotencyKey });
    await save(as, { RemovedProductIds: '1' });
    await expect(save(as, { ProductIds: '1', IdempotencyKey })).resolves.toEqual([]);
    const { status } = await app().refused(saveCustomerFavourites, { ProductIds: '2', IdempotencyKey }, as);
    expect(status).toBe(409);
  });

  it(`keeps the last ${MOST_FAVOURITES}, also when devices merge concurrently [CAT-24]`, async () => {
    const as = await anyShopper(app());
    const { product_id: _, ...like } = await app()
      .db.selectFrom('products')
      .selectAll()
      .where('product_id', '=', 1)
      .executeTakeFirstOrThrow();
    const copies = await app()
      .db.insertInto('products')
      .values(Array.from({ length: 240 }, () => ({ ...like, slug: `copy-${randomUUID()}`, sku: randomUUID() })))
      .returning('product_id')
      .execute();
    const ids = copies.map((copy) => copy.product_id);
    const parts = Array.from({ length: 6 }, (_, part) => ids.slice(part * 40, part * 40 + 40).join(','));
    await Promise.all(parts.map((ProductIds) => save(as, { ProductIds })));
    const stored = await app()
      .db.selectFrom('favourites')
      .selectAll()
      .where('user_id', '=', Number(as.userId))
      .execute();
    expect(stored).toHaveLength(MOST_FAVOURITES);
    await save(as, { ProductIds: '1' });
    const after = await app()
      .db.selectFrom('favourites')
      .selectAll()
      .where('user_id', '=', Number(as.userId))
      .execute();
    expect(after).toHaveLength(MOST_FAVOURITES);
    expect(after.some((row) => row.product_id === 1)).toBe(true);
  });

  it.each([
    [{ ProductIds: '1;2' }, 'ProductIds'],
    [{ ProductIds: Array(51).fill(1).join(',') }, 'ProductIds'],
    [{ RemovedProductIds: '0' }, 'RemovedProductIds'],
    [{ IdempotencyKey: 'short' }, 'IdempotencyKey'],
  ])('refuses %j with 400', async (change, field) => {
    const { status, problem } = await app().refused(saveCustomerFavourites, change, await anyShopper(app()));
    expect([status, problem.errors?.[0]?.path.split('.')[0]]).toEqual([400, field]);
  });
});
