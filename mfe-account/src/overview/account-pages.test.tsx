import { act, screen } from '@testing-library/react';
import { $wishList } from 'shared-contracts';
import { renderPage } from 'shared-contracts/testing/render-page';
import { page as addresses } from '../addresses/page.tsx';
import { page as profile } from '../profile/page.tsx';
import { page as resetPassword } from '../reset-password/page.tsx';
import { page as overview } from './page.tsx';

const asha = {
  UserID: 7,
  FirstName: 'Asha',
  LastName: 'Rao',
  EmailAddress: 'asha@example.com',
  MobileNo: '9800000000',
  AddressLineOne: '1 Rose Lane',
  CityName: 'Bengaluru',
  StateName: 'Karnataka',
  CountryName: 'India',
  PostalCode: '560001',
};

test('the overview greets and leads to orders, profile, addresses and wish list, with its count', async () => {
  await renderPage(overview, { path: '/Account', loggedInAs: asha });
  act(() => $wishList.set([3, 7]));
  expect(screen.getByText('Hello, Asha')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Orders See/ })).toHaveAttribute('href', '/myorders');
  expect(screen.getByRole('link', { name: /Profile Your/ })).toHaveAttribute('href', '/profile');
  expect(screen.getByRole('link', { name: /Addresses Where/ })).toHaveAttribute('href', '/Addresses');
  expect(screen.getByRole('link', { name: /2 pieces saved/ })).toHaveAttribute('href', '/wishlist');
});

test('the navigation marks the page that is shown', async () => {
  await renderPage(profile, { path: '/profile', loggedInAs: asha });
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Orders' })).not.toHaveAttribute('aria-current');
});

test('the profile shows who the shopper is', async () => {
  await renderPage(profile, { path: '/profile', loggedInAs: { ...asha, MobileNo: null } });
  expect(screen.getByText('Asha Rao')).toBeInTheDocument();
  expect(screen.getByText('asha@example.com')).toBeInTheDocument();
  expect(screen.getByText('Not given')).toBeInTheDocument();
});

test('the addresses show the account’s own', async () => {
  await renderPage(addresses, { path: '/Addresses', loggedInAs: asha });
  expect(screen.getByRole('region', { name: 'Account address' })).toHaveTextContent(
    'Asha Rao1 Rose LaneBengaluru 560001KarnatakaIndia9800000000',
  );
});

test('an account without an address says so and leads on', async () => {
  await renderPage(addresses, { path: '/Addresses', loggedInAs: { ...asha, AddressLineOne: null } });
  expect(screen.getByRole('heading', { name: /no address yet/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/ProductListing');
});

test('whoever lost their password learns how to reach support, and can cancel', async () => {
  await renderPage(resetPassword, { path: '/ResetPassword' });
  expect(screen.getByRole('link', { name: 'E-mail support' })).toHaveAttribute(
    'href',
    'mailto:care@store.example?subject=Help%20with%20my%20password',
  );
  expect(screen.getByRole('link', { name: 'Call support' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+91\d+$/),
  );
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/Login');
});
