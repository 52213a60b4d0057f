import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operator } from '../../testing/operator.ts';
import { stockedProduct, stockOf } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase('the stock', (app) => {
  const store = (...words: string[]) => operator(app(), ['stock', ...words]);

  async function sofaWith(stock: number) {
    const id = await stockedProduct(app().db, { stock });
    const { sku } = await app()
      .db.selectFrom('products')
      .select('sku')
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, sku };
  }

  it('is set and changed with a reason, which is recorded [API-10]', async () => {
    const sofa = await sofaWith(10);
    const { lines } = await store('set', sofa.sku, '40', '--reason', 'counted on Sunday');
    expect(lines).toEqual([`${sofa.sku}: 10 → 40 pieces`, 'The stock of 1 product was changed.']);
    await store('change', sofa.sku, '--by', '-2', '--reason', 'broken');
    expect(await stockOf(app().db, sofa.id)).toBe(38);
    await store('change', sofa.sku, '--by', '-100', '--reason', 'lost');
    expect((await store('show', sofa.sku)).lines).toEqual([
      `${sofa.sku}  Test Sofa: 0 pieces`,
      expect.stringMatching(/: 38 → 0, lost$/),
      expect.stringMatching(/: 40 → 38, broken$/),
      expect.stringMatching(/: 10 → 40, counted on Sunday$/),
    ]);
  });

  it('is imported from a file, and a dry run says what would change [API-10] [API-11]', async () => {
    const sofas = [await sofaWith(10), await sofaWith(20), await sofaWith(30)];
    const folder = await mkdtemp(join(tmpdir(), 'stock-'));
    const path = join(folder, 'count.csv');
    await writeFile(path, ['sku,stock', ...sofas.map(({ sku }) => `${sku},20`)].join('\n'));
    const dry = await store('import', path, '--dry-run');
    expect(dry.lines.at(-2)).toBe('Would: The stock of 2 products was changed.');
    expect(await stockOf(app().db, sofas[0]?.id ?? 0)).toBe(10);
    const { lines } = await store('import', path, '--reason', 'yearly count');
    expect(lines.at(-1)).toBe('The stock of 2 products was changed.');
    const changes = app().db.selectFrom('stock_changes').select(['was', 'made', 'reason']);
    const ids = sofas.map(({ id }) => id);
    expect(await changes.where('product_id', 'in', ids).orderBy('was').execute()).toEqual([
      { was: 10, made: 20, reason: 'yearly count' },
      { was: 30, made: 20, reason: 'yearly count' },
    ]);
    expect((await store('import', path)).lines).toEqual(['The stock of 0 products was changed.']);
    await writeFile(path, `sku,stock\n${sofas[0]?.sku},many\nNONE-1,5`);
    expect((await store('import', path)).faults.join('\n')).toMatch(
      /nothing was changed\.\nrow 2: stock .*\nrow 3: there is no product NONE-1$/,
    );
    await rm(folder, { recursive: true });
  });

  it.each([
    [['set', 'KC-00001', '-1'], /whole number/],
    [['change', 'KC-00001', '--by', '0', '--reason', 'x'], /like 5 or -2/],
    [['set', 'NONE-1', '5'], /There is no product NONE-1/],
  ])('refuses %p [API-10]', async (words, fault) => {
    expect((await store(...words)).faults.join('\n')).toMatch(fault);
  });
});
