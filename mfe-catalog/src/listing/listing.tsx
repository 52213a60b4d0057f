import { links, useWords } from 'shared-contracts';
import { EmptyState } from 'shared-contracts/ui/empty-state';
import { StoreLink } from 'shared-contracts/ui/store-link';
import { words } from '../words.ts';
import { ListedProducts } from './listed-products.tsx';
import styles from './listing.module.css';
import type { ListingData } from './load-listing.ts';

/** A listing, or why there is none. */
export function Listing({ data }: { readonly data: ListingData }) {
  switch (data.kind) {
    case 'products':
      return <ListedProducts listing={data} />;
    case 'past-the-end':
      return <NoListing title="pastTheEnd" why="pastTheEndWhy" action="toFirstPage" to={data.firstPage} />;
    case 'unknown-category':
      return (
        <NoListing title="unknownCategory" why="unknownCategoryWhy" action="seeAllProducts" to={links.allProducts()} />
      );
  }
}

interface NoListingProps {
  readonly title: 'pastTheEnd' | 'unknownCategory';
  readonly why: 'pastTheEndWhy' | 'unknownCategoryWhy';
  readonly action: 'toFirstPage' | 'seeAllProducts';
  readonly to: string;
}

function NoListing({ title, why, action, to }: NoListingProps) {
  const t = useWords(words);
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t(title)}</h1>
      <EmptyState title={t(why)} text={t('leadOn')} picture="search">
        <StoreLink className="button button-primary" to={to}>
          {t(action)}
        </StoreLink>
      </EmptyState>
    </div>
  );
}
