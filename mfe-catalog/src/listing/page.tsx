import { definePage } from 'shared-contracts';
import { Listing } from './listing.tsx';
import { listingHead } from './listing-head.ts';
import type { ListingData } from './load-listing.ts';

export const page = definePage<ListingData>({
  // The first page shown comes with its data: what loads the next one is not part of its bytes.
  load: async (context) => (await import('./load-listing.ts')).loadListing(context),
  Component: Listing,
  head: listingHead,
});
