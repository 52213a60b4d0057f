import { screen, waitFor, within } from '@testing-library/react';
import { renderPage, reply } from 'shared-contracts/testing/render-page';
import { review, reviewsPage, shownReviews } from '../../testing/sample-reviews.ts';
import { Reviews } from './reviews.tsx';

const page = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => review({ ReviewID: from + index, Title: `Review ${from + index}` }));
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('average, histogram and the first reviews come with the page [CAT-19]', async () => {
  const { calls, container } = await renderPage(<Reviews productId={7} first={shownReviews(12, page(1, 5))} />);
  expect(container).toHaveTextContent('4.5');
  expect(container).toHaveTextContent('Based on 12 reviews');
  expect(screen.getByText('5 stars: 11')).toBeInTheDocument();
  expect(screen.getByText('1 star: 1')).toBeInTheDocument();
  expect(titles()).toHaveLength(5);
  const first = within(screen.getAllByRole('article')[0] as HTMLElement);
  expect(first.getByText('Delivery took its time.')).toBeInTheDocument();
  expect(first.getByText('Joseph K.')).toBeInTheDocument();
  expect(first.getByText('16 Oct 2026')).toBeInTheDocument();
  expect(first.getByRole('img', { name: 'Rated 4.0 out of 5' })).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test("'More reviews' adds a page until there are no more, none twice [CAT-19]", async () => {
  const pages: Record<number, unknown> = { 2: reviewsPage(7, page(5, 3)) };
  const { user, calls } = await renderPage(<Reviews productId={7} first={shownReviews(7, page(1, 5))} />, {
    api: { 'get-product-reviews': ({ PageNo }: { PageNo: number }) => pages[PageNo] },
  });
  await user.click(screen.getByRole('button', { name: 'More reviews' }));
  await waitFor(() => expect(titles()).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `Review ${n}`)));
  expect(calls).toMatchObject([{ request: { ProductId: 7, PageNo: 2, PageSize: 5 } }]);
  expect(screen.queryByRole('button', { name: 'More reviews' })).not.toBeInTheDocument();
});

test('pictures of a buyer are small, named, of a known size, and lead to the large ones [CAT-19]', async () => {
  const Pictures = [1, 2].map((n) => ({
    Url: `/media/reviews/${n}.webp`,
    Thumbnail: `/media/reviews/${n}-small.webp`,
  }));
  await renderPage(<Reviews productId={7} first={shownReviews(1, [review({ ReviewerName: 'Asha R.', Pictures })])} />);
  const second = screen.getByRole('link', { name: 'Picture 2 by \u2068Asha R.\u2069' });
  expect(second).toHaveAttribute('href', '/media/reviews/2.webp');
  const [first] = screen.getAllByRole('img', { name: /^Picture/ });
  expect(first).toHaveAttribute('src', '/media/reviews/1-small.webp');
  for (const [name, value] of Object.entries({ width: '96', height: '96', loading: 'lazy' })) {
    expect(first).toHaveAttribute(name, value);
  }
});

test('what no customer wrote says that it is a sample [CAT-23]', async () => {
  await renderPage(<Reviews productId={7} first={shownReviews(1, [review({ IsSample: true })])} />);
  expect(screen.getByText('Sample review')).toBeInTheDocument();
});

test('what is said of the customers who bought stands only where customers wrote [CAT-23] [CAT-33]', async () => {
  const written = /written by customers who bought/;
  const { unmount } = await renderPage(<Reviews productId={7} first={shownReviews(1, [review()])} />);
  expect(screen.getByText(written)).toBeInTheDocument();
  unmount();
  await renderPage(
    <Reviews productId={7} first={shownReviews(2, [review(), review({ ReviewID: 2, IsSample: true })])} />,
  );
  expect(screen.queryByText(written)).not.toBeInTheDocument();
  expect(screen.getByText(/^Sample reviews show what this place is for/)).toBeInTheDocument();
});

test('without a review there are no stars and no histogram [CAT-23]', async () => {
  await renderPage(<Reviews productId={7} first={shownReviews(0)} />);
  expect(screen.getByText('No reviews yet.')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByText(/stars/)).not.toBeInTheDocument();
});

test('reviews missing from the page are requested again, and a failure has a Retry [CAT-19]', async () => {
  let unavailable = true;
  const { user } = await renderPage(<Reviews productId={7} first={null} />, {
    api: { 'get-product-reviews': () => (unavailable ? reply.problem(500) : reviewsPage(1)) },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  unavailable = false;
  await user.click(retry);
  await waitFor(() => expect(titles()).toEqual(['Comfortable']));
});

test("a review's markup is text [CAT-18]", async () => {
  const { container } = await renderPage(
    <Reviews productId={7} first={shownReviews(1, [review({ Body: '<img src=x onerror=alert(1)>' })])} />,
  );
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
  expect(container.querySelector('img')).toBeNull();
});
