import { useEffect, useRef, useState } from 'react';
import { useApi } from 'shared-contracts';
import type { CallAnswer } from 'shared-contracts/api/call';
import { getSearchSuggestions } from 'shared-contracts/api/get-search-suggestions';

/** A pause in typing that is worth asking at. Milliseconds. */
const PAUSE_MS = 120;

/** One letter fits half the catalogue. */
const SHORTEST_TERM = 2;

const MOST_PRODUCTS = 6;

export interface Found extends CallAnswer<typeof getSearchSuggestions> {
  /** What they are suggestions for. */
  readonly term: string;
}

export interface Suggestions {
  /** The latest that came, perhaps for what was typed a moment ago; null while too little is typed. */
  readonly found: Found | null;
  readonly failed: boolean;
  retry(): void;
}

/** Suggestions for what is typed: asked at a pause, the question before called off, none asked twice. */
export function useSuggestions(term: string): Suggestions {
  const api = useApi();
  const known = useRef(new Map<string, Found>());
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again.
  useEffect(() => {
    setFailed(false);
    if (term.length < SHORTEST_TERM) return setFound(null);
    const before = known.current.get(term);
    if (before) return setFound(before);
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const request = { SearchTerm: term, PageSize: MOST_PRODUCTS };
      const answer = await api.call(getSearchSuggestions, request, { signal: asking.signal });
      if (asking.signal.aborted) return;
      if (!answer.ok) return setFailed(true);
      known.current.set(term, { term, ...answer.value });
      setFound({ term, ...answer.value });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [api, term, attempt]);

  return { found, failed, retry: () => setAttempt((before) => before + 1) };
}
