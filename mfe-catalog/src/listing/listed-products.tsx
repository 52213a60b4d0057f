import { useWords } from 'shared-contracts';
import { ProductCard } from '../product-card/product-card.tsx';
import { words } from '../words.ts';
import { CARD_SIZES } from './card-sizes.ts';
import styles from './listed-products.module.css';
import { ListingIntro } from './listing-intro.tsx';
import type { ProductListing } from './load-listing.ts';
import { NothingFound } from './nothing-found.tsx';
import { Pagination } from './pagination.tsx';
import { SortMenu } from './sort-menu.tsx';
import { useFetching } from './use-fetching.ts';
import { useNextPageAhead } from './use-next-page-ahead.ts';

// What a phone shows first; on wider screens the others come into view, and load, at once anyway.
const FIRST_ROW = 2;

/** Heading, count, sort, grid and pages of one listing. */
export function ListedProducts({ listing }: { readonly listing: ProductListing }) {
  const t = useWords(words);
  const fetching = useFetching();
  useNextPageAhead(listing);
  const { products, total } = listing;
  return (
    <>
      <ListingIntro listing={listing} />
      <div className={`container ${styles.body}`}>
        <div className={styles.bar}>
          <p role="status" className={styles.count}>
            {fetching ? t('fetchingProducts') : total === 1 ? t('oneProduct') : t('productCount', { n: total })}
          </p>
          {total > 1 && <SortMenu listing={listing} />}
        </div>
        {products.length === 0 ? (
          <NothingFound listing={listing} />
        ) : (
          <ul className={styles.grid} aria-busy={fetching} data-fetching={fetching || undefined}>
            {products.map((product, index) => (
              <li key={product.ProductId}>
                <ProductCard product={product} heading="h2" sizes={CARD_SIZES} priority={index < FIRST_ROW} />
              </li>
            ))}
          </ul>
        )}
        <Pagination listing={listing} />
      </div>
    </>
  );
}
