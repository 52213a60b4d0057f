import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getProductIdByNameAndCategory } from 'shared-contracts/api/get-product-id-bynameandcategory';
import sharp from 'sharp';
import { operator } from '../../testing/operator.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase('the commands of categories', (app) => {
  const store = (...words: string[]) => operator(app(), words);
  const categories = () => app().call(getCategoriesList, { PageSize: 100 });
  const bySlug = async (slug: string) => (await categories()).find(({ Slug }) => Slug === slug);

  it('adds one below another, which shoppers see; a dry run adds none [API-10]', async () => {
    const words = ['categories', 'add', 'Corner', 'Sofas', '--under', 'sofas', '--intro', 'For corners.'];
    expect((await store(...words, '--dry-run')).lines).toEqual([
      'Would: category corner-sofas: added',
      'A dry run: nothing was changed.',
    ]);
    expect(await bySlug('corner-sofas')).toBeUndefined();
    expect((await store(...words)).lines).toEqual(['category corner-sofas: added']);
    const sofas = await bySlug('sofas');
    expect(await bySlug('corner-sofas')).toMatchObject({
      Name: 'Corner Sofas',
      ParentCategoryID: sofas?.CategoryID,
      Intro: 'For corners.',
    });
    expect((await store(...words)).lines).toEqual(['category corner-sofas-2: added']);
  });

  it('renames one; its former address leads to it for ever [API-10] [CAT-02]', async () => {
    expect((await store('categories', 'set', 'wing-chairs', '--name', 'Wingback Chairs')).lines).toEqual([
      'category wing-chairs: changed, its address is now wingback-chairs',
    ]);
    const { answer, extras } = await app().callWithExtras(getProductIdByNameAndCategory, {
      productName: 'veda wing chair in olive',
      categoryName: 'wing chairs',
    });
    expect(answer).toEqual(expect.any(Number));
    expect(extras).toMatchObject({ isCurrent: false, categorySlug: 'wingback-chairs' });
    expect((await store('categories', 'show', 'wingback-chairs')).lines.at(-1)).toBe('Formerly: wing-chairs');
    // The former slug is never given to another.
    expect((await store('categories', 'add', 'Wing', 'Chairs')).lines).toEqual(['category wing-chairs-2: added']);
  });

  it('moves one with all below it, never below itself, and back to the top [API-10]', async () => {
    expect((await store('categories', 'move', 'living-room', '--under', 'sofas')).faults.join()).toContain('is below');
    await store('categories', 'move', 'mirrors', '--under', 'living-room');
    expect((await bySlug('mirrors'))?.ParentCategoryID).toBe((await bySlug('living-room'))?.CategoryID);
    await store('categories', 'move', 'mirrors');
    expect((await bySlug('mirrors'))?.ParentCategoryID).toBeUndefined();
  });

  it('orders the menus [API-10]', async () => {
    const order = async () => (await categories()).filter((one) => !one.ParentCategoryID).map(({ Slug }) => Slug);
    const [first = '', second = ''] = await order();
    await store('categories', 'order', second, 'before', first);
    expect((await order()).slice(0, 2)).toEqual([second, first]);
    await store('categories', 'order', second, 'after', first);
    expect((await order()).slice(0, 2)).toEqual([first, second]);
  });

  it('ends one: products and address go to another, what is below moves up [API-10]', async () => {
    const refused = await store('categories', 'end', 'dining-sets');
    expect(refused.faults.join()).toMatch(/dining-sets has \d+ products\. --to SLUG/);
    const before = await app().call(getAllProducts, {
      CategoryID: (await bySlug('dining-sets'))?.CategoryID,
      PageSize: 100,
    });
    const parent = (await bySlug('dining-sets'))?.ParentCategoryID;
    const ended = await store('categories', 'end', 'dining-sets', '--to', 'dining-chairs', '--yes');
    expect(ended.lines[0]).toMatch(/^category dining-sets: ended, \d+ products went to dining-chairs$/);
    expect(await bySlug('dining-sets')).toBeUndefined();
    expect((await bySlug('4-seater-dining-sets'))?.ParentCategoryID).toBe(parent);
    const heir = await app().call(getAllProducts, {
      CategoryID: (await bySlug('dining-chairs'))?.CategoryID,
      PageSize: 100,
    });
    const heirs = heir.map(({ ProductId }) => ProductId);
    expect(before.filter(({ ProductId }) => heirs.includes(ProductId)).length).toBeGreaterThan(0);
    const { extras } = await app().callWithExtras(getProductIdByNameAndCategory, {
      productName: 'anaya 6 seater dining set in sheesham wood',
      categoryName: 'dining sets',
    });
    expect(extras).toMatchObject({ isCurrent: false });
  });

  it('gives one a picture from a file, and refuses what is none [API-10]', async () => {
    const folder = await mkdtemp(join(app().settings.dataDir, 'category-'));
    const [good, bad] = [join(folder, 'sofa.jpg'), join(folder, 'note.jpg')];
    await writeFile(
      good,
      await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1F6E70' } })
        .jpeg()
        .toBuffer(),
    );
    await writeFile(bad, 'no picture');
    expect((await store('categories', 'picture', 'mirrors', bad, '--alt', 'x')).faults.join()).toContain(
      'is no picture',
    );
    const tried = await store('categories', 'picture', 'mirrors', good, '--alt', 'A teal wall', '--dry-run');
    expect(tried.lines[0]).toMatch(/^Would: category mirrors: picture /);
    // It wrote the file, as only the database was rolled back.
    expect(await readdir(join(app().settings.dataDir, 'originals')).catch(() => [])).toEqual([]);
    const { lines } = await store('categories', 'picture', 'mirrors', good, '--alt', 'A teal wall');
    expect(lines[0]).toMatch(/^category mirrors: picture [0-9a-f]{20}$/);
    expect((await bySlug('mirrors'))?.ImageUrl).toBe(`/media/${lines[0]?.slice(-20)}`);
  });
});
