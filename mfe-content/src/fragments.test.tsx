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

test('special-offers makes its three offers at once and fetches their pictures afterwards [SH-09]', async () => {
  const { container } = await open(specialOffers, {
    'get-popular-categories': homeAnswers['get-popular-categories'].map((category) =>
      category.Slug === 'sofas' ? { ...category, Slug: 'beds' } : category,
    ),
  });
  const offers = within(screen.getByRole('region', { name: 'Special offers' }));
  expect(offers.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/collections/beds',
    '/collections/lounge-chairs',
    '/collections/dining-sets',
  ]);
  await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(1));
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
describe('a code that works no longer', () => {
  const openWithout = (Component: React.ComponentType<Record<never, never>>) =>
    renderPage(
      <SiteProvider value={{ ...sampleSite, firstOrderOffers: [] }}>
        <Component />
      </SiteProvider>,
      { api: homeAnswers },
    );

  test('is promised by no banner [SH-09] [PAY-05]', async () => {
    await openWithout(promoBanner.Component);
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  test('does not remove the other offers [SH-09] [PAY-05]', async () => {
    await openWithout(specialOffers.Component);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'A dining set over 24 months',
    ]);
  });
});
