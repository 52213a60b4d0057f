import { defineIsland } from 'shared-contracts';
import { ListedProducts } from './listed-products.tsx';
import type { ListingData } from './listing-data.ts';

export const NoListing = defineIsland({
  load: async () => (await import(/* webpackChunkName: "none" */ './no-listing.tsx')).NoListing,
});

export function Listing({ data }: { readonly data: ListingData }) {
  return data.kind === 'products' ? <ListedProducts listing={data} /> : <NoListing data={data} />;
}
