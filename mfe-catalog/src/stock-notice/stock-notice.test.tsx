import { screen } from '@testing-library/react';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { page } from './page.tsx';

const product = { ProductName: 'Aarvi Sofa', CategorySlug: 'sofas', Slug: 'aarvi-sofa' };
const open = (path: string, answer: unknown) => renderPage(page, { path, api: { 'answer-stock-notice': answer } });

test('the link of the mail asks first: what follows links alone confirms nothing [CAT-29]', async () => {
  const { calls, user } = await open('/stock-notice?token=1.abc', product);
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Yes, tell me' }));
  expect(await screen.findByText('Thank you. We will email you once when Aarvi Sofa is back in stock.')).toBeVisible();
  expect(calls).toMatchObject([{ request: { Token: '1.abc', Wanted: true } }]);
  expect(screen.getByRole('link', { name: 'View the product' })).toHaveAttribute(
    'href',
    '/collections/sofas/aarvi-sofa',
  );
  expect(screen.getByRole('status')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Delete my address' }));
  expect(await screen.findByText('Your address has been deleted.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
});

test('the other link ends it [CAT-29]', async () => {
  const { calls, user } = await open('/stock-notice?token=1.abc&end=1', product);
  await user.click(screen.getByRole('button', { name: 'Delete my address' }));
  expect(await screen.findByText('Your address has been deleted.')).toBeVisible();
  expect(calls).toMatchObject([{ request: { Token: '1.abc', Wanted: false } }]);
});

test.each([
  ['no longer valid', null, /no longer valid/],
  ['not reached', () => reply.problem(500), /could not connect/],
])('a link that is %s says so [CAT-29]', async (_, answer, text) => {
  const { user } = await open('/stock-notice?token=x', answer);
  await user.click(screen.getByRole('button', { name: 'Yes, tell me' }));
  expect(await screen.findByText(text)).toBeVisible();
});
