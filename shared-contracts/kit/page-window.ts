/** A place in the pagination: a page's number, or a gap between numbers. */
type PagePlace = number | 'gap';

/** The pages to offer: the first, the last, and those around the current one. Pages count from 1. */
export function pageWindow(current: number, last: number): PagePlace[] {
  const wanted = new Set([1, current - 1, current, current + 1, last]);
  // A gap of one page is wider than that page's own number.
  if (current === 4) wanted.add(2);
  if (current === last - 3) wanted.add(last - 1);
  const pages = [...wanted].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return pages.flatMap((page, index) => (index > 0 && page - (pages[index - 1] ?? 0) > 1 ? ['gap', page] : [page]));
}
