import type { ApiClient } from 'shared-contracts';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getFaqList } from 'shared-contracts/api/get-faq-list';
import type { LayoutData } from '../composition/layout-data.ts';
import { answeredByLayout } from './answered-by-layout.ts';

const SOFAS = { CategoryID: 2, Name: 'Sofas', Slug: 'sofas', Intro: '', ProductCount: 9 };
const layout = (categories: LayoutData['categories']) => ({ categories }) as LayoutData;

/** The names of the calls that reached the API. */
function counted() {
  const made: string[] = [];
  const call: ApiClient['call'] = async ({ name }) => {
    made.push(name);
    return { ok: true, value: [] as never };
  };
  return { made, api: { call } as ApiClient };
}

test('a page gets all categories without a call when its layout has them [PERF-03]', async () => {
  const { made, api } = counted();
  const answered = answeredByLayout(api, layout([SOFAS]));
  expect(await answered.call(getCategoriesList, { PageSize: 100 })).toEqual({ ok: true, value: [SOFAS] });
  expect(made).toEqual([]);
});

test('other requests reach the API, and so does this one while the layout has no categories', async () => {
  const { made, api } = counted();
  await answeredByLayout(api, layout([SOFAS])).call(getCategoriesList, { PageSize: 5 });
  await answeredByLayout(api, layout([SOFAS])).call(getFaqList, { GroupName: 'Home' });
  await answeredByLayout(api, layout([])).call(getCategoriesList, { PageSize: 100 });
  expect(made).toEqual(['get-categories-list', 'get-faq-list', 'get-categories-list']);
});
