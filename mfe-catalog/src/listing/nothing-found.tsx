import { links, useWords } from 'shared-contracts';
import { EmptyState } from 'shared-contracts/ui/empty-state';
import { StoreLink } from 'shared-contracts/ui/store-link';
import { words } from '../words.ts';
import { isNarrowed } from './listing-url.ts';
import type { ProductListing } from './load-listing.ts';

/** An empty listing says so and leads on: without the filters, or to everything (CAT-10). */
export function NothingFound({ listing: { query, trail } }: { readonly listing: ProductListing }) {
  const t = useWords(words);
  const category = trail.at(-1);
  const narrowed = isNarrowed(query);
  const canClear = narrowed && (category || isNarrowed({ ...query, searchTerm: '' }));
  return (
    <EmptyState
      title={t(narrowed ? 'nothingFound' : 'nothingInCategory')}
      text={t(narrowed ? 'nothingFoundText' : 'nothingInCategoryText')}
      picture="search"
    >
      <StoreLink
        className="button button-primary"
        to={canClear && category ? links.category(category.Slug) : links.allProducts()}
      >
        {t(canClear ? 'clearFilters' : 'seeAllProducts')}
      </StoreLink>
    </EmptyState>
  );
}
