import { getWithdrawnProducts } from 'shared-contracts/api/get-withdrawn-products';
import { stockedProduct } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase('what is no longer for sale', (app) => {
  const withdraw = (productId: number) =>
    app().db.updateTable('products').set({ is_published: false }).where('product_id', '=', productId).execute();

  it('is named to who had it on a list, with its recall; what is for sale or was never offered is not [CAT-24]', async () => {
    const [ended, recalled, sold] = [
      await stockedProduct(app().db, { name: 'Ended Sofa' }),
      await stockedProduct(app().db, { name: 'Recalled Sofa' }),
      await stockedProduct(app().db, { name: 'Sofa' }),
    ];
    const draft = await stockedProduct(app().db, { name: 'Secret Sofa' });
    for (const one of [ended, recalled, draft]) await withdraw(one);
    await app().db.deleteFrom('price_history').where('product_id', '=', draft).execute();
    await app()
      .db.insertInto('product_recalls')
      .values({
        product_id: recalled,
        recalled_at: new Date(),
        reason: 'A leg may break.',
        advice: 'Do not sit on it.',
      })
      .execute();
    const ProductIds = [ended, recalled, sold, draft, 999_999].join();
    const named = await app().call(getWithdrawnProducts, { ProductIds });
    expect(named.map(({ ProductName, IsRecalled }) => [ProductName, IsRecalled])).toEqual([
      ['Ended Sofa', false],
      ['Recalled Sofa', true],
    ]);
    await expect(app().call(getWithdrawnProducts, { ProductIds: '' })).resolves.toEqual([]);
  });
});
