import { Fragment, useRef } from 'react';
import { defineIsland, useWords } from 'shared-contracts';
import { ProductCard } from '../product-card/product-card.tsx';
import { CARD_SIZES } from './card-sizes.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { FilterRail } from './filter-rail.tsx';
import styles from './listed-products.module.css';
import type { ProductListing } from './listing-data.ts';
import { ListingIntro } from './listing-intro.tsx';
import { isFiltered } from './listing-url.ts';
import { SelectedFilters } from './selected-filters.tsx';
import { SortMenu } from './sort-menu.tsx';
import { useFilteredMark } from './use-filtered-mark.ts';
import { useListingChoice } from './use-listing-choice.ts';
import { usePrefetchedNextPage } from './use-prefetched-next-page.ts';
import { useResultsInView } from './use-results-in-view.ts';
import { listingWords } from './words.ts';

const below = () => import(/* webpackChunkName: "below" */ './below-products.tsx');

// Below the first rows: the server's markup is enough until the shopper comes near.
export const RoomPicture = defineIsland({ when: 'near', load: async () => (await below()).RoomPicture });
export const Pagination = defineIsland({ when: 'near', load: async () => (await below()).Pagination });
export const BestPrices = defineIsland({ when: 'near', load: async () => (await below()).BestPrices });
export const NothingFound = defineIsland({
  load: async () => (await import(/* webpackChunkName: "none" */ './nothing-found.tsx')).NothingFound,
});

// The first screen of a phone; wider screens load the others at once too, since they are in view.
const FIRST_ROW = 2;

// Two, three and four columns have two free cells in one row here.
const BEFORE_ROOM = 6;

export function ListedProducts({ listing }: { readonly listing: ProductListing }) {
  const t = useWords(listingWords);
  const results = useRef<HTMLElement>(null);
  const choice = useListingChoice(listing);
  const { products, total, facets, query, room } = listing;
  const filtered = isFiltered(query);
  usePrefetchedNextPage(listing);
  useFilteredMark(filtered);
  useResultsInView(results, query, choice);
  const hasChoice = total > 1 || filtered;
  const { fetching } = choice;
  return (
    <>
      <ListingIntro listing={listing} />
      <div className={`container ${styles.body}`} data-filters={(hasChoice && facets !== null) || undefined}>
        {hasChoice && <ChoiceBar listing={listing} choice={choice} />}
        {hasChoice && facets && <FilterRail listing={listing} facets={facets} choice={choice} />}
        <section ref={results} tabIndex={-1} className={styles.results} aria-labelledby="count">
          <div className={styles.bar}>
            <p role="status" id="count" className={styles.count}>
              {fetching ? t('fetchingProducts') : t('productCount', { n: total })}
            </p>
            <SelectedFilters listing={listing} choice={choice} />
            {total > 1 && <SortMenu listing={listing} choice={choice} />}
          </div>
          <div className={styles.found} aria-busy={fetching} data-fetching={fetching || undefined}>
            {products.length === 0 ? (
              <NothingFound listing={listing} />
            ) : (
              <ul className={styles.grid}>
                {products.map((product, index) => (
                  <Fragment key={product.id}>
                    {index === BEFORE_ROOM && room && (
                      <li className={styles.room}>
                        <RoomPicture room={room} />
                      </li>
                    )}
                    <li>
                      <ProductCard product={product} heading="h2" sizes={CARD_SIZES} priority={index < FIRST_ROW} />
                    </li>
                  </Fragment>
                ))}
              </ul>
            )}
            <Pagination listing={listing} />
          </div>
          <BestPrices listing={listing} />
        </section>
      </div>
    </>
  );
}
