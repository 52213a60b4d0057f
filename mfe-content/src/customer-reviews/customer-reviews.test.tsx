import { screen, within } from '@testing-library/react';
import { fakeApi } from 'shared-contracts/testing/fake-api';
import { renderPage } from 'shared-contracts/testing/render-page';
import { loadReviews } from './load-reviews.ts';
import { page } from './page.tsx';
import { parseReviewsQuery, reviewsPath } from './reviews-url.ts';

const review = (ReviewID: number, IsSample = true) => ({
  ReviewID,
  Rating: 4,
  Title: `Review ${ReviewID}`,
  Body: 'Not one creak.',
  ReviewerName: 'Asha R.',
  CreatedOn: '2026-10-01T10:00:00.000Z',
  IsSample,
  Product: { Name: 'Teak chair', Slug: 'teak-chair', CategorySlug: 'chairs', Image: null },
});
const content = {
  PageName: 'customer-reviews',
  Title: 'Customer reviews',
  Meta_Keyword: '',
  Meta_Description: 'What buyers say.',
  Meta_Schema: '',
  DataContent: '<h2>How ratings are made</h2><p>By buyers only.</p>',
};
const answer = {
  average: 4.3,
  count: 25,
  histogram: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars * 2 })),
  categories: [
    { Slug: 'living-room', Name: 'Living Room', count: 20 },
    { Slug: 'bedroom', Name: 'Bedroom', count: 5 },
  ],
  total: 25,
  reviews: [review(1), review(2, false)],
};
const api = { 'get-web-content': content, 'get-customer-reviews': answer };
const open = (path = '/customer-reviews', more = {}) => renderPage(page, { path, api: { ...api, ...more } });

describe('the page of customer reviews', () => {
  test('has the summary, the reviews with their products, and how they are collected [CON-01]', async () => {
    await open();
    const summary = within(screen.getByRole('region', { name: 'All ratings' }));
    expect(summary.getByText('4.3')).toBeInTheDocument();
    expect(summary.getByText('From 25 reviews')).toBeInTheDocument();
    const [first, second] = screen.getAllByRole('article').map((one) => within(one));
    expect(first?.getByRole('link', { name: /Teak chair/ })).toHaveAttribute('href', '/collections/chairs/teak-chair');
    expect(first?.getByText('Sample review')).toBeInTheDocument();
    expect(second?.queryByText('Sample review')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'How ratings are made' })).toBeInTheDocument();
  });

  test('filters by links, which keep the other filter and begin at the first page [CON-01]', async () => {
    const { calls } = await open('/customer-reviews?stars=4&category=bedroom&page=2');
    expect(calls.find(({ name }) => name === 'get-customer-reviews')?.request).toEqual({
      Stars: 4,
      CategorySlug: 'bedroom',
      PageNo: 2,
      PageSize: 10,
    });
    const stars = within(screen.getByRole('navigation', { name: 'Filter by stars' }));
    expect(stars.getByRole('link', { name: /^5 stars/ })).toHaveAttribute(
      'href',
      '/customer-reviews?stars=5&category=bedroom',
    );
    expect(stars.getByRole('link', { name: /^4 stars/ })).toHaveAttribute('aria-current', 'true');
    const categories = within(screen.getByRole('navigation', { name: 'Filter by category' }));
    expect(categories.getByRole('link', { name: 'All categories' })).toHaveAttribute(
      'href',
      '/customer-reviews?stars=4',
    );
    const pages = within(screen.getByRole('navigation', { name: 'Pages of reviews' }));
    expect(pages.getByRole('link', { name: 'Older' })).toHaveAttribute(
      'href',
      '/customer-reviews?stars=4&category=bedroom&page=3',
    );
  });

  test('leads back to all reviews when none matches [CON-01]', async () => {
    await open('/customer-reviews?stars=1', { 'get-customer-reviews': { ...answer, total: 0, reviews: [] } });
    expect(screen.getByRole('link', { name: 'Show all reviews' })).toHaveAttribute('href', '/customer-reviews');
  });

  test('is a 404 past its last page, and offers search engines buyers’ words only [SH-18]', async () => {
    const load = (search: string, reviews = answer.reviews) => {
      const answers = fakeApi({ ...api, 'get-customer-reviews': { ...answer, reviews } });
      const url = new URL(`http://store.test/customer-reviews${search}`);
      return loadReviews({ url, ...answers } as never);
    };
    expect(await load('?page=9', [])).toMatchObject({ kind: 'show', status: 404 });
    const shown = await load('');
    if (shown.kind !== 'show') throw new Error(shown.kind);
    const head = page.head(shown.data, { language: 'en', storeName: 'Kashtha & Co.' });
    expect(head).toMatchObject({
      title: 'Kashtha & Co. - Customer reviews',
      canonical: '/customer-reviews',
      noindex: false,
    });
    expect(JSON.stringify(head.structuredData)).toContain('Review 2');
    expect(JSON.stringify(head.structuredData)).not.toContain('Review 1');
    const filtered = await load('?stars=5');
    if (filtered.kind !== 'show') throw new Error(filtered.kind);
    expect(page.head(filtered.data, { language: 'en', storeName: 'K' }).noindex).toBe(true);
  });

  test.each([
    ['', '/customer-reviews'],
    ['stars=5&category=beds&page=3', '/customer-reviews?stars=5&category=beds&page=3'],
    ['stars=6&page=0&category=%3Cscript', '/customer-reviews'],
    ['stars=1e0&page=1', '/customer-reviews'],
  ])('understands ?%s as %s, whatever a stranger types [CON-01]', (search, path) => {
    expect(reviewsPath(parseReviewsQuery(new URLSearchParams(search)))).toBe(path);
  });
});
