import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'shared-contracts/testing/render-page';
import { priced, pricedCart, rememberCart, sofa, stool } from '../testing/sample-cart.ts';
import { page } from './page.tsx';

const undo = () => screen.queryByRole('button', { name: `Undo removing ${sofa.ProductName}` });
const later = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** The cart with two lines, on a clock in the test's hands. */
async function openCart(...lines: readonly (typeof sofa)[]) {
  rememberCart(...lines);
  await renderPage(page, {
    path: '/Cart',
    api: { 'cart-data': pricedCart([priced(sofa), priced(stool)]) },
  });
  jest.useFakeTimers();
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

const removeSofa = () => screen.getByRole('button', { name: `Remove ${sofa.ProductName}` });

afterEach(() => jest.useRealTimers());

// In jsdom every focus counts as the keyboard's; the focus after a click is tested in e2e/money/cart.spec.ts.
test('the place of a removed line closes after ten seconds [CART-02]', async () => {
  const user = await openCart(sofa, stool);
  await user.click(removeSofa());
  await user.tab();
  later(9900);
  expect(undo()).toBeVisible();
  later(200);
  expect(undo()).not.toBeInTheDocument();
});

test('the timer pauses under the pointer [CART-02]', async () => {
  const user = await openCart(sofa, stool);
  await user.click(removeSofa());
  await user.tab();
  later(6000);
  const place = screen.getByText(`${sofa.ProductName} was removed.`, { selector: 'li span' });
  await user.hover(place);
  later(60_000);
  expect(undo()).toBeVisible();
  await user.unhover(place);
  later(3900);
  expect(undo()).toBeVisible();
  later(200);
  expect(undo()).not.toBeInTheDocument();
});

test('the timer pauses while Undo has keyboard focus [CART-02]', async () => {
  const user = await openCart(sofa, stool);
  act(() => removeSofa().focus());
  await user.keyboard('{Enter}');
  expect(undo()).toHaveFocus();
  later(60_000);
  expect(undo()).toBeVisible();
  await user.tab();
  later(10_100);
  expect(undo()).not.toBeInTheDocument();
});
