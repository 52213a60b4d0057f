import { act, screen, waitFor, within } from '@testing-library/react';
import { forgetPerson, installWords, type Language } from 'shared-contracts';
import { fakeTime } from 'shared-contracts/testing/fake-time';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { Search } from './search.tsx';
import { searchArabic } from './words.ar.ts';

const pass = fakeTime();

installWords('catalog', 'ar', searchArabic);
// jsdom does not scroll.
Element.prototype.scrollIntoView = () => undefined;

const image = (n: number) => ({ Url: `/media/${n}`, Alt: 'A view', Width: 1440, Height: 1440, Placeholder: '' });
const teal = {
  ProductId: 7,
  ProductName: 'Aarvi Sofa in Teal',
  Slug: 'aarvi-sofa-in-teal',
  CategorySlug: 'sofas',
  Price: 38_999,
  Image: image(7),
};
const navy = { ...teal, ProductId: 8, ProductName: 'Aarvi Sofa in Navy', Slug: 'aarvi-sofa-in-navy', Price: null };
const sofas = { CategoryID: 2, Name: 'Sofas', Slug: 'sofas' };
const beds = { CategoryID: 3, Name: 'Beds', Slug: 'beds', ImageUrl: '/media/3', Image: image(3), ProductCount: 4 };

const FOUND = { products: [teal, navy], categories: [sofas] };
const NOTHING = { products: [], categories: [] };

interface Setting {
  readonly language?: Language;
  readonly term?: string;
  /** Suggestions by search term, or a function that answers the request. */
  readonly suggest?: unknown;
}

async function openSearch({ language = 'en', term, suggest = FOUND }: Setting = {}) {
  let left = 0;
  const page = await renderPage(<Search {...(term ? { term } : {})} onLeave={() => left++} />, {
    pattern: '/*',
    language,
    api: { 'get-search-suggestions': suggest, 'get-popular-categories': [beds] },
  });
  const requests = () =>
    page.calls
      .filter(({ name }) => name === 'get-search-suggestions')
      .map(({ request }) => (request as { SearchTerm: string }).SearchTerm);
  return { ...page, requests, left: () => left };
}

const field = () => screen.getByRole('combobox');
const option = (name: string | RegExp) => screen.findByRole('option', { name });
const active = () => screen.queryByRole('option', { selected: true })?.textContent ?? 'the field';
const spoken = () => screen.getByRole('status');

test('typing suggests categories and products with picture and price [SH-02]', async () => {
  const { user } = await openSearch();
  expect(field()).toHaveFocus();
  await user.type(field(), 'sofa');
  const sofa = await option(/^Aarvi Sofa in Teal/);
  expect(sofa).toHaveTextContent('₹38,999');
  expect(sofa).toHaveAttribute('href', '/collections/sofas/aarvi-sofa-in-teal');
  expect(sofa.querySelector('img')?.getAttribute('src')).toBe('/media/7/720.webp');
  expect(await option(/^Aarvi Sofa in Navy/)).not.toHaveTextContent('₹');
  const categories = within(screen.getByRole('group', { name: 'Categories' }));
  expect(categories.getByRole('option', { name: 'Sofas' })).toHaveAttribute('href', '/collections/sofas');
  expect(spoken()).toHaveTextContent('3 suggestions');
});

test('what was typed before the search came is taken up [SH-02]', async () => {
  const { requests } = await openSearch({ term: 'sof' });
  expect(field()).toHaveValue('sof');
  await option(/Teal/);
  expect(requests()).toEqual(['sof']);
});

test('the keyboard goes through the list in a circle and stays in the field [SH-02]', async () => {
  const { user } = await openSearch();
  await user.type(field(), 'sofa');
  await option(/Teal/);
  const seen: string[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'Escape']) {
    await user.keyboard(`{${key}}`);
    seen.push(active());
    expect(field()).toHaveFocus();
  }
  expect(seen).toEqual([
    'Sofas',
    'Aarvi Sofa in Teal₹38,999',
    'See all results for “sofa”',
    'the field',
    'See all results for “sofa”',
    'Sofas',
    'the field',
  ]);
  await user.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant', (await option('Sofas')).id);
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
});

test('Escape in the field is left to the drawer, Home and End to the text [SH-02]', async () => {
  const { user } = await openSearch();
  await user.type(field(), 'sofa');
  await option(/Teal/);
  const unhandled: string[] = [];
  const note = (event: KeyboardEvent) => !event.defaultPrevented && unhandled.push(event.key);
  document.addEventListener('keydown', note);
  await user.keyboard('{Home}{End}{Escape}');
  document.removeEventListener('keydown', note);
  expect(unhandled).toEqual(['Home', 'End', 'Escape']);
});

test.each([
  ['the words themselves', '{Enter}', '/ProductListing?SearchTerm=sofa'],
  ['the active category', '{ArrowDown}{Enter}', '/collections/sofas'],
  ['the active product', '{ArrowDown}{ArrowDown}{Enter}', '/collections/sofas/aarvi-sofa-in-teal'],
  ['all results', '{ArrowUp}{Enter}', '/ProductListing?SearchTerm=sofa'],
])('Enter goes to %s and closes the drawer [SH-02]', async (_what, keys, to) => {
  const { user, path, left } = await openSearch();
  await user.type(field(), ' sofa ');
  await option(/Teal/);
  await user.keyboard(keys);
  expect(path()).toBe(to);
  expect(left()).toBe(1);
});

