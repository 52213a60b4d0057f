import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { renderPage } from 'shared-contracts/testing/render-page';
import { sampleCategories } from '../menu/sample-categories.ts';
import { NotFoundView } from './not-found.tsx';
import { useOnline } from './offline.tsx';
import { PageFailureView } from './page-failure.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

test.each([
  ['remote', 'This page is temporarily unavailable'],
  ['api', 'Our catalogue is unavailable right now'],
  ['fault', 'Something went wrong on our side'],
] as const)(
  "a failure of kind '%s' says '%s', that the cart is safe, and offers Retry [SH-11]",
  async (kind, title) => {
    let retries = 0;
    const { user, container } = await renderPage(
      <PageFailureView kind={kind} online busy={false} onRetry={() => retries++} />,
    );
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(container).toHaveTextContent(/your cart is safe/i);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retries).toBe(1);
  },
);

test('offline it says so, and retries as soon as the connection is back [SH-12]', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get');
  const connection = (online: boolean) =>
    act(() => {
      onLine.mockReturnValue(online);
      dispatchEvent(new Event(online ? 'online' : 'offline'));
    });
  const title = () => screen.getByRole('heading', { level: 1 });
  let retries = 0;
  const FailedPage = () => <PageFailureView kind="api" online={useOnline()} busy={false} onRetry={() => retries++} />;
  await renderPage(<FailedPage />);
  connection(false);
  expect(title()).toHaveTextContent('You are offline');
  expect(retries).toBe(0);
  connection(true);
  expect(title()).toHaveTextContent('Our catalogue is unavailable right now');
  expect(retries).toBe(1);
  onLine.mockRestore();
});

// The offline strip stood over 'We have been notified'.
test('offline nobody claims to have been notified of a fault [SH-12] [SH-24]', async () => {
  await renderPage(<PageFailureView kind="fault" online={false} busy={false} onRetry={() => undefined} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are offline');
  expect(screen.queryByText(/notified/)).not.toBeInTheDocument();
});

test('while a retry is under way the button keeps its focus and does not retry twice [SH-12]', async () => {
  let retries = 0;
  const view = await renderPage(<PageFailureView kind="remote" online busy onRetry={() => retries++} />);
  const button = screen.getByRole('button', { name: 'Loading…' });
  await view.user.click(button);
  expect(button).toHaveFocus();
  expect(retries).toBe(0);
});

test('an unknown path offers search and the top categories [SH-11]', async () => {
  const { user, path } = await renderPage(<NotFoundView categories={[...sampleCategories]} />, { pattern: '/*' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We could not find this page');
  const categories = within(screen.getByRole('navigation', { name: 'Start from a category' }));
  expect(categories.getAllByRole('link').map((link) => link.textContent)).toEqual(['Sofas', 'Cane Furniture', 'Beds']);
  await user.type(screen.getByRole('searchbox'), 'lamp{Enter}');
  expect(path()).toBe('/ProductListing?SearchTerm=lamp');
});

test('a page to come says that it is loading', async () => {
  await renderPage(<PageSkeleton />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});
