import { useQuery } from 'shared-contracts';
import type { CallAnswer } from 'shared-contracts/api/call';
import { getSearchSuggestions } from 'shared-contracts/api/get-search-suggestions';

/** A pause in typing that is worth asking at. Milliseconds. */
const DEBOUNCE_MS = 120;

const MAX_AGE_MS = 60_000;

/** One letter fits half the catalogue. */
const SHORTEST_TERM = 2;

const MOST_PRODUCTS = 6;

export interface Found extends CallAnswer<typeof getSearchSuggestions> {
  /** What they are suggestions for. */
  readonly term: string;
}

/** Suggestions for what is typed. */
export function useSuggestions(term: string) {
  const request = term.length < SHORTEST_TERM ? null : { SearchTerm: term, PageSize: MOST_PRODUCTS };
  const { status, latest, refetch } = useQuery(getSearchSuggestions, request, {
    maxAge: MAX_AGE_MS,
    debounce: DEBOUNCE_MS,
  });
  return {
    /** The latest that came, perhaps for what was typed a moment ago; null while too little is typed. */
    found: request && latest ? ({ term: latest.request.SearchTerm, ...latest.answer } satisfies Found) : null,
    failed: status === 'error',
    refetch,
  };
}
