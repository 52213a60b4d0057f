import { Fragment, links, useWords } from 'shared-contracts';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { words } from '../categories/words.ts';
import styles from './category-shelf-block.module.css';
import type { CategoryShelf } from './home-data.ts';
import { ShelfPlaceholder } from './shelf-placeholder.tsx';

/** Products of a category under its name, and a link to all of them (HOME-05). */
export function CategoryShelfBlock({ shelf }: { readonly shelf: CategoryShelf | null }) {
  const t = useWords(words);
  if (!shelf || shelf.products.length === 0) return null;
  return (
    <div className={`container ${styles.block}`}>
      <Fragment
        id="catalog/fragments/product-shelf"
        heading={shelf.name}
        products={shelf.products}
        layout="row"
        placeholder={<ShelfPlaceholder />}
      />
      <StoreLink to={links.category(shelf.slug)} className={linkStyles.more}>
        {t('seeAllOf', { category: shelf.name })}
      </StoreLink>
    </div>
  );
}
