import { links, useWords } from 'shared-contracts';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { EmptyState } from 'shared-contracts/kit/empty-state';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { ProductShelf } from '../product-shelf/product-shelf.tsx';
import { lateListingWords } from './late-words.ts';
import type { ProductListing } from './listing-data.ts';
import { listingPath } from './listing-path.ts';
import { isFiltered, isNarrowed, withoutFilters } from './listing-url.ts';
import styles from './nothing-found.module.css';

/** Says that the listing is empty and links on: without filters, to all products, or to nearby collections (CAT-10). */
export function NothingFound({ listing }: { readonly listing: ProductListing }) {
  const { query, trail, related, popular } = listing;
  const t = useWords(lateListingWords);
  const filtered = isFiltered(query);
  const narrowed = isNarrowed(query);
  if (!narrowed && trail.length === 0) return <NothingYet />;
  return (
    <div className={styles.nothing}>
      <EmptyState
        title={t(narrowed ? 'nothingFound' : 'nothingInCategory')}
        text={t(filtered ? 'nothingFilteredText' : narrowed ? 'nothingFoundText' : 'nothingInCategoryText')}
        picture="search"
      >
        <ButtonLink
          kind="primary"
          to={filtered ? listingPath(withoutFilters(query), trail.at(-1)) : links.allProducts()}
        >
          {t(filtered ? 'clearFilters' : 'seeAllProducts')}
        </ButtonLink>
        {related.length > 0 && (
          <nav className={styles.related} aria-labelledby="related-collections">
            <h3 id="related-collections">{t('lookHere')}</h3>
            <ul>
              {related.map(({ name, slug }) => (
                <li key={slug}>
                  <StoreLink to={links.category(slug)} className={`${badgeStyles.chip} ${styles.chip}`}>
                    <CatalogueText text={name} />
                  </StoreLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p>
          <StoreLink to={links.customFurniture()} className={linkStyles.more}>
            {t('askUs')}
          </StoreLink>
        </p>
      </EmptyState>
      <ProductShelf heading={t('popularInstead')} products={popular} />
    </div>
  );
}

/** All products, and there are none: the link to all products would lead here. */
function NothingYet() {
  const t = useWords(lateListingWords);
  return (
    <EmptyState title={t('nothingYet')} text={t('nothingYetText')}>
      <ButtonLink kind="primary" to={links.contact()}>
        {t('contactUs')}
      </ButtonLink>
    </EmptyState>
  );
}
