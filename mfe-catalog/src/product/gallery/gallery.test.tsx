import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from 'shared-contracts/testing/render-page';
import { images } from '../../testing/sample-catalogue.ts';
import { Gallery } from './gallery.tsx';

const show = (count: number, language: 'en' | 'ar' = 'en') =>
  renderPage(<Gallery productId={7} images={images(count)} name="Aarvi Sofa" />, { language });
const large = () => screen.getByRole('img', { name: /View/ });
const thumbnails = () => within(screen.getByRole('list')).getAllByRole('button');

test('choosing a thumbnail swaps the large picture [CAT-12]', async () => {
  const { user } = await show(3);
  expect(large()).toHaveAccessibleName('View 1 of the sofa');
  await user.click(screen.getByRole('button', { name: 'Show picture 3 of 3' }));
  expect(large()).toHaveAccessibleName('View 3 of the sofa');
  expect(thumbnails().map((button) => button.getAttribute('aria-current'))).toEqual(['false', 'false', 'true']);
});

// The caption of the room picture says that the other furniture is not included.
test('pictures after the first say what they show, on the page and large [CAT-12]', async () => {
  const { user } = await show(3);
  expect(screen.queryByText('View 1 of the sofa')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show picture 2 of 3' }));
  expect(screen.getByText('View 2 of the sofa')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enlarge picture 2 of 3' }));
  expect(within(await screen.findByRole('dialog')).getByText('View 2 of the sofa')).toBeVisible();
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

const openLarge = async (count: number, language: 'en' | 'ar' = 'en') => {
  const shown = await show(count, language);
  const opener = screen.getAllByRole('button')[0] as HTMLElement;
  await shown.user.click(opener);
  const dialog = within(await screen.findByRole('dialog', language === 'en' ? { name: 'Product Images' } : {}));
  return { ...shown, opener, dialog };
};

test("the large picture opens 'Product Images', whose Close and Escape give focus back to it [CAT-12]", async () => {
  const { user, opener, dialog } = await openLarge(3);
  expect(opener).toHaveAccessibleName('Enlarge picture 1 of 3');
  expect(dialog.getByText('Picture 1 of 3')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  await user.click(opener);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

// It opened at the first picture, and the page behind went back to it too.
test('the large picture opens at the one that was chosen, which stays chosen behind it [CAT-12]', async () => {
  const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  const { user } = await show(3);
  await user.click(screen.getByRole('button', { name: 'Show picture 3 of 3' }));
  await user.click(screen.getByRole('button', { name: 'Enlarge picture 3 of 3' }));
  const dialog = await screen.findByRole('dialog', { name: 'Product Images' });
  expect(within(dialog).getByText('Picture 3 of 3')).toBeInTheDocument();
  expect(dialog.querySelector('.track')).toHaveProperty('scrollLeft', 800);
  await user.keyboard('{Escape}');
  expect(large()).toHaveAccessibleName('View 3 of the sofa');
  width.mockRestore();
});

test.each([
  ['en', '{ArrowRight}', '{ArrowLeft}', 'Picture 3 of 3', 'Picture 2 of 3'],
  ['ar', '{ArrowLeft}', '{ArrowRight}', 'Picture 3 of 3', 'Picture 2 of 3'],
] as const)(
  'in %s its arrow key %s goes on, stops at the last, and the page follows [CAT-12] [SH-16]',
  async (language, on, back, last, oneBack) => {
    const { user, dialog } = await openLarge(3, language);
    await user.keyboard(`${on}${on}${on}`);
    expect(dialog.getByText(last)).toBeInTheDocument();
    await user.keyboard(back);
    expect(dialog.getByText(oneBack)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(large()).toHaveAccessibleName('View 2 of the sofa');
  },
);

test('a press looks closer at the picture, another at the whole of it, and turning the page lets go [CAT-12]', async () => {
  const { user, dialog } = await openLarge(2);
  await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
  await user.click(dialog.getByRole('button', { name: 'Zoom out' }));
  await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
  await user.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeInTheDocument();
  expect(dialog.getByText('Picture 2 of 2')).toBeInTheDocument();
});

test('a swipe to a picture chooses it [CAT-12]', async () => {
  await show(3);
  const track = large().closest('.track') as HTMLElement;
  Object.defineProperty(track, 'clientWidth', { value: 300 });
  track.scrollLeft = 600;
  fireEvent.scroll(track);
  expect(large()).toHaveAccessibleName('View 3 of the sofa');
  expect(thumbnails()[2]).toHaveAttribute('aria-current', 'true');
});

test('neighbours of the chosen picture load when a pointer or a touch approaches [PERF-02]', async () => {
  const { container, user } = await show(5);
  const fetched = () => container.querySelectorAll('.track img').length;
  expect(fetched()).toBe(1);
  await user.hover(large());
  expect(fetched()).toBe(2);
});
