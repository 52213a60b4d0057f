import { useState } from 'react';
import type { QueryState } from 'shared-contracts/query/query-cache';
import { REVIEWS_A_PAGE } from './reviews-page.ts';

/**
 * What comes page by page, the first with the product; null when it could not be loaded with it. `more` requests the next
 * page, or a first page that failed. An entry that others pushed onto the next page comes once.
 */
export function usePages<Page extends { readonly count: number }, Entry extends { readonly id: number }>(
  first: Page | null,
  entriesOf: (page: Page) => readonly Entry[],
) {
  const [pages, setPages] = useState<readonly Page[]>(first ? [first] : []);
  const [isRequested, setRequested] = useState(false);
  const entries = [...new Map(pages.flatMap(entriesOf).map((entry) => [entry.id, entry])).values()];
  return {
    /** Parameters of the next page; null until it is requested. */
    request: isRequested ? { PageNo: Math.floor(entries.length / REVIEWS_A_PAGE) + 1, PageSize: REVIEWS_A_PAGE } : null,
    /** With what became of the request. */
    with({ status, answer, refetch }: QueryState<Page> & { readonly refetch: () => void }) {
      if (answer) {
        setRequested(false);
        setPages([...pages, answer]);
      }
      const last = pages.at(-1);
      return {
        last,
        entries,
        status: isRequested ? status : ('idle' as const),
        more: () => setRequested(true),
        refetch,
        hasMore: last !== undefined && entries.length < last.count,
      };
    },
  };
}
