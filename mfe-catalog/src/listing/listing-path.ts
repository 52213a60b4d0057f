import { links } from 'shared-contracts';
import type { Category } from 'shared-contracts/api/get-categories-list';
import { formatListingQuery, type ListingQuery } from './listing-url.ts';

export function listingPath(query: ListingQuery, category: Pick<Category, 'Slug'> | undefined): string {
  return `${category ? links.category(category.Slug) : links.allProducts()}${formatListingQuery(query)}`;
}
