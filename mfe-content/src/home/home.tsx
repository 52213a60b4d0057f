import { defineIsland, Fragment, links, useSite, useWords } from 'shared-contracts';
import { CaneBlock } from './cane-block.tsx';
import { Carousel } from './carousel/carousel.tsx';
import { CategoryShelfBlock } from './category-shelf-block.tsx';
import styles from './home.module.css';
import { type HomeData, isEmptyShop } from './home-data.ts';
import { ListingBanner } from './listing-banner.tsx';
import { MessagingBand } from './messaging-band.tsx';
import { OpeningSoon } from './opening-soon.tsx';
import { PopularCategories } from './popular-categories.tsx';
import { ShelfPlaceholder } from './shelf-placeholder.tsx';
import { words } from './words.ts';

export const LowerHome = defineIsland({ load: async () => (await import('./lower-home.tsx')).LowerHome, when: 'near' });

/** The order is HOME-09. */
export function Home(data: HomeData) {
  const t = useWords(words);
  const { storeName, tagline } = useSite();
  const { banners, popularCategories, cane, caneRoom, newArrivals, kingSizeBeds, fabricSofas } = data;
  const listingRoom = banners.find(({ path }) => path === links.allProducts()) ?? banners.at(-1);
  return (
    <div className={styles.home}>
      <h1 tabIndex={-1} className="visually-hidden">
        {tagline ? `${storeName}: ${t('homeHeading')}` : storeName}
      </h1>
      {isEmptyShop(data) ? <OpeningSoon /> : null}
      <Carousel banners={banners} />
      <PopularCategories categories={popularCategories} />
      {cane ? <CaneBlock shelf={cane} room={caneRoom} /> : null}
      {newArrivals.length > 0 ? (
        <div className="container">
          <Fragment
            id="catalog/fragments/product-shelf"
            heading={t('popularNow')}
            products={newArrivals}
            layout="grid"
            placeholder={<ShelfPlaceholder />}
          />
        </div>
      ) : null}
      <MessagingBand />
      {listingRoom ? <ListingBanner room={listingRoom.image} /> : null}
      <CategoryShelfBlock shelf={kingSizeBeds} />
      <CategoryShelfBlock shelf={fabricSofas} />
      <LowerHome {...data} />
    </div>
  );
}
