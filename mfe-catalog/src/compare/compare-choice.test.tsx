import { screen } from '@testing-library/react';
import { renderPage } from 'shared-contracts/testing/render-page';
import { shownProduct } from '../testing/shown-product.ts';
import { CompareChoice } from './compare-choice.tsx';

const choose = (ProductId: number, stored = '', CategorySlug = 'fabric-sofas') => {
  if (stored) localStorage.setItem('store:compared', stored);
  return renderPage(<CompareChoice product={shownProduct({ ProductId, CategorySlug }).product} />);
};
const compare = () => screen.getByRole('button', { name: 'Compare' });

test('a product is chosen and put back, and the choice is saved [CAT-37]', async () => {
  const { user } = await choose(7);
  await user.click(compare());
  expect(screen.getByRole('status')).toHaveTextContent('Chosen to compare. Choose another product of this kind');
  expect(localStorage.getItem('store:compared')).toBe('category=fabric-sofas&ids=7');
  await user.click(screen.getByRole('button', { name: 'Do not compare' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(localStorage.getItem('store:compared')).toBeNull();
});

test('with a second one of its kind a link leads to the comparison [CAT-37]', async () => {
  const { user } = await choose(8, 'category=fabric-sofas&ids=7');
  await user.click(compare());
  expect(screen.getByRole('link', { name: 'Compare 2 products' })).toHaveAttribute('href', '/compare?ids=7,8');
});

test('another kind begins a new choice [CAT-37]', async () => {
  const { user } = await choose(9, 'category=fabric-sofas&ids=7,8', 'lounge-chairs');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await user.click(compare());
  expect(localStorage.getItem('store:compared')).toBe('category=lounge-chairs&ids=9');
});

test('a fifth is refused in words [CAT-37]', async () => {
  await choose(9, 'category=fabric-sofas&ids=1,2,3,4');
  expect(compare()).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('4 products are chosen already. Compare 4 products');
});

test('what else is in the storage is no choice [CAT-37]', async () => {
  await choose(9, '{"ids":[1]}');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
