// With the toasts' code blocked, a Quick view that was blocked too did nothing at all.
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { toast } from 'shared-contracts';
import { renderPage } from 'shared-contracts/testing/render-page';

jest.unstable_mockModule('./toast-region.tsx', () => {
  throw new Error('blocked');
});
const { Toasts } = await import('./toasts.tsx');

test('a toast whose code is blocked is said in plain text, for its time [SH-14]', async () => {
  await renderPage(<Toasts />);
  act(() => toast.error('This could not be opened.', 2000));
  expect(await screen.findByRole('status')).toHaveTextContent('This could not be opened.');
  await act(() => new Promise((resolve) => setTimeout(resolve, 2100)));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
