// An extension had moved an element of the page: React's removal threw, and the page was gone until a reload.
import { jest } from '@jest/globals';
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { RouterProvider } from 'shared-contracts/router';
import { PageFailureBoundary } from './page-failure-boundary.tsx';

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <main>
      {isOpen && <p>Free delivery</p>}
      <button type="button" onClick={() => setOpen(false)}>
        Close
      </button>
    </main>
  );
}

test('a page that was taken apart is mounted anew [SH-27]', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = createMemoryRouter(
    [{ path: '/', element: <Page />, ErrorBoundary: PageFailureBoundary, loader: () => null }],
    { hydrationData: { loaderData: { 0: null } } },
  );
  render(<RouterProvider router={router} />);
  screen.getByText('Free delivery').remove();
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  expect(await screen.findByText('Free delivery')).toBeInTheDocument();
  quiet.mockRestore();
});
