import type { Translate } from 'shared-contracts';
import type { words } from '../words.ts';
import type { ProductListing } from './load-listing.ts';

type T = Translate<(typeof words)['english']>;

/** The name of what is listed: the search's, the category's, or everything (CAT-01). */
export function listingHeading(t: T, { query, trail }: Pick<ProductListing, 'query' | 'trail'>): string {
  const category = trail.at(-1)?.Name;
  if (!query.searchTerm) return category ?? t('allProducts');
  return category
    ? t('searchHeadingIn', { term: query.searchTerm, category })
    : t('searchHeading', { term: query.searchTerm });
}
