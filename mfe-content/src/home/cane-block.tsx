import { Fragment, links, useWords } from 'shared-contracts';
import type { Image } from 'shared-contracts/api/shapes/image';
import { FROM_DESKTOP } from 'shared-contracts/kit/breakpoints';
import { Picture } from 'shared-contracts/kit/picture';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { words as categoryWords } from '../categories/words.ts';
import styles from './cane-block.module.css';
import type { CategoryShelf } from './home-data.ts';
import { ShelfPlaceholder } from './shelf-placeholder.tsx';
import { words } from './words.ts';

interface CaneBlockProps {
  readonly shelf: CategoryShelf;
  /** A furnished room in portrait format, next to the products. */
  readonly room: Image | null;
}

/** The newest cane products next to a tall room picture (HOME-04). */
export function CaneBlock({ shelf, room }: CaneBlockProps) {
  const t = useWords(words);
  const ofCategory = useWords(categoryWords);
  if (shelf.products.length === 0) return null;
  return (
    <div>
      <div className={`container ${room ? styles.withPicture : styles.alone}`}>
        {room ? (
          <StoreLink
            to={links.category(shelf.slug)}
            className={styles.room}
            aria-label={ofCategory('seeAllOf', { category: shelf.name })}
          >
            <Picture image={room} sizes={`${FROM_DESKTOP} 1440px, 720px`} fit="cover" />
          </StoreLink>
        ) : null}
        <Fragment
          id="catalog/fragments/product-shelf"
          heading={t('caneHeading')}
          products={shelf.products}
          layout="grid"
          placeholder={<ShelfPlaceholder />}
        />
      </div>
    </div>
  );
}
