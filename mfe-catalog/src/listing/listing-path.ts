import { links } from 'shared-contracts';
import type { Category } from 'shared-contracts/domain/category';
import { formatListingQuery, type ListingQuery } from './listing-url.ts';

export function listingPath(query: ListingQuery, category: Pick<Category, 'slug'> | undefined): string {
  return `${category ? links.category(category.slug) : links.allProducts()}${formatListingQuery(query)}`;
}
