import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getPopularCategories } from 'shared-contracts/api/get-popular-categories';
import { describeOnDatabase } from '../../testing/test-app.ts';

describeOnDatabase('categories', (app) => {
  it('come with parents, children and grandchildren, parents first; the top level has no ParentCategoryID [API-01]', async () => {
    const categories = await app().call(getCategoriesList, { PageNo: 1, PageSize: 100, recordValueJson: '[]' });
    const byName = new Map(categories.map((category) => [category.Name, category]));
    const livingRoom = byName.get('Living Room');
    expect(livingRoom).not.toHaveProperty('ParentCategoryID');
    expect(byName.get('Sofas')?.ParentCategoryID).toBe(livingRoom?.CategoryID);
    expect(byName.get('Fabric Sofas')?.ParentCategoryID).toBe(byName.get('Sofas')?.CategoryID);
    const seen = new Set<number>();
    for (const { CategoryID, ParentCategoryID } of categories) {
      if (ParentCategoryID) expect(seen).toContain(ParentCategoryID);
      seen.add(CategoryID);
    }
  });

  it('have slugs of their own and count what their listing shows: a product once, a family once [CAT-02]', async () => {
    const categories = await app().call(getCategoriesList, {});
    expect(new Set(categories.map((category) => category.Slug)).size).toBe(categories.length);
    const count = (name: string) => categories.find((category) => category.Name === name)?.ProductCount;
    expect(count('L Shape Sofas')).toBe(1);
    // Every sofa is also listed under Sofas itself, and counts once there.
    expect(count('Sofas')).toBe(8);
    expect(categories.every((category) => category.ProductCount > 0)).toBe(true);
  });

  it('are paged', async () => {
    const all = await app().call(getCategoriesList, {});
    const second = await app().call(getCategoriesList, { PageNo: 2, PageSize: 10 });
    expect(second).toEqual(all.slice(10, 20));
  });

  it('are popular in the order of the home page, each with a picture', async () => {
    const popular = await app().call(getPopularCategories, {});
    expect(popular.slice(0, 3).map((category) => category.Name)).toEqual(['Sofas', 'Beds', 'Dining Sets']);
    expect(popular.every((category) => category.ImageUrl === category.Image.Url)).toBe(true);
  });
});
