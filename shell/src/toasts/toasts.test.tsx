import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { $cartLines, type Language, toast } from 'shared-contracts';
import { Dialog } from 'shared-contracts/kit/dialog';
import { renderPage } from 'shared-contracts/testing/render-page';
import { Toasts } from './toasts.tsx';

// A window without focus pauses every toast, and jsdom's never has any.
beforeAll(() => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
});

const openStore = (language: Language = 'en') => renderPage(<Toasts />, { language });

/** The toast with this text, as the box that carries it. */
async function toastSaying(text: string): Promise<HTMLElement> {
  const box = (await screen.findByText(text)).closest<HTMLElement>('.Toastify__toast');
  if (!box) throw new Error(`'${text}' is not in a toast`);
  return box;
}

/** Its unseen timer bar: the toast goes when the bar's animation ends. */
const timerOf = (box: HTMLElement) => within(box).getByRole('progressbar', { hidden: true });

test('a toast is shown in a live region and goes after the time it was given [SH-14]', async () => {
  await openStore();
  act(() => toast.success('Product added to cart!', 2000));
  const box = await toastSaying('Product added to cart!');
  expect(box).toHaveAttribute('role', 'group');
  expect(screen.getByRole('region', { name: /^Notifications/ })).toHaveAttribute('aria-live', 'polite');
  expect(timerOf(box).style.animationDuration).toBe('2000ms');
  fireEvent.animationEnd(timerOf(box));
  fireEvent.animationEnd(box);
  await waitFor(() => expect(screen.queryByText('Product added to cart!')).not.toBeInTheDocument());
});

test('without a duration it stays for 3000 ms, and an error interrupts [SH-14]', async () => {
  await openStore();
  act(() => toast.error('Payment was not made'));
  const box = await toastSaying('Payment was not made');
  expect(timerOf(box).style.animationDuration).toBe('3000ms');
  expect(box).toHaveAttribute('role', 'alert');
});

test.each([
  ['en', 'top-right'],
  ['ar', 'top-left'],
] as const)('in %s toasts come at the top, inline end: %s [SH-14]', async (language, place) => {
  await openStore(language);
  act(() => toast.info('Saved'));
  const box = await toastSaying('Saved');
  expect(box.closest(`.Toastify__toast-container--${place}`)).not.toBeNull();
});

test('time is paused while the pointer or the focus is on a toast [SH-14]', async () => {
  const { user } = await openStore();
  act(() => toast.info('Read me'));
  const box = await toastSaying('Read me');
  // Its time starts when it has come in.
  fireEvent.animationEnd(box);
  const running = () => timerOf(box).style.animationPlayState;
  expect(running()).toBe('running');
  await user.hover(box);
  expect(running()).toBe('paused');
  await user.unhover(box);
  expect(running()).toBe('running');
  act(() => within(box).getByRole('button', { name: 'Close' }).focus());
  await waitFor(() => expect(running()).toBe('paused'));
  act(() => within(box).getByRole('button', { name: 'Close' }).blur());
  await waitFor(() => expect(running()).toBe('running'));
});

test('Close removes a toast at once [SH-14]', async () => {
  const { user } = await openStore();
  act(() => toast.info('Enough'));
  const box = await toastSaying('Enough');
  await user.click(within(box).getByRole('button', { name: 'Close' }));
  fireEvent.animationEnd(box);
  await waitFor(() => expect(screen.queryByText('Enough')).not.toBeInTheDocument());
});

test('a newer word on a subject takes the place of the older one; other subjects stay [CAT-31]', async () => {
  await openStore();
  act(() => toast.success('Added to your wish list', 3000, 'wish-list'));
  act(() => toast.success('Product added to cart!', 3000, 'cart'));
  const older = await toastSaying('Added to your wish list');
  await toastSaying('Product added to cart!');
  act(() => toast.success('Removed from your wish list', 3000, 'wish-list'));
  await toastSaying('Removed from your wish list');
  fireEvent.animationEnd(older);
  await waitFor(() => expect(screen.queryByText('Added to your wish list')).not.toBeInTheDocument());
  expect(screen.getByText('Product added to cart!')).toBeInTheDocument();
});

test('what leaves the cart takes the word about it away: it said that it was added [CART-02]', async () => {
  await openStore();
  const line = {
    ProductId: 7,
    ProductName: 'Aarvi',
    Quantity: 1,
    Price: 1,
    OrderMaximumQuantity: 3,
    Material: 'Fabric',
  };
  act(() => $cartLines.set([line]));
  act(() => toast.success('Product added to cart!', 2000, 'cart'));
  const added = await toastSaying('Product added to cart!');
  act(() => $cartLines.set([{ ...line, Quantity: 2 }]));
  expect(added).not.toHaveClass('toast-exit');
  act(() => $cartLines.set([]));
  fireEvent.animationEnd(added);
  await waitFor(() => expect(screen.queryByText('Product added to cart!')).not.toBeInTheDocument());
});

test('the same text twice is one toast [CAT-31]', async () => {
  await openStore();
  act(() => toast.error('Saved nowhere'));
  const older = await toastSaying('Saved nowhere');
  act(() => toast.error('Saved nowhere'));
  fireEvent.animationEnd(older);
  await waitFor(() => expect(older).not.toBeInTheDocument());
  expect(screen.getAllByText('Saved nowhere')).toHaveLength(1);
});

test('with a dialog open a toast is in it, where it can be seen and used; it outlives the dialog [SH-14]', async () => {
  const { user } = await renderPage(<StoreWithDialog />);
  act(() => toast.info('Added'));
  const box = await toastSaying('Added');
  expect(screen.getByRole('dialog')).toContainElement(box);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(box).toBeVisible());
});

function StoreWithDialog() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Toasts />
      {open && (
        <Dialog title="Quick view" onClose={() => setOpen(false)}>
          Sofa
        </Dialog>
      )}
    </>
  );
}
