import { personalAtom } from 'shared-contracts';

const MOST_KEPT = 4;

// Of this visit and its person only: what a shopper looked for is nobody's business on a shared device. Written by
// clicks alone.
const $searches = personalAtom<readonly string[]>([]);

/** What this person searched for since the page was opened, latest first. */
export function recentSearches(): readonly string[] {
  return $searches.get();
}

export function rememberSearch(term: string): void {
  const others = $searches.get().filter((other) => other.toLowerCase() !== term.toLowerCase());
  $searches.set([term, ...others].slice(0, MOST_KEPT));
}
