import { checkPincode } from 'shared-contracts/api/check-pincode';
import { stockedProduct } from '../../testing/shop-floor.ts';
import { ARABIC_READER, describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase('the pincode check', (app) => {
  it('answers the delivery time and free assembly for Bengaluru [CAT-20]', async () => {
    const answer = await app().call(checkPincode, { PostalCode: ' 560034 ', ProductId: 1 });
    expect(answer).toEqual({
      serviceable: true,
      state: 'Karnataka',
      circle: 'Karnataka',
      city: 'Bengaluru',
      deliveryDays: [7, 13],
      freeAssembly: true,
      assemblyFee: null,
      note: 'Delivered in 7-13 days. Assembly is free in Bengaluru; the service partner visits within 48-72 business hours after delivery.',
    });
  });

  it('names the place in Arabic, and leaves the rest as it is [CAT-20] [SH-21]', async () => {
    const parameters = { PostalCode: '560034', ProductId: 1 };
    const english = await app().call(checkPincode, parameters);
    const answer = await app().call(checkPincode, parameters, ARABIC_READER);
    expect(answer).toEqual({ ...english, state: 'كارناتاكا', city: 'بنغالورو' });
  });

  // A sofa's answer spoke of a bed.
  it.each([
    ['a bed', 'king-size-beds', [700, 1000], 'Assembly costs about INR 700-1000, paid directly'],
    ['a sofa', 'fabric-sofas', null, 'Assembly, if needed, is paid directly'],
  ])('outside the major cities names the fee that is true of %s [CAT-20]', async (_, slug, assemblyFee, note) => {
    const { product_id: ProductId } = await app()
      .db.selectFrom('products')
      .innerJoin('categories', 'category_id', 'main_category_id')
      .select('product_id')
      .where('categories.slug', '=', slug)
      .orderBy('product_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const answer = await app().call(checkPincode, { PostalCode: '415001', ProductId });
    expect(answer.assemblyFee).toEqual(assemblyFee);
    expect(answer.note).toContain(note);
    expect(answer.note).not.toContain('bed');
  });

  it('says nothing of assembly where the piece arrives assembled: a mirror [CAT-20] [CAT-33]', async () => {
    const { product_id: ProductId } = await app()
      .db.selectFrom('products')
      .select('product_id')
      .where('slug', '=', 'amara-floor-mirror-in-acacia-wood')
      .executeTakeFirstOrThrow();
    for (const PostalCode of ['560034', '415001']) {
      const answer = await app().call(checkPincode, { PostalCode, ProductId });
      expect(answer).toMatchObject({ freeAssembly: false, assemblyFee: null, namesAssembly: false });
      expect(answer.note).toBe('Delivered in 7-13 days.');
    }
  });

  it('has no delivery for a download [CAT-20]', async () => {
    const ProductId = await stockedProduct(app().db, { digital: true });
    const answer = await app().call(checkPincode, { PostalCode: '415001', ProductId });
    expect(answer).toMatchObject({ serviceable: true, deliveryDays: null, freeAssembly: false, assemblyFee: null });
    expect(answer.note).toContain('nothing is delivered');
  });

  it.each(['', '56003', '5600344', '056003', '56OO34', '५६००३४', null, 560034])(
    'refuses %p with 400 naming PostalCode [CAT-20]',
    async (PostalCode) => {
      const { status, problem } = await app().refused(checkPincode, { PostalCode });
      expect([status, problem.errors?.[0]?.path]).toEqual([400, 'PostalCode']);
    },
  );
});
