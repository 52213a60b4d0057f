import { useCallback, useEffect, useRef, useState } from 'react';
import { withoutLanguage } from 'shared-contracts';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { useLocation, useNavigation } from 'shared-contracts/router';
import type { ProductListing } from './listing-data.ts';
import { listingPath } from './listing-path.ts';
import { type ListingQuery, parseListingQuery } from './listing-url.ts';

const LISTING_PATH = /^\/(ProductListing|collections\/[^/]+)\/?$/i;

type Change = Partial<ListingQuery> | ((requested: ListingQuery) => Partial<ListingQuery>);

/** The shopper's choice on a listing, and how to change it. */
export interface ListingChoice {
  /** The pending query, else the shown one: controls answer at once, and a second change builds on the first. */
  readonly requested: ListingQuery;
  /** Whether another listing is loading: the one on screen is then stale. */
  readonly fetching: boolean;
  /** The path of the same listing with a change, at page 1. */
  readonly pathWith: (change: Partial<ListingQuery>) => string;
  /** Navigates without scrolling (CAT-05). A function receives the query requested by then. */
  readonly choose: (change: Change) => void;
  /** For links that change the choice, to distinguish them from links to another page. */
  readonly markChoice: () => void;
  /** Whether such a choice led to this listing; true once. */
  readonly takeChoice: () => boolean;
}

export function useListingChoice({ query, trail }: ProductListing): ListingChoice {
  const { pathname } = useLocation();
  const { location: destination, state } = useNavigation();
  const navigate = useStoreNavigate();
  const chosen = useRef(false);
  const category = trail.at(-1);

  // The router reports a navigation a moment after its start: until then a tick would jump back.
  const [pending, setPending] = useState<{ readonly query: ListingQuery; readonly while: ListingQuery } | null>(null);
  useEffect(() => {
    if (state === 'idle') setPending(null);
  }, [state]);

  const isSame = destination?.pathname === pathname;
  const underWay = isSame ? parseListingQuery(new URLSearchParams(destination.search)) : null;
  const justChosen = pending?.while === query ? pending.query : null;
  const requested = justChosen ?? underWay ?? query;
  // Several choices can arrive between two renders: clicks queued before hydration.
  const newest = useRef(requested);
  useEffect(() => {
    newest.current = requested;
  });
  const pathWith = (change: Partial<ListingQuery>) => listingPath({ ...requested, page: 1, ...change }, category);
  const markChoice = () => {
    chosen.current = true;
  };
  const choose = useCallback(
    (change: Change) => {
      chosen.current = true;
      const now = newest.current;
      newest.current = { ...now, page: 1, ...(typeof change === 'function' ? change(now) : change) };
      setPending({ query: newest.current, while: query });
      navigate(listingPath(newest.current, category), { preventScrollReset: true });
    },
    [query, category, navigate],
  );
  return {
    requested,
    fetching:
      justChosen !== null || (destination !== undefined && LISTING_PATH.test(withoutLanguage(destination.pathname))),
    pathWith,
    choose,
    markChoice,
    takeChoice() {
      const was = chosen.current;
      chosen.current = false;
      return was;
    },
  };
}
