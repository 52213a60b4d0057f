import type { Translate } from 'shared-contracts';
import type { ProductListing } from './listing-data.ts';
import type { listingWords } from './words.ts';

type T = Translate<(typeof listingWords)['english']>;

/** The search, the category, or all products (CAT-01). */
export function listingHeading(t: T, { query, trail }: Pick<ProductListing, 'query' | 'trail'>): string {
  const category = trail.at(-1)?.name;
  if (!query.searchTerm) return category ?? t('allProducts');
  return category
    ? t('searchHeadingIn', { term: query.searchTerm, category })
    : t('searchHeading', { term: query.searchTerm });
}
