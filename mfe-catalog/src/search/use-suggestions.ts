import { useMemo } from 'react';
import { useQuery } from 'shared-contracts';
import { getSearchSuggestions } from 'shared-contracts/api/get-search-suggestions';
import type { Suggestions } from 'shared-contracts/domain/suggestions';
import { useLatest } from 'shared-contracts/kit/use-latest';

/** The pause in typing before a request. Milliseconds. */
const DEBOUNCE_MS = 120;

const MAX_AGE_MS = 60_000;

/** One letter matches half the catalogue. */
const SHORTEST_TERM = 2;

const MOST_PRODUCTS = 6;

export interface Found extends Suggestions {
  /** The term of these suggestions. */
  readonly term: string;
}

export function useSuggestions(term: string) {
  const isLong = term.length >= SHORTEST_TERM;
  const request = isLong ? { SearchTerm: term, PageSize: MOST_PRODUCTS } : null;
  const options = { maxAge: MAX_AGE_MS, debounce: DEBOUNCE_MS };
  const { status, answer, refetch } = useQuery(getSearchSuggestions, request, options);
  const latest = useLatest(useMemo<Found | undefined>(() => answer && { term, ...answer }, [term, answer]));
  return {
    /** The latest suggestions, possibly for an earlier term; null while the term is too short. */
    found: isLong && latest ? latest : null,
    failed: status === 'error',
    refetch,
  };
}
