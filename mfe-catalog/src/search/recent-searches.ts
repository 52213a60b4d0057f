import { whenPersonLeaves } from '../parts/when-person-leaves.ts';

const MOST_KEPT = 4;

// Of this visit and its person only: what a shopper looked for is nobody's business on a shared device. Written by
// clicks alone.
let kept: readonly string[] = [];
whenPersonLeaves(() => {
  kept = [];
});

/** What this person searched for since the page was opened, latest first. */
export function recentSearches(): readonly string[] {
  return kept;
}

export function rememberSearch(term: string): void {
  const others = kept.filter((other) => other.toLowerCase() !== term.toLowerCase());
  kept = [term, ...others].slice(0, MOST_KEPT);
}
