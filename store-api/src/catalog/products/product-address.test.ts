import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { getProductIdByNameAndCategory } from 'shared-contracts/api/get-product-id-bynameandcategory';
import { getProductReviews } from 'shared-contracts/api/get-product-reviews';
import { getRelatedProductsList } from 'shared-contracts/api/get-related-products-list';
import { ProductAddress } from 'shared-contracts/api/shapes/product-address';
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

describeOnDatabase('a product asked for by the path of its page', (app) => {
  const sofa = { CategorySlug: 'fabric-sofas', ProductSlug: 'aarvi-3-seater-fabric-sofa-in-teal' };
  const here = { slug: sofa.ProductSlug, categorySlug: sofa.CategorySlug, isCurrent: true };

  it('is the one of its id, with its canonical path, and so are its reviews and related products [CAT-11]', async () => {
    const { answer, extras } = await app().callWithExtras(getProductDetail, sofa);
    expect(answer).toEqual(await app().call(getProductDetail, { ProductId: 1 }));
    expect(extras).toEqual(here);
    for (const call of [getProductReviews, getRelatedProductsList])
      expect(await app().call(call, sofa)).toEqual(await app().call(call, { ProductId: 1 }));
  });

  it('tells its canonical path under a former name, another category and other spelling [CAT-11] [CAT-02]', async () => {
    await app()
      .db.transaction()
      .execute((trx) => renameProduct(trx, 3, 'Roha Reading Chair in Rust'));
    const former = { CategorySlug: 'lounge-chairs', ProductSlug: 'roha-lounge-chair-in-rust' };
    expect((await app().callWithExtras(getProductDetail, former)).extras).toMatchObject({
      slug: 'roha-reading-chair-in-rust',
      isCurrent: false,
    });
    const others = { CategorySlug: 'Living Room', ProductSlug: 'Aarvi 3 Seater Fabric Sofa in Teal' };
    expect((await app().callWithExtras(getProductDetail, others)).extras).toEqual(here);
  });

  it('is an empty list where there is none [CAT-11]', async () => {
    const none = { ...sofa, ProductSlug: 'no-such-sofa' };
    expect(await app().callWithExtras(getProductDetail, none)).toEqual({ answer: [], extras: {} });
    expect((await app().call(getProductReviews, none)).count).toBe(0);
    expect(await app().call(getRelatedProductsList, none)).toEqual([]);
  });

  it('shows each change of the product, and of its path [CAT-11] [API-05]', async () => {
    const name = async () => (await app().call(getProductDetail, sofa))[0]?.MetaTitle;
    const before = await name();
    await app()
      .db.updateTable('products')
      .set({ name: `${before} II` })
      .where('product_id', '=', 1)
      .execute();
    expect(await name()).toBe(`${before} II`);
    await app().db.updateTable('products').set({ is_published: false }).where('product_id', '=', 1).execute();
    expect(await name()).toBeUndefined();
  });
});
