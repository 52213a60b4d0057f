import { listingRequest } from './listing-request.ts';
import { parseListingQuery } from './listing-url.ts';

test.each([
  ['popularity-descending', 'Popularity DESC'],
  ['rating-descending', 'Rating DESC'],
  ['title-ascending', 'Name ASC'],
  ['title-descending', 'Name DESC'],
  ['price-ascending', 'Price ASC'],
  ['price-descending', 'Price DESC'],
  ['created-ascending', 'Date ASC'],
  ['created-descending', 'Date DESC'],
  ['origin-ascending', 'Origin ASC'],
  ['origin-descending', 'Origin DESC'],
])('%s in the address asks the server for %s [CAT-02]', (sort, column) => {
  expect(listingRequest(parseListingQuery(new URLSearchParams({ sort })), 3).OrderByColumnName).toBe(column);
});
