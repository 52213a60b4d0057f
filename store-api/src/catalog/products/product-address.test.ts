import { getProductIdByNameAndCategory, ProductAddress } from 'shared-contracts/api/get-product-id-bynameandcategory';
import * as v from 'valibot';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { allocateSlug, renameProduct } from './slugs.ts';

describeOnDatabase('the address of a product', (app) => {
  const find = (productName: string, categoryName: string) =>
    app().call(getProductIdByNameAndCategory, { productName, categoryName });

  it.each([
    ['names with spaces for hyphens', 'aarvi 3 seater fabric sofa in teal', 'fabric sofas'],
    ['slugs', 'aarvi-3-seater-fabric-sofa-in-teal', 'fabric-sofas'],
    ['any case and punctuation', 'AARVI: 3 Seater, Fabric Sofa (in Teal)', 'Fabric  SOFAS!'],
    ['a category above its own', 'aarvi-3-seater-fabric-sofa-in-teal', 'living-room'],
    ['another category it belongs to', 'aarvi-3-seater-fabric-sofa-in-teal', 'fabric-furniture'],
  ])('is found by %s [CAT-11]', async (_kind, productName, categoryName) => {
    await expect(find(productName, categoryName)).resolves.toBe(1);
  });

  it('is found by a name with characters that a slug cannot have', async () => {
    await expect(find('The Wood Care Handbook (PDF)', 'planning guides')).resolves.toBe(60);
    await expect(find('rasa round pouffe in teal', 'Pouffes & Ottomans')).resolves.toBe(30);
  });

  it.each([
    ['an unknown product', 'no such sofa', 'fabric sofas'],
    ['an unknown category', 'aarvi-3-seater-fabric-sofa-in-teal', 'garden'],
    ['a category that does not list it', 'aarvi-3-seater-fabric-sofa-in-teal', 'beds'],
  ])('is null for %s [CAT-11]', async (_kind, productName, categoryName) => {
    await expect(find(productName, categoryName)).resolves.toBeNull();
  });

  it('resolves a former slug to the current one [CAT-02]', async () => {
    await app()
      .db.transaction()
      .execute((trx) => renameProduct(trx, 3, 'Roha Reading Chair in Rust'));
    const { answer, extras } = await app().callWithExtras(getProductIdByNameAndCategory, {
      productName: 'roha-lounge-chair-in-rust',
      categoryName: 'lounge-chairs',
    });
    expect(answer).toBe(3);
    expect(v.parse(ProductAddress, extras)).toMatchObject({
      slug: 'roha-reading-chair-in-rust',
      categorySlug: 'lounge-chairs',
      isCurrent: false,
    });
  });

  it('has the canonical slugs with the id, from every category', async () => {
    const { extras } = await app().callWithExtras(getProductIdByNameAndCategory, {
      productName: 'aarvi-3-seater-fabric-sofa-in-teal',
      categoryName: 'living-room',
    });
    expect(extras).toEqual({
      slug: 'aarvi-3-seater-fabric-sofa-in-teal',
      categorySlug: 'fabric-sofas',
      isCurrent: true,
    });
  });

  it('never reuses a slug, nor a former one [CAT-02]', async () => {
    await app()
      .db.transaction()
      .execute(async (trx) => {
        await renameProduct(trx, 4, 'Aarvi 3 Seater Fabric Sofa in Teal');
        await expect(allocateSlug(trx, 'product', 'Aarvi 3 Seater Fabric Sofa in Teal')).resolves.toBe(
          'aarvi-3-seater-fabric-sofa-in-teal-3',
        );
        await expect(allocateSlug(trx, 'product', 'Dhara 4 Seater Dining Set in Mango Wood')).resolves.toBe(
          'dhara-4-seater-dining-set-in-mango-wood-2',
        );
        await expect(allocateSlug(trx, 'category', 'Sofas')).resolves.toBe('sofas-2');
        await expect(allocateSlug(trx, 'product', 'लकड़ी की कुर्सी')).resolves.toBe('lkdi-ki-kursi');
        await expect(allocateSlug(trx, 'product', 'كرسي')).resolves.toBe('krsy');
        await expect(allocateSlug(trx, 'product', '★')).resolves.toBe('item');
      });
    const { slug } = await app()
      .db.selectFrom('products')
      .select('slug')
      .where('product_id', '=', 4)
      .executeTakeFirstOrThrow();
    expect(slug).toBe('aarvi-3-seater-fabric-sofa-in-teal-2');
  });
});
