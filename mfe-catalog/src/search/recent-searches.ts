import { personalAtom } from 'shared-contracts';

const MAX_SEARCHES = 4;

// In memory and for one person only: searches are private on a shared device. Only clicks write it.
const $searches = personalAtom<readonly string[]>([]);

/** Latest first. */
export function recentSearches(): readonly string[] {
  return $searches.get();
}

export function rememberSearch(term: string): void {
  const others = $searches.get().filter((other) => other.toLowerCase() !== term.toLowerCase());
  $searches.set([term, ...others].slice(0, MAX_SEARCHES));
}
