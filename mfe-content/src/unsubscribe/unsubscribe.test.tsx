import { screen } from '@testing-library/react';
import { renderPage } from 'shared-contracts/testing/render-page';
import { page } from './page.tsx';

const open = (query: string, language: 'en' | 'ar' = 'en') =>
  renderPage(page, { path: `/unsubscribe${query}`, language });
const button = () => screen.queryByRole<HTMLButtonElement>('button');

test.each([
  ['en', 'Unsubscribe', '/unsubscribe?reader=abc'],
  ['ar', 'Unsubscribe', '/ar/unsubscribe?reader=abc'],
] as const)(
  'a letter’s link opens a page with one button, which posts (%s) [SH-08]',
  async (language, name, action) => {
    const { calls } = await open('?reader=abc', language);
    expect(button()).toHaveAccessibleName(name);
    const { method, attributes } = button()?.form ?? {};
    expect([method, attributes?.getNamedItem('action')?.value]).toEqual(['post', action]);
    expect(calls).toEqual([]);
  },
);

test('says that it is done, with nothing more to press [SH-08]', async () => {
  await open('?outcome=done');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You have been unsubscribed');
  expect(button()).toBeNull();
});

test('says that it failed, and can be pressed again [SH-08]', async () => {
  await open('?outcome=failed&reader=abc');
  expect(screen.getByRole('alert')).toHaveTextContent('did not work');
  expect(button()?.form?.getAttribute('action')).toBe('/unsubscribe?reader=abc');
});

test('without a letter’s link it says where that is [SH-08]', async () => {
  await open('');
  expect(screen.getByText(/the link at the end of one of our newsletters/)).toBeInTheDocument();
  expect(button()).toBeNull();
});
