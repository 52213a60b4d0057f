import { links, useWords } from 'shared-contracts';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { EmptyState } from 'shared-contracts/kit/empty-state';
import { lateListingWords } from './late-words.ts';
import type { ListingData } from './listing-data.ts';
import styles from './no-listing.module.css';
import { listingWords } from './words.ts';

interface NoListingProps {
  readonly data: Exclude<ListingData, { readonly kind: 'products' }>;
}

/** Says why a listing does not exist, and leads on. */
export function NoListing({ data }: NoListingProps) {
  const t = useWords(listingWords);
  const late = useWords(lateListingWords);
  const isPast = data.kind === 'past-the-end';
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t(isPast ? 'pastTheEnd' : 'unknownCategory')}</h1>
      <EmptyState title={late(isPast ? 'pastTheEndWhy' : 'unknownCategoryWhy')} text={t('leadOn')} picture="search">
        <ButtonLink kind="primary" to={isPast ? data.firstPage : links.allProducts()}>
          {late(isPast ? 'toFirstPage' : 'seeAllProducts')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
