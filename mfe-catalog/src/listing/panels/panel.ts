import type { ProductListing } from '../listing-data.ts';
import type { ListingChoice } from '../use-listing-choice.ts';

export interface PanelProps {
  readonly listing: ProductListing;
  readonly choice: ListingChoice;
  readonly onClose: () => void;
}
