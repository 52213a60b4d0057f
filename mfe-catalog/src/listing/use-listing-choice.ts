import { useEffect, useRef, useState } from 'react';
import { withoutLanguage } from 'shared-contracts';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { useLocation, useNavigation } from 'shared-contracts/router';
import { listingPath } from './listing-path.ts';
import { type ListingQuery, parseListingQuery } from './listing-url.ts';
import type { ProductListing } from './load-listing.ts';

const LISTING_PATH = /^\/(ProductListing|collections\/[^/]+)\/?$/i;

type Change = Partial<ListingQuery> | ((wanted: ListingQuery) => Partial<ListingQuery>);

/** What a shopper wants of a listing, and how they ask for something else. */
export interface ListingChoice {
  /** What is on its way, else what is shown: controls answer at once, and a second wish builds on the first. */
  readonly wanted: ListingQuery;
  /** Whether another listing is on its way: then the one on screen no longer counts. */
  readonly fetching: boolean;
  /** Path of the same listing with something changed, from its first page. */
  readonly pathWith: (change: Partial<ListingQuery>) => string;
  /** Goes there and stays where the shopper is on the page (CAT-05). A change of what is wanted by then is a function. */
  readonly choose: (change: Change) => void;
  /** For links of that kind: they are told apart from a way to another page. */
  readonly markChoice: () => void;
  /** Whether the listing that has come was chosen so; asked once. */
  readonly takeChoice: () => boolean;
}

export function useListingChoice({ query, trail }: ProductListing): ListingChoice {
  const { pathname } = useLocation();
  const { location: destination, state } = useNavigation();
  const navigate = useStoreNavigate();
  const chosen = useRef(false);
  const category = trail.at(-1);

  // The router tells of a navigation a moment after it began: until then a tick would jump back.
  const [asked, setAsked] = useState<{ readonly query: ListingQuery; readonly while: ListingQuery } | null>(null);
  useEffect(() => {
    if (state === 'idle') setAsked(null);
  }, [state]);

  const isSame = destination?.pathname === pathname;
  const underWay = isSame ? parseListingQuery(new URLSearchParams(destination.search)) : null;
  const justAsked = asked?.while === query ? asked.query : null;
  const wanted = justAsked ?? underWay ?? query;
  // Several choices can come between two renders: taps that were held until the page was live.
  const newest = useRef(wanted);
  useEffect(() => {
    newest.current = wanted;
  });
  const pathWith = (change: Partial<ListingQuery>) => listingPath({ ...wanted, page: 1, ...change }, category);
  const markChoice = () => {
    chosen.current = true;
  };
  return {
    wanted,
    fetching:
      justAsked !== null || (destination !== undefined && LISTING_PATH.test(withoutLanguage(destination.pathname))),
    pathWith,
    choose(change) {
      markChoice();
      const now = newest.current;
      newest.current = { ...now, page: 1, ...(typeof change === 'function' ? change(now) : change) };
      setAsked({ query: newest.current, while: query });
      navigate(listingPath(newest.current, category), { preventScrollReset: true });
    },
    markChoice,
    takeChoice() {
      const was = chosen.current;
      chosen.current = false;
      return was;
    },
  };
}
