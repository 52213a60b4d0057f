import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { RouterProvider } from 'shared-contracts/router';
import { PageProgress } from './page-progress.tsx';

afterEach(() => {
  jest.useRealTimers();
});

/** A store whose other page takes a given time. */
function storeWithSlowPage(milliseconds: number) {
  jest.useFakeTimers();
  const router = createMemoryRouter([
    { path: '/', element: <PageProgress /> },
    {
      path: '/slow',
      element: <p>Here at last</p>,
      loader: () => new Promise((resolve) => setTimeout(() => resolve(null), milliseconds)),
    },
  ]);
  render(<RouterProvider router={router} />);
  act(() => void router.navigate('/slow'));
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('a navigation that takes more than 150 ms shows a progress bar until the page is there [SH-19]', async () => {
  storeWithSlowPage(1000);
  await pass(140);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await pass(20);
  expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument();
  await pass(1000);
  expect(screen.getByText('Here at last')).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('a quick navigation shows none [SH-19]', async () => {
  storeWithSlowPage(100);
  await pass(120);
  expect(screen.getByText('Here at last')).toBeInTheDocument();
  await pass(200);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
