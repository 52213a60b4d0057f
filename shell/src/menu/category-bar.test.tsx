import { act, fireEvent, screen, within } from '@testing-library/react';
import { $navCategory, $navCategoryId } from 'shared-contracts';
import { categoryTree } from 'shared-contracts/domain/category-tree';
import { renderPage } from 'shared-contracts/testing/render-page';
import { CategoryBar } from './category-bar.tsx';
import { sampleCategories } from './sample-categories.ts';
import { useCurrentCategory } from './use-current-category.ts';

const tree = categoryTree(sampleCategories);

function Bar() {
  return <CategoryBar tree={tree} current={useCurrentCategory(tree)} added={[]} />;
}

const openBar = (path = '/') => renderPage(<Bar />, { path, pattern: '/*' });
const sofas = () => screen.getByRole('button', { name: 'Sofas' });
const fabricSofas = () => screen.queryByRole('link', { name: 'Fabric Sofas' });

test('a category without children is a plain link, one with children opens what it holds [SH-05]', async () => {
  await openBar();
  expect(screen.getByRole('link', { name: 'Cane Furniture' })).toHaveAttribute('href', '/collections/cane-furniture');
  expect(screen.queryByRole('link', { name: 'Sofas' })).not.toBeInTheDocument();
  expect(sofas()).toHaveAttribute('aria-expanded', 'false');
  expect(fabricSofas()).not.toBeInTheDocument();
});

test.each<[string, (page: Awaited<ReturnType<typeof openBar>>) => Promise<unknown>]>([
  ['hover', ({ user }) => user.hover(sofas())],
  ['focus', ({ user }) => user.tab()],
  ['click', ({ user }) => user.click(sofas())],
])('%s opens children and grandchildren, Escape closes them and keeps focus on the menu [SH-05]', async (_, open) => {
  const page = await openBar();
  await open(page);
  expect(sofas()).toHaveAttribute('aria-expanded', 'true');
  expect(fabricSofas()).toHaveAttribute('href', '/collections/fabric-sofas');
  expect(screen.getByRole('link', { name: '3 Seater Sofas' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All Sofas' })).toHaveAttribute('href', '/collections/sofas');
  act(() => sofas().focus());
  await page.user.keyboard('{Escape}');
  expect(fabricSofas()).not.toBeInTheDocument();
  expect(sofas()).toHaveFocus();
});

test('a second click closes, and the pointer leaving closes [SH-05]', async () => {
  const { user } = await openBar();
  await user.click(sofas());
  await user.click(sofas());
  expect(fabricSofas()).not.toBeInTheDocument();
  await user.unhover(sofas());
  await user.hover(sofas());
  expect(fabricSofas()).toBeInTheDocument();
  await user.unhover(sofas());
  expect(fabricSofas()).not.toBeInTheDocument();
});

test('Escape closes what the pointer opened, wherever the focus is, and leaves the focus there [SH-05]', async () => {
  const { user } = await openBar();
  await user.hover(sofas());
  expect(fabricSofas()).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(fabricSofas()).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

// A tap on a tablet gives no focus to a button and no pointer that could leave it.
test('a tap elsewhere closes what a tap opened [SH-05]', async () => {
  await openBar();
  fireEvent.click(sofas());
  expect(fabricSofas()).toBeInTheDocument();
  fireEvent.pointerDown(document.body);
  expect(fabricSofas()).not.toBeInTheDocument();
});

// A keyboard passed 55 links of closed menus on its way to the page.
test('Tab passes what focus has opened; Enter and the arrow down go into it [SH-05]', async () => {
  const { user } = await openBar();
  await user.tab();
  expect(fabricSofas()).toBeVisible();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Cane Furniture' })).toHaveFocus();
  await user.tab({ shift: true });
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'All Sofas' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(sofas()).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(screen.getByRole('link', { name: 'All Sofas' })).toHaveFocus();
});

test('only one category is open at a time, and tabbing past its last link closes it [SH-05]', async () => {
  const { user } = await openBar();
  await user.click(screen.getByRole('button', { name: 'Beds' }));
  await user.hover(sofas());
  expect(screen.queryByRole('link', { name: 'King Size Beds' })).not.toBeInTheDocument();
  await user.unhover(sofas());
  act(() => screen.getByRole('button', { name: 'Beds' }).focus());
  await user.tab({ shift: true });
  expect(screen.getByRole('link', { name: 'Cane Furniture' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Beds' })).toHaveAttribute('aria-expanded', 'false');
});

test('choosing a category remembers its hyphenated name and id and goes there without a reload [SH-06]', async () => {
  const { user, path } = await openBar();
  await user.hover(sofas());
  await user.click(screen.getByRole('link', { name: '3 Seater Sofas' }));
  expect(path()).toBe('/collections/3-seater-sofas');
  expect($navCategory.get()).toBe('3-Seater-Sofas');
  expect($navCategoryId.get()).toBe('6');
  expect(localStorage.getItem('NavCategory')).toBe('3-Seater-Sofas');
  expect(localStorage.getItem('NavCategoryId')).toBe('6');
  expect(fabricSofas()).not.toBeInTheDocument();
  expect(sofas()).toHaveAttribute('aria-current', 'true');
});

test("the URL's category marks the menu whatever is remembered [SH-06]", async () => {
  localStorage.setItem('NavCategoryId', '6');
  await openBar('/collections/king-size-beds');
  const beds = screen.getByRole('button', { name: 'Beds' });
  expect(beds).toHaveAttribute('aria-current', 'true');
  expect(sofas()).not.toHaveAttribute('aria-current');
  act(() => beds.focus());
  expect(screen.getByRole('link', { name: 'King Size Beds' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'All Beds' })).not.toHaveAttribute('aria-current');
});

test('where a listing names no category, the remembered one is marked; elsewhere none is [SH-06]', async () => {
  localStorage.setItem('NavCategoryId', '6');
  const listing = await openBar('/ProductListing');
  expect(sofas()).toHaveAttribute('aria-current', 'true');
  listing.unmount();
  await openBar('/Cart');
  expect(sofas()).not.toHaveAttribute('aria-current');
});

test('in Arabic the menu leads to the Arabic routes and untranslated names are marked English [SH-16]', async () => {
  await renderPage(<Bar />, { language: 'ar' });
  const cane = screen.getByRole('link', { name: 'Cane Furniture' });
  expect(cane).toHaveAttribute('href', '/ar/collections/cane-furniture');
  expect(within(cane).getByText('Cane Furniture')).toHaveAttribute('lang', 'en');
});

test('a category whose parent is missing is not in the menu', () => {
  expect(tree.map(({ category }) => category.name)).toEqual(['Sofas', 'Cane Furniture', 'Beds']);
});
