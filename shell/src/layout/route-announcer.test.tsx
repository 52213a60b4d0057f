import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { RouterProvider, useLocation } from 'shared-contracts/router';
import { RouteAnnouncer } from './route-announcer.tsx';

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <main id="content">
        <h1>{`${pathname}${search}`}</h1>
        <button type="button">A filter</button>
        <a href="/collections/sofas/navy" aria-current={pathname.endsWith('navy') || undefined}>
          Navy
        </a>
      </main>
      <RouteAnnouncer contentId="content" />
    </>
  );
}

/** A shopper whose focus is on a control of the page, and goes somewhere. */
async function goFrom(start: string, to: string, focused = () => screen.getByRole('button')) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [start] });
  render(<RouterProvider router={router} />);
  focused().focus();
  await act(() => router.navigate(to));
  return { router };
}

test.each([
  ['another page', '/collections/sofas', '/collections/beds'],
  ['another search', '/ProductListing?SearchTerm=sofa', '/ProductListing?SearchTerm=bed'],
])('%s takes the focus to its heading [SH-17]', async (_what, start, to) => {
  await goFrom(start, to);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('another colour of the product leaves the focus on its link [CAT-27]', async () => {
  await goFrom('/collections/sofas/teal', '/collections/sofas/navy', () => screen.getByRole('link', { name: 'Navy' }));
  expect(screen.getByRole('link', { name: 'Navy' })).toHaveFocus();
});

// The title was read 100 ms after the navigation: where the code that sets it came later, the page before was announced.
test('the title is announced when it is that of the page, also after Back to the first page [SH-23]', async () => {
  const { router } = await goFrom('/Aboutus', '/Faqs');
  document.head.append(document.createElement('script'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('status')).toHaveTextContent('');
  document.title = 'Questions';
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Questions'));
  await act(() => router.navigate(-1));
  document.title = 'About us';
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('About us'));
});

test.each([
  ['a filter', '/collections/sofas?material=2'],
  ['a sort', '/collections/sofas?sort=price-ascending'],
  ['another page of the list', '/collections/sofas?page=2'],
  ['the other language', '/ar/collections/sofas'],
])('%s leaves the focus where it is [SH-17]', async (_what, to) => {
  await goFrom('/collections/sofas', to);
  expect(screen.getByRole('button')).toHaveFocus();
});
