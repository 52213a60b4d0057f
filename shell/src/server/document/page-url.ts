import type { StorePath } from 'shared-contracts/remote/store-paths';

/**
 * The URL as far as the page depends on it: the query parameters it reads, in fixed order, without the rest
 * (campaign marks and the like), which would make a cached page of every link.
 */
export function pageUrl(url: URL, storePath: StorePath | null): URL {
  const known = new URL(url);
  known.search = '';
  for (const name of storePath?.query ?? []) {
    for (const value of url.searchParams.getAll(name)) known.searchParams.append(name, value);
  }
  return known;
}
