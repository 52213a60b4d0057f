import type { ApiClient, Language } from 'shared-contracts';
import type { ApiCall } from 'shared-contracts/api/call';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getFaqList } from 'shared-contracts/api/get-faq-list';
import { getSiteSettings } from 'shared-contracts/api/get-site-settings';
import type { LayoutData } from '../composition/layout-data.ts';
import { askingOnce } from './asked-once.ts';

const ALL = { PageSize: 100 };
const SOFAS = { Name: 'Sofas' };

/** A session that began with a document in English, over an API that counts. */
function session(categories: readonly unknown[] = [SOFAS]) {
  const made: string[] = [];
  const at = { language: 'en' as Language, fails: false };
  const call = async ({ name }: ApiCall) => {
    made.push(`${name} ${at.language}`);
    return at.fails ? { ok: false, error: { kind: 'network' } } : { ok: true, value: [`answer ${made.length}`] };
  };
  const layout = { categories, site: { storeName: 'Store' } } as unknown as LayoutData;
  return { made, at, ...askingOnce({ call } as unknown as ApiClient, () => at.language, layout) };
}

test('categories and settings are those of the document, whoever asks [PERF-03]', async () => {
  const { api, made } = session();
  expect(await api.call(getCategoriesList, ALL)).toEqual({ ok: true, value: [SOFAS] });
  expect(await api.call(getSiteSettings, {})).toMatchObject({ value: { storeName: 'Store' } });
  expect(made).toEqual([]);
});

test('in another language they are asked for once, however many ask, and the first ones are still there [PERF-03]', async () => {
  const { api, made, at } = session();
  at.language = 'ar';
  const answers = await Promise.all([api.call(getCategoriesList, ALL), api.call(getCategoriesList, ALL)]);
  expect(answers[0]).toBe(answers[1]);
  at.language = 'en';
  expect(await api.call(getCategoriesList, ALL)).toMatchObject({ value: [SOFAS] });
  expect(made).toEqual(['get-categories-list ar']);
});

test('other calls, and other pages of this one, reach the API each time', async () => {
  const { api, made } = session();
  await api.call(getFaqList, { GroupName: 'Home' });
  await api.call(getFaqList, { GroupName: 'Home' });
  await api.call(getCategoriesList, { PageSize: 5 });
  expect(made).toHaveLength(3);
});

test('what a document lacks, and what failed, is asked for again', async () => {
  const { api, made, at } = session([]);
  at.fails = true;
  expect(await api.call(getCategoriesList, ALL)).toMatchObject({ ok: false });
  at.fails = false;
  expect(await api.call(getCategoriesList, ALL)).toMatchObject({ ok: true });
  await api.call(getCategoriesList, ALL);
  expect(made).toHaveLength(2);
});

test('renewed, they are fetched once more in that language alone; without an answer the old ones count [API-02]', async () => {
  const { api, made, at, renew } = session();
  renew('ar');
  await api.call(getCategoriesList, ALL);
  expect(made).toEqual([]);
  renew('en');
  at.fails = true;
  expect(await api.call(getCategoriesList, ALL)).toMatchObject({ value: [SOFAS] });
  at.fails = false;
  expect(await api.call(getCategoriesList, ALL)).toMatchObject({ value: ['answer 2'] });
  await api.call(getCategoriesList, ALL);
  expect(made).toHaveLength(2);
});
