import { screen } from '@testing-library/react';
import { $orderNote } from 'shared-contracts';
import { renderPage } from 'shared-contracts/testing/render-page';
import { OrderNote } from './order-note.tsx';

const field = () => screen.getByRole('textbox', { name: 'Order note' });

test('a note that was typed before is still there, and is changed in place [CART-01]', async () => {
  localStorage.setItem('orderNote', 'Third floor');
  const { user } = await renderPage(<OrderNote />);
  expect(field()).toHaveValue('Third floor');
  await user.type(field(), ', no lift');
  expect($orderNote.get()).toBe('Third floor, no lift');
});

test('a note is no longer than an order takes, in either direction of writing [CART-01]', async () => {
  await renderPage(<OrderNote />);
  expect(field()).toHaveAttribute('maxlength', '2000');
  expect(field()).toHaveAttribute('dir', 'auto');
});
