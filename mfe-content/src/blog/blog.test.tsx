import { screen, within } from '@testing-library/react';
import { installWords } from 'shared-contracts';
import { articlePageOf } from 'shared-contracts/domain/article';
import { webContentOf } from 'shared-contracts/domain/web-content';
import { fakeApi } from 'shared-contracts/testing/fake-api';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { post } from '../testing/home-answers.ts';
import arabic from '../words.ar.ts';
import { page } from './page.tsx';

beforeAll(() => installWords('content', 'ar', arabic));

const POSTS = Array.from({ length: 30 }, (_, index) => post(30 - index, 30));

const answers = {
  'get-web-content': {
    PageName: 'blog',
    Title: 'The blog',
    Meta_Keyword: 'blog',
    Meta_Description: 'What we know about wood.',
    Meta_Schema: '',
    DataContent: '',
  },
  'get-blog-list': ({ PageNo, PageSize }: { PageNo: number; PageSize: number }) =>
    POSTS.slice((PageNo - 1) * PageSize, PageNo * PageSize),
};

const openBlog = (path = '/Blog', api: Readonly<Record<string, unknown>> = {}, language: 'en' | 'ar' = 'en') =>
  renderPage(page, { path, language, api: { ...answers, ...api } });

test('shows twelve posts a page, newest first, each with picture, day, title and what it is about [CON-04]', async () => {
  const { calls } = await openBlog();
  expect(calls.find(({ name }) => name === 'get-blog-list')?.request).toEqual({
    PageNo: 1,
    PageSize: 12,
    OrderByColumnName: 'Date DESC',
  });
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(12);
  const [first] = cards;
  if (!first) throw new Error('no card');
  expect(within(first).getByRole('link', { name: 'Post 30' })).toHaveAttribute('href', '/Blog/post-30');
  expect(within(first).getByText('Jun 28, 2023')).toBeInTheDocument();
  expect(within(first).getByText('What post 30 is about.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'The blog' })).toBeInTheDocument();
});

test('the other pages are real links with the same order [CON-04]', async () => {
  await openBlog('/Blog?page=2&sort=oldest');
  const pages = within(screen.getByRole('navigation', { name: 'Pages of the blog' }));
  expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/Blog?sort=oldest');
  expect(pages.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/Blog?sort=oldest');
  expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/Blog?page=3&sort=oldest');
});

test.each([
  ['newest', 'Date DESC', 'Newest first'],
  ['oldest', 'Date ASC', 'Oldest first'],
  ['title-ascending', 'Title ASC', 'Title, A-Z'],
  ['title-descending', 'Title DESC', 'Title, Z-A'],
])('sorts by %s, from the first page on [CON-04]', async (sort, column, label) => {
  const { user, path, calls } = await openBlog(sort === 'newest' ? '/Blog?page=2&sort=oldest' : '/Blog?page=2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), label);
  expect(await screen.findByRole('link', { name: 'Page 1', current: 'page' })).toBeInTheDocument();
  expect(path()).toBe(sort === 'newest' ? '/Blog' : `/Blog?sort=${sort}`);
  expect(calls.findLast(({ name }) => name === 'get-blog-list')?.request).toMatchObject({
    PageNo: 1,
    OrderByColumnName: column,
  });
});

test('sorts without scripts, too: the menu is a form that asks for the page [CON-04]', async () => {
  await openBlog('/Blog', {}, 'ar');
  const menu = screen.getByRole('combobox', { name: 'ترتيب حسب' });
  expect(menu).toHaveAttribute('name', 'sort');
  expect(menu.closest('form')).toHaveAttribute('action', '/ar/Blog');
  expect(menu.closest('form')).toHaveAttribute('method', 'get');
});

describe('what the blog’s address loads', () => {
  const load = (path: string) =>
    page.load?.({
      url: new URL(`http://store.test${path}`),
      params: {},
      language: 'en',
      ...fakeApi(answers),
      signal: new AbortController().signal,
    } as never);

  test('past the end is a 404 [CON-04]', async () => {
    expect(await load('/Blog?page=4')).toMatchObject({ kind: 'show', status: 404 });
    expect(await load('/Blog?page=3')).toMatchObject({ kind: 'show', status: 200 });
  });

  test('with something malformed is sent to the clean one [CON-04]', async () => {
    expect(await load('/Blog?page=two&sort=oldest')).toEqual({
      kind: 'redirect',
      to: '/Blog?sort=oldest',
      permanent: false,
    });
  });
});

test('past the end says so and leads to the first page [CON-04]', async () => {
  await openBlog('/Blog?page=9');
  expect(screen.getByText('The blog has no page 9 yet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/Blog');
});

test('fails as a page when its posts cannot be had, so that nothing half is cached [SH-11]', async () => {
  await openBlog('/Blog', { 'get-blog-list': reply.problem(500) });
  expect(screen.getByRole('alert')).toHaveTextContent('http 500');
});

test('the head names page and order: another order of the same posts is not indexed [SH-18]', () => {
  const context = { language: 'en', storeName: 'Kashtha & Co.' } as const;
  const { meta } = webContentOf({ ...answers['get-web-content'], Pictures: [] }) ?? {};
  const shown = { meta, posts: articlePageOf(POSTS).articles.slice(0, 12), total: 30 };
  const first = page.head({ ...shown, query: { page: 1, sort: 'newest' } }, context);
  expect(first).toMatchObject({ title: 'Kashtha & Co. - The blog', canonical: '/Blog', noindex: false });
  expect(first.preload?.srcSet).toContain('/media/post-30/');
  const second = page.head({ ...shown, query: { page: 2, sort: 'newest' } }, context);
  expect(second).toMatchObject({
    title: 'Kashtha & Co. - The blog, page 2',
    canonical: '/Blog?page=2',
    noindex: false,
  });
  expect(page.head({ ...shown, query: { page: 1, sort: 'oldest' } }, context).noindex).toBe(true);
});
