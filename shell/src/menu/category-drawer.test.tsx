import { screen } from '@testing-library/react';
import { useState } from 'react';
import { $navCategoryId } from 'shared-contracts';
import { categoryTree } from 'shared-contracts/domain/category-tree';
import { renderPage } from 'shared-contracts/testing/render-page';
import { CategoryDrawer } from './category-drawer.tsx';
import { sampleCategories } from './sample-categories.ts';

const tree = categoryTree(sampleCategories);

function Menu({ current = [] }: { readonly current?: readonly number[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open menu
      </button>
      {open && <CategoryDrawer tree={tree} current={current} added={[]} onClose={() => setOpen(false)} />}
    </>
  );
}

async function openMenu(current?: readonly number[]) {
  const page = await renderPage(<Menu {...(current ? { current } : {})} />, { pattern: '/*' });
  await page.user.click(screen.getByRole('button', { name: 'Open menu' }));
  return page;
}

test('goes into a category level by level, and Back comes out again [SH-05]', async () => {
  const { user } = await openMenu();
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Sofas' }));
  expect(screen.getByRole('link', { name: 'All Sofas' })).toHaveAttribute('href', '/collections/sofas');
  await user.click(screen.getByRole('button', { name: 'Fabric Sofas' }));
  expect(screen.getByRole('link', { name: '3 Seater Sofas' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('link', { name: 'Recliners' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('button', { name: 'Beds' })).toBeInTheDocument();
  expect(screen.getByText('Need help?')).toBeInTheDocument();
});

test('choosing a category closes the menu, remembers the choice and goes there [SH-05] [SH-06]', async () => {
  const { user, path } = await openMenu();
  await user.click(screen.getByRole('button', { name: 'Sofas' }));
  await user.click(screen.getByRole('link', { name: 'Recliners' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(path()).toBe('/collections/recliners');
  expect($navCategoryId.get()).toBe('5');
});

test('focus moves with the level, so that a keyboard is never left on a button that has gone [SH-05]', async () => {
  const { user } = await openMenu();
  await user.click(screen.getByRole('button', { name: 'Sofas' }));
  expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('button', { name: 'Sofas' })).toHaveFocus();
});

test('the Close button closes, and the menu opens at its top again [SH-05]', async () => {
  const { user } = await openMenu();
  await user.click(screen.getByRole('button', { name: 'Sofas' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(screen.getByRole('button', { name: 'Beds' })).toBeInTheDocument();
});

test('the path to the current category is marked on every level [SH-06]', async () => {
  const { user } = await openMenu([1, 4, 6]);
  const names = () => [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);
  expect(names()).toEqual(['Sofas']);
  await user.click(screen.getByRole('button', { name: 'Sofas' }));
  expect(names()).toEqual(['Fabric Sofas']);
  await user.click(screen.getByRole('button', { name: 'Fabric Sofas' }));
  expect(names()).toEqual(['3 Seater Sofas']);
});

test('the other language and help are below the categories [SH-01] [SH-16]', async () => {
  await openMenu();
  expect(screen.getByRole('link', { name: 'العربية' })).toHaveAttribute('href', '/ar');
  expect(screen.getByRole('link', { name: '+91 80000 00000' })).toHaveAttribute('href', 'tel:+918000000000');
});
