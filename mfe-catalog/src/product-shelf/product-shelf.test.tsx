import { screen, within } from '@testing-library/react';
import { renderPage } from 'shared-contracts/testing/render-page';
import { listItems } from '../testing/sample-catalogue.ts';
import { fragment } from './fragment.tsx';

const { Component: ProductShelf } = fragment;

test('a shelf shows its products as cards under its heading, on any page [CAT-07]', async () => {
  await renderPage(<ProductShelf heading="New arrivals" products={listItems(4)} />);
  const shelf = within(screen.getByRole('region', { name: 'New arrivals' }));
  expect(shelf.getAllByRole('article')).toHaveLength(4);
  expect(shelf.getByRole('heading', { level: 3, name: 'Sofa 1' })).toBeInTheDocument();
});

test('a heading without a translation is marked as English [SH-16]', async () => {
  await renderPage(<ProductShelf heading="Fabric Sofas" products={listItems(4)} />, { language: 'ar' });
  expect(screen.getByText('Fabric Sofas')).toHaveAttribute('lang', 'en');
});

test('a shelf with nothing on it is not there', async () => {
  await renderPage(<ProductShelf heading="New arrivals" products={[]} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
