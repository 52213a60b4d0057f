import type { StorePath } from 'shared-contracts/remote/store-paths';

/**
 * Keeps only the query parameters that the page reads, in fixed order. Others, such as campaign parameters, would
 * multiply the cached pages.
 */
export function pageUrl(url: URL, storePath: StorePath | null): URL {
  const known = new URL(url);
  known.search = '';
  for (const name of storePath?.query ?? []) {
    for (const value of url.searchParams.getAll(name)) known.searchParams.append(name, value);
  }
  return known;
}
