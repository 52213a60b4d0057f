import { type RefObject, useEffect, useRef } from 'react';
import type { ListingQuery } from './listing-url.ts';
import type { ListingChoice } from './use-listing-choice.ts';

/**
 * After a filter or an order was chosen, the results scroll into view and focus stays on the chosen control. If that
 * was removed (a chip), or another page was opened, the results take focus.
 */
export function useResultsInView(
  results: RefObject<HTMLElement | null>,
  query: ListingQuery,
  { takeChoice }: Pick<ListingChoice, 'takeChoice'>,
): void {
  const shown = useRef(query);
  useEffect(() => {
    const before = shown.current;
    shown.current = query;
    const element = results.current;
    if (before === query || !element) return;
    if (!takeChoice()) {
      if (before.page !== query.page) element.focus({ preventScroll: true });
      return;
    }
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
    if (document.activeElement === document.body) element.focus({ preventScroll: true });
  });
}
