import { lazy, Suspense } from 'react';
import { ListedProducts } from './listed-products.tsx';
import type { ListingData } from './load-listing.ts';
// On screen before its code is there, as the server sends it.
import 'shared-contracts/kit/button.module.css';
import 'shared-contracts/kit/empty-state.module.css';
import 'shared-contracts/kit/table.module.css';
import './no-listing.module.css';

const NoListing = lazy(() => import('./no-listing.tsx'));

/** A listing, or why there is none. */
export function Listing({ data }: { readonly data: ListingData }) {
  if (data.kind === 'products') return <ListedProducts listing={data} />;
  return (
    <Suspense>
      <NoListing data={data} />
    </Suspense>
  );
}
