import { sql } from 'kysely';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import { rebuildProductSets } from '../../catalog/product-sets/maintain-product-sets.ts';
import { describeOnDatabase, type TestApp } from '../../testing/test-app.ts';
import { generateProduct } from './generate-products.ts';
import { readStock } from './model-products.ts';
import { seedLarge } from './seed-large.ts';

const PRODUCTS = 400;

async function derived(app: TestApp): Promise<readonly unknown[]> {
  const sets = await sql`
    select kind, option_id, segment, md5(members::text) as members from current_product_sets
    where bit_count(members) > 0 order by kind, option_id, segment`.execute(app.db);
  const ratings = await sql`select * from product_ratings order by product_id`.execute(app.db);
  return [sets.rows, ratings.rows];
}

describeOnDatabase('a large store', (app) => {
  beforeAll(() => seedLarge(app().db, PRODUCTS, () => {}));

  it('has the requested number of different products, and does not change when filled again', async () => {
    const count = () =>
      sql<{ all: number; names: number }>`
      select count(*) as all, count(distinct name) as names from products`.execute(app().db);
    const { rows } = await count();
    expect(rows[0]?.all).toBe(PRODUCTS);
    expect(rows[0]?.names).toBeGreaterThan(PRODUCTS * 0.95);
    await seedLarge(app().db, PRODUCTS, () => {});
    expect((await count()).rows).toEqual(rows);
  });

  it('has the same product for an id in every store', async () => {
    const stock = await readStock(app().db);
    expect(generateProduct(stock, 321)).toEqual(generateProduct(stock, 321));
    expect(generateProduct(stock, 321).product.name).not.toBe(generateProduct(stock, 322).product.name);
  });

  it('is searched, counted and shown like any other', async () => {
    const { rows } = await sql<{ product_id: number; name: string }>`
      select product_id, name from products where product_id > 71 and is_published order by product_id limit 1`.execute(
      app().db,
    );
    const { product_id: ProductId = 0, name = '' } = rows[0] ?? {};
    const found = await app().call(getAllProducts, { SearchTerm: name });
    expect(found.map((item) => item.ProductId)).toContain(ProductId);
    const [detail] = await app().call(getProductDetail, { ProductId });
    expect(detail?.Images.length).toBeGreaterThan(0);
  });

  it('has what the disabled triggers would have maintained', async () => {
    const rebuilt = await derived(app());
    await sql`update product_reviews set rating = rating where status = 'approved'`.execute(app().db);
    await rebuildProductSets(app().db);
    expect(await derived(app())).toEqual(rebuilt);
  });

  it('has an unused id for the next product', async () => {
    const { rows } = await sql<{ next: number }>`
      select nextval(pg_get_serial_sequence('products', 'product_id'))::integer as next`.execute(app().db);
    expect(rows[0]?.next).toBe(PRODUCTS + 1);
  });
});
