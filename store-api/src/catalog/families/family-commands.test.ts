import { sql } from 'kysely';
import { operator } from '../../testing/operator.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

const TEAL = 'KC-00001';

describeOnDatabase('the commands of families', (app) => {
  const store = (...words: string[]) => operator(app(), words);
  const skuOf = async (slug: string) =>
    (await app().db.selectFrom('products').select('sku').where('slug', '=', slug).executeTakeFirstOrThrow()).sku;
  const members = async (name: string) =>
    (await store('families', 'show', name, '--format', 'jsonl')).lines.map((line) => JSON.parse(line).choice);

  it('makes a family of a design that varies in colour, and lists what tells its products apart [API-10]', async () => {
    const beige = await skuOf('aarvi-3-seater-fabric-sofa-in-beige');
    await store('families', 'end', 'Aarvi');
    await store('families', 'add', 'Aarvi', '--varies', 'color');
    expect((await store('families', 'join', 'aarvi', TEAL, beige, '--dry-run')).lines).toHaveLength(3);
    expect(await members('Aarvi')).toEqual([]);
    await store('families', 'join', 'aarvi', TEAL, beige);
    expect(await members('Aarvi')).toEqual(['Teal', 'Beige']);
    const listed = (await store('families', 'list', '--format', 'jsonl')).lines.map((line) => JSON.parse(line));
    expect(listed).toContainEqual({ name: 'Aarvi', varies: 'color', products: 2 });
  });

  it('refuses two products that a shopper could not tell apart, or one without what varies', async () => {
    const other = await skuOf('rasa-round-pouffe-in-teal');
    expect((await store('families', 'join', 'Aarvi', other)).faults).toEqual([
      `${TEAL} and ${other} are both Teal. Nothing was changed.`,
    ]);
    expect((await store('families', 'set', 'Aarvi', '--varies', 'color,size')).faults).toEqual([
      `${TEAL} has no size, in which the family varies. Nothing was changed.`,
    ]);
    expect(await members('Aarvi')).toEqual(['Teal', 'Beige']);
    expect((await store('families', 'set', 'Aarvi', '--varies', 'smell')).faults.join()).toContain('is one or more of');
  });

  it('refuses more products than a listing can compare', async () => {
    const all = await app().db.selectFrom('products').select('sku').execute();
    const { db } = app();
    await db
      .insertInto('product_families')
      .values({ name: 'Everything', varies: ['color'] })
      .execute();
    await sql`
      insert into products (name, slug, sku, main_category_id, vendor_id, hsn_code, estimated_shipping_days)
      select name, slug || '-2', 'TWIN', main_category_id, vendor_id, hsn_code, 1 from products where product_id = 1`.execute(
      db,
    );
    const skus = [...all.map(({ sku }) => sku), 'TWIN'];
    expect((await store('families', 'join', 'Everything', ...skus)).faults).toEqual([
      'A family has at most 60 products, this one would have 72. Nothing was changed.',
    ]);
  });

  it('renames and ends it; the products stay', async () => {
    await store('families', 'set', 'Aarvi', '--name', 'Aarvi Sofas');
    await store('families', 'leave', TEAL);
    expect(await members('Aarvi Sofas')).toEqual(['Beige']);
    expect((await store('families', 'end', 'Aarvi Sofas')).lines).toEqual(['family Aarvi Sofas: ended']);
    expect((await store('families', 'show', 'Aarvi Sofas')).faults).toEqual(["There is no family 'Aarvi Sofas'."]);
    expect(await skuOf('aarvi-3-seater-fabric-sofa-in-beige')).toMatch(/^KC-/);
  });
});