test('an empty search waits for words [SH-02]', async () => {
  const { user, path, left } = await openSearch();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect([path(), left()]).toEqual(['/', 0]);
  expect(field()).toHaveFocus();
});

test('fast typing sends one request, and no answer that is late is shown [SH-02]', async () => {
  const answers = new Map<string, (found: unknown) => void>();
  const { user, requests } = await openSearch({
    suggest: ({ SearchTerm }: { SearchTerm: string }) => new Promise((resolve) => answers.set(SearchTerm, resolve)),
  });
  await user.type(field(), 'navy');
  await waitFor(() => expect(requests()).toEqual(['navy']));
  await user.clear(field());
  await user.type(field(), 'teal');
  await waitFor(() => expect(requests()).toEqual(['navy', 'teal']));
  answers.get('teal')?.({ products: [teal], categories: [] });
  await option(/Teal/);
  answers.get('navy')?.({ products: [navy], categories: [] });
  await pass(50);
  expect(screen.queryByRole('option', { name: /Navy/ })).not.toBeInTheDocument();
});

test('an earlier answer is cached [SH-02]', async () => {
  const { user, requests } = await openSearch();
  await user.type(field(), 'sofa');
  await option(/Teal/);
  await user.type(field(), 's');
  await waitFor(() => expect(requests()).toEqual(['sofa', 'sofas']));
  await user.type(field(), '{Backspace}');
  expect(spoken()).toHaveTextContent('3 suggestions');
  await pass(1000);
  expect(requests()).toEqual(['sofa', 'sofas']);
});

test('one letter sends no request [SH-02]', async () => {
  const { user, requests } = await openSearch();
  await user.type(field(), 's');
  await pass(1000);
  expect(requests()).toEqual([]);
});

test('where nothing is found it says so and offers categories to start from [SH-02]', async () => {
  const { user } = await openSearch({ suggest: NOTHING });
  await user.type(field(), 'zzz');
  await waitFor(() => expect(spoken()).toHaveTextContent('Nothing found for “zzz”'));
  expect(screen.getByRole('option', { name: 'Beds' })).toHaveAttribute('href', '/collections/beds');
  expect(screen.queryByRole('option', { name: /^See all/ })).not.toBeInTheDocument();
});

test('an empty field offers what was searched for in this visit, and popular categories [SH-02]', async () => {
  const first = await openSearch();
  await first.user.type(field(), 'cane chair{Enter}');
  first.unmount();
  const { user, path } = await openSearch();
  const before = within(await screen.findByRole('group', { name: 'Your searches' }));
  expect(screen.getByRole('group', { name: 'Popular categories' })).toBeInTheDocument();
  await user.click(before.getByRole('option', { name: 'cane chair' }));
  expect(path()).toBe('/ProductListing?SearchTerm=cane%20chair');
});

// Asha searched for a crib and logged out; the next person on the tablet saw 'crib' under the empty field.
test('what somebody searched for is not offered to the next person after a logout [ACC-15]', async () => {
  const first = await openSearch();
  await first.user.type(field(), 'crib{Enter}');
  first.unmount();
  act(forgetPerson);
  await openSearch();
  expect(await screen.findByRole('group', { name: 'Popular categories' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Your searches' })).not.toBeInTheDocument();
});

test('Clear empties the field, which keeps the focus [SH-02]', async () => {
  const { user } = await openSearch();
  await user.type(field(), 'sofa');
  await option(/Teal/);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('option', { name: /Teal/ })).not.toBeInTheDocument();
});

test('while the API is unavailable Enter still searches, and Retry repeats the request [SH-02]', async () => {
  let unavailable = true;
  const { user, path } = await openSearch({ suggest: () => (unavailable ? reply.problem(500) : FOUND) });
  await user.type(field(), 'sofa');
  expect(await screen.findByText(/^Suggestions cannot be loaded/)).toBeInTheDocument();
  unavailable = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await option(/Teal/);
  expect(screen.queryByText(/^Suggestions cannot be loaded/)).not.toBeInTheDocument();
  await user.type(field(), '{Enter}');
  expect(path()).toBe('/ProductListing?SearchTerm=sofa');
});

test('in Arabic every label is Arabic, links lead to Arabic pages, and names in English say so [SH-16]', async () => {
  const { user, path } = await openSearch({ language: 'ar' });
  await user.type(screen.getByRole('combobox', { name: 'ابحث في المتجر' }), 'sofa');
  const sofa = await option(/^Aarvi Sofa in Teal/);
  expect(within(sofa).getByText('Aarvi Sofa in Teal')).toHaveAttribute('lang', 'en');
  expect(spoken()).toHaveTextContent('3 اقتراحات');
  await user.click(sofa);
  expect(path()).toBe('/ar/collections/sofas/aarvi-sofa-in-teal');
});
