import { act, screen, within } from '@testing-library/react';
import { $wishList, on } from 'shared-contracts';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { home } from '../testing/sample-addresses.ts';
import { asha } from '../testing/sample-person.ts';
import { page } from './page.tsx';

const orders = [4, 3, 2, 1].map((each) => ({
  OrderId: each,
  OrderNumber: `KC-000${each}`,
  OrderDateUTC: `2026-11-0${each}T20:00:00Z`,
  LatestStatusName: each === 1 ? 'Completed' : 'Active',
  TotalItems: 2,
  OrderTotal: 1234.5 * each,
  TotalRecords: 4,
}));
const openOverview = (
  api: Readonly<Record<string, unknown>> = {},
  shopper: Pick<NonNullable<Parameters<typeof renderPage>[1]>, 'loggedInAs' | 'language'> = {},
) =>
  renderPage(page, {
    path: '/Account',
    loggedInAs: asha,
    ...shopper,
    api: { 'get-customer-order-history-master': orders.slice(0, 3), 'get-addresses': [home], ...api },
  });
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the account at a glance', () => {
  test('greets the shopper and requests no more than it shows [ACC-12]', async () => {
    const { calls } = await openOverview();
    expect(screen.getByText('Hello, Asha')).toBeInTheDocument();
    await screen.findByText('7 Residency Road');
    expect(calls.find(({ name }) => name === 'get-customer-order-history-master')?.request).toEqual({
      UserId: 7,
      PageNo: 1,
      PageSize: 3,
      recordValueJson: '[]',
    });
  });

  test('shows the last three orders with number, Indian date, status and total, each leading to its page [ACC-12]', async () => {
    await openOverview({ 'get-customer-order-history-master': orders });
    const rows = await part('Recent orders').findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Order KC-00045 Nov 2026Confirmed₹4,938',
      'Order KC-00034 Nov 2026Confirmed₹3,703.50',
      'Order KC-00023 Nov 2026Confirmed₹2,469',
    ]);
    expect(part('Recent orders').getByRole('link', { name: 'Order KC-0004' })).toHaveAttribute(
      'href',
      '/myorders/KC-0004',
    );
    expect(part('Recent orders').getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/myorders');
  });

  test('offers a shopper without orders the shop [ACC-12]', async () => {
    await openOverview({ 'get-customer-order-history-master': [] });
    expect(await part('Recent orders').findByText('You have no orders yet.')).toBeInTheDocument();
    expect(part('Recent orders').getByRole('link', { name: 'Start shopping' })).toHaveAttribute(
      'href',
      '/ProductListing',
    );
  });

  test('shows the default address, or offers to add the first one [ACC-12]', async () => {
    const { unmount } = await openOverview({
      'get-addresses': [{ ...home, IsDefault: false, AddressID: 9, AddressLineOne: 'Elsewhere' }, home],
    });
    expect(await part('Default address').findByText('7 Residency Road')).toBeInTheDocument();
    expect(part('Default address').queryByText('Elsewhere')).not.toBeInTheDocument();
    unmount();
    await openOverview({ 'get-addresses': [] });
    expect(await part('Default address').findByRole('link', { name: 'Add an address' })).toHaveAttribute(
      'href',
      '/Addresses?edit=new',
    );
  });

  test('a part that cannot be loaded offers a retry; the others stay [ACC-12]', async () => {
    const answers: unknown[] = [reply.problem(500), orders];
    const { user } = await openOverview({ 'get-customer-order-history-master': () => answers.shift() });
    expect(await part('Recent orders').findByRole('alert')).toHaveTextContent('Your orders could not be loaded.');
    expect(await part('Default address').findByText('7 Residency Road')).toBeInTheDocument();
    await user.click(part('Recent orders').getByRole('button', { name: 'Retry' }));
    expect(await part('Recent orders').findAllByRole('listitem')).toHaveLength(3);
  });

  test.each([
    [[], 'Nothing saved yet.'],
    [[3], '1 item saved.'],
    [[3, 7], '2 items saved.'],
  ])('counts the wish list: %j [ACC-12]', async (stored, text) => {
    await openOverview();
    act(() => $wishList.set(stored));
    expect(part('Wish list').getByText(text)).toBeInTheDocument();
    expect(part('Wish list').getByRole('link')).toHaveAttribute('href', '/wishlist');
  });

  test('shows the logged-in person with a link to the profile and a logout [ACC-12] [SH-13]', async () => {
    const { user } = await openOverview();
    expect(part('Profile').getByText('Asha Rao')).toBeInTheDocument();
    expect(part('Profile').getByText('asha@example.com')).toBeInTheDocument();
    expect(part('Profile').getByRole('link', { name: 'Edit the profile' })).toHaveAttribute('href', '/profile');
    let requests = 0;
    const stop = on('account:logout-requested', () => {
      requests += 1;
    });
    await user.click(part('Profile').getByRole('button', { name: 'Logout' }));
    stop();
    expect(requests).toBe(1);
  });

  test('names the places of the profile in the language of the page, of which the session knows the English [SH-21]', async () => {
    const places = { CityID: 560, CityName: 'Bengaluru', StateProvinceID: 29, StateName: 'Karnataka' };
    const { calls, unmount } = await openOverview({}, { loggedInAs: { ...asha, ...places } });
    expect(part('Profile').getByText('Karnataka')).toBeInTheDocument();
    expect(calls.filter(({ name }) => name.endsWith('-list'))).toEqual([]);
    unmount();
    const named = {
      'get-countries-list': [{ CountryID: 1, CountryName: 'الهند', EnglishName: 'India' }],
      'get-states-provinces-list': [{ StateProvinceID: 29, StateName: 'كارناتاكا', EnglishName: 'Karnataka' }],
      'get-cities-list': reply.problem(500),
    };
    await openOverview(named, { loggedInAs: { ...asha, ...places }, language: 'ar' });
    expect(await screen.findByText('كارناتاكا')).toBeInTheDocument();
    expect(await screen.findByText('الهند')).toBeInTheDocument();
    // Its list could not be loaded.
    expect(screen.getByText('Bengaluru')).toBeInTheDocument();
  });

  test('ends with what can be done about one’s data [ACC-14]', async () => {
    await openOverview();
    expect(screen.getByRole('button', { name: 'Download my data' })).toBeInTheDocument();
  });

  test('the navigation marks the page that is shown', async () => {
    await openOverview();
    const navigation = within(screen.getByRole('navigation', { name: 'Your account' }));
    expect(navigation.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    expect(navigation.getByRole('link', { name: 'Orders' })).not.toHaveAttribute('aria-current');
  });
});
