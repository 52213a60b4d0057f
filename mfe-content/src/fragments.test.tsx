import { screen, waitFor, within } from '@testing-library/react';
import { SiteProvider } from 'shared-contracts';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { sampleSite } from 'shared-contracts/testing/sample-site';
import { fragment as allCollection } from './all-collection/fragment.tsx';
import { fragment as promoBanner } from './promo-banner/fragment.tsx';
import { fragment as specialOffers } from './special-offers/fragment.tsx';
import { homeAnswers } from './testing/home-answers.ts';
import { fragment as whyUs } from './why-us/fragment.tsx';

/** Any team's page can show these without props. */
const open = ({ Component }: { Component: React.ComponentType<Record<never, never>> }, api = {}) =>
  renderPage(<Component />, { path: '/Cart', api: { ...homeAnswers, ...api } });

test('why-us gives its six benefits anywhere [SH-09]', async () => {
  const { calls } = await open(whyUs);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(calls).toEqual([]);
});

test('all-collection loads the collections itself, and leads to the listing before it knows them [SH-09]', async () => {
  await open(allCollection);
  expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/ProductListing');
  expect(await screen.findByRole('link', { name: /Living Room/ })).toHaveAttribute('href', '/collections/living-room');
});

test('all-collection still leads to the listing when the collections cannot be had [SH-09]', async () => {
  await open(allCollection, { 'get-categories-list': reply.problem(404) });
  expect(screen.getByRole('link', { name: 'View all' })).toBeInTheDocument();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('special-offers loads the offers itself: a link each, with the terms of its coupon [SH-09] [CON-09]', async () => {
  const { container } = await open(specialOffers);
  const offers = within(await screen.findByRole('region', { name: 'Special offers' }));
  expect(offers.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/collections/beds',
    '/collections/dining-sets',
  ]);
  expect(offers.getByText('On orders from ₹25,000, up to ₹3,000 off.')).toBeInTheDocument();
  expect(offers.getByText(/Code .*FIRST10/)).toBeInTheDocument();
  expect(container.querySelectorAll('img')).toHaveLength(1);
});

test('special-offers without offers shows nothing [SH-09]', async () => {
  const { calls } = await open(specialOffers, { 'get-special-offers': [] });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('promo-banner promises 10% on the first online purchase, with its code and its terms [SH-09]', async () => {
  await open(promoBanner);
  const banner = within(screen.getByRole('complementary', { name: 'First order' }));
  expect(banner.getByText('10% extra off your first online purchase')).toBeInTheDocument();
  expect(banner.getByText(/FIRST10/)).toBeInTheDocument();
  expect(banner.getByText(/₹25,000/)).toBeInTheDocument();
  expect(banner.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/pages/terms');
});

// An operator stopped FIRST10; the banner still promised it, and the checkout refused it.
test('promo-banner does not advertise a code that no longer works [SH-09] [PAY-05]', async () => {
  await renderPage(
    <SiteProvider value={{ ...sampleSite, firstOrderOffers: [] }}>
      <promoBanner.Component />
    </SiteProvider>,
    { api: homeAnswers },
  );
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
