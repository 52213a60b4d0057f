import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { LanguageProvider } from 'shared-contracts';
import { RouterProvider } from 'shared-contracts/router';
import { PageArea } from './page-area.tsx';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Some time, by default a second, on the way to a page that takes longer. */
async function onTheWay({
  ms = 1000,
  state,
}: {
  readonly ms?: number;
  readonly state?: { readonly inPlace: boolean };
} = {}) {
  jest.useFakeTimers();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const router = createMemoryRouter(
    [
      {
        path: '/teal',
        element: (
          <PageArea>
            <p>In teal</p>
          </PageArea>
        ),
      },
      { path: '/navy', element: <p>In navy</p>, loader: () => new Promise(() => undefined) },
    ],
    { initialEntries: ['/teal'] },
  );
  render(
    <LanguageProvider language="en">
      <RouterProvider router={router} />
    </LanguageProvider>,
  );
  act(() => void router.navigate('/navy', { state }));
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

test('a page that takes its time gives way to a skeleton [SH-19]', async () => {
  await onTheWay();
  expect(screen.getByText('In teal')).not.toBeVisible();
  expect(await screen.findByRole('status')).toHaveTextContent('Loading');
});

test.each([
  [299, true],
  [301, false],
])('after %i ms the page before it is still there: %s [SH-19]', async (ms, isThere) => {
  await onTheWay({ ms });
  const before = expect(screen.getByText('In teal'));
  if (isThere) before.toBeVisible();
  else before.not.toBeVisible();
});

test('a page that changes in place stays on screen until the change [CAT-27]', async () => {
  await onTheWay({ state: { inPlace: true } });
  expect(screen.getByText('In teal')).toBeVisible();
});
