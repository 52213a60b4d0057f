/** @jest-environment node */
import { STORE_PATHS } from 'shared-contracts/remote/store-paths';
import { resolvePath } from '../addresses/canonical-path.ts';
import { pageUrl } from './page-url.ts';

test.each([
  ['/ProductListing?utm_source=x&page=2&SearchTerm=sofa', '/ProductListing?SearchTerm=sofa&page=2'],
  ['/ProductListing?colour=1&colour=2', '/ProductListing?colour=1&colour=2'],
  ['/Cart?anything=1', '/Cart'],
  ['/?q=1', '/'],
])('%s is the page %s', (asked, page) => {
  const url = new URL(asked, 'https://store.example');
  const { pathname, search } = pageUrl(url, resolvePath(url.pathname, STORE_PATHS).storePath);
  expect(pathname + search).toBe(page);
});
