import { definePage } from 'shared-contracts';
import { head } from './head.ts';
import { Listing } from './listing.tsx';
import type { ListingData } from './listing-data.ts';

export const page = definePage<ListingData>({
  // The server sends the first page's data, so the loader's code loads only on navigation.
  load: async (context) => (await import(/* webpackChunkName: "listing" */ './load-listing.ts')).loadListing(context),
  Component: Listing,
  head,
});
