import { Fragment, links, useSite, useWords } from 'shared-contracts';
import { words } from '../words.ts';
import { AllCollection } from './all-collection.tsx';
import { CaneBlock } from './cane-block.tsx';
import { Carousel } from './carousel/carousel.tsx';
import { CategoryShelfBlock } from './category-shelf-block.tsx';
import styles from './home.module.css';
import { ListingBanner } from './listing-banner.tsx';
import type { HomeData } from './load-home.ts';
import { PopularCategories } from './popular-categories.tsx';
import { Reviews } from './reviews.tsx';
import { ShelfPlaceholder } from './shelf-placeholder.tsx';
import { WhyUs } from './why-us.tsx';

/** The home page's blocks in the order of HOME-09. */
export function Home({
  banners,
  popularCategories,
  cane,
  caneRoom,
  newArrivals,
  kingSizeBeds,
  fabricSofas,
  testimonials,
  collections,
}: HomeData) {
  const t = useWords(words);
  const { storeName } = useSite();
  const listingRoom = banners.find(({ LinkUrl }) => LinkUrl === links.allProducts()) ?? banners.at(-1);
  return (
    <div className={styles.home}>
      <h1 tabIndex={-1} className="visually-hidden">
        {storeName}: {t('homeHeading')}
      </h1>
      <Carousel banners={banners} />
      <PopularCategories categories={popularCategories} />
      {cane ? <CaneBlock shelf={cane} room={caneRoom} /> : null}
      {newArrivals.length > 0 ? (
        <div className="container">
          <Fragment
            id="catalog/fragments/product-shelf"
            heading={t('newArrivals')}
            products={newArrivals}
            layout="grid"
            placeholder={<ShelfPlaceholder />}
          />
        </div>
      ) : null}
      {listingRoom ? <ListingBanner room={listingRoom.Image} /> : null}
      <CategoryShelfBlock heading={t('kingSizeBeds')} shelf={kingSizeBeds} />
      <CategoryShelfBlock heading={t('fabricSofas')} shelf={fabricSofas} />
      <WhyUs />
      <Reviews reviews={testimonials} />
      <AllCollection collections={collections} />
    </div>
  );
}
