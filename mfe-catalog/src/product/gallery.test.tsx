import { screen, within } from '@testing-library/react';
import { renderPage } from 'shared-contracts/testing/render-page';
import { images } from '../testing/sample-catalogue.ts';
import { Gallery } from './gallery.tsx';

const show = (count: number, language: 'en' | 'ar' = 'en') =>
  renderPage(<Gallery images={images(count)} name="Aarvi Sofa" />, { language });
const large = () => screen.getByRole('img', { name: /View/ });
const thumbnails = () => within(screen.getByRole('list')).getAllByRole('button');

test('choosing a thumbnail swaps the large picture [CAT-12]', async () => {
  const { user } = await show(3);
  expect(large()).toHaveAccessibleName('View 1 of the sofa');
  await user.click(screen.getByRole('button', { name: 'Show picture 3 of 3' }));
  expect(large()).toHaveAccessibleName('View 3 of the sofa');
  expect(thumbnails().map((button) => button.getAttribute('aria-current'))).toEqual(['false', 'false', 'true']);
});

test.each([
  ['en', '{ArrowRight}'],
  ['ar', '{ArrowLeft}'],
] as const)(
  'in %s the arrow key %s goes forward, Home goes back to the first [CAT-12] [SH-16]',
  async (language, forward) => {
    const { user } = await show(3, language);
    thumbnails()[0]?.focus();
    await user.keyboard(`${forward}${forward}${forward}`);
    expect(large()).toHaveAccessibleName('View 3 of the sofa');
    expect(thumbnails()[2]).toHaveFocus();
    await user.keyboard('{Home}');
    expect(large()).toHaveAccessibleName('View 1 of the sofa');
  },
);

test('arrows come only beyond six pictures [CAT-12]', async () => {
  const { unmount } = await show(6);
  expect(screen.queryByRole('button', { name: 'Next pictures' })).not.toBeInTheDocument();
  unmount();
  await show(7);
  expect(screen.getByRole('button', { name: 'Next pictures' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Previous pictures' })).toBeInTheDocument();
});

test('one picture needs no strip [CAT-12]', async () => {
  await show(1);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
