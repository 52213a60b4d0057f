import { useId } from 'react';
import { links, useWords } from 'shared-contracts';
import { categoryPicture } from 'shared-contracts/domain/category-picture';
import { FROM_DESKTOP, FROM_TABLET, FROM_WHOLE_CONTAINER } from 'shared-contracts/kit/breakpoints';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { Picture } from 'shared-contracts/kit/picture';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { ItemCount } from '../categories/item-count.tsx';
import styles from './all-collection.module.css';
import type { Collection } from './collections.ts';
import { words } from './words.ts';

const SIZES = `${FROM_WHOLE_CONTAINER} 229px, ${FROM_DESKTOP} 18vw, ${FROM_TABLET} 30vw, 45vw`;

/** Pictures that lead to every room and material, and to all products (SH-09). Null while they load. */
export function AllCollection({ collections }: { readonly collections: readonly Collection[] | null }) {
  const t = useWords(words);
  const id = useId();
  return (
    <section className={`container ${styles.all}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('allCollection')}</h2>
        <StoreLink to={links.allProducts()} className={linkStyles.more}>
          {t('viewAllCollection')}
        </StoreLink>
      </header>
      <ul className={collections ? '' : styles.waiting}>
        {collections?.map(({ CategoryID, Name, Slug, ImageUrl, ProductCount }) => (
          <li key={CategoryID}>
            <StoreLink to={links.category(Slug)}>
              <span className={styles.picture}>
                {ImageUrl && <Picture image={categoryPicture(ImageUrl)} sizes={SIZES} fit="cover" alt="" />}
              </span>
              <span className={styles.name}>
                <CatalogueText text={Name} />
              </span>
              <ItemCount count={ProductCount} />
            </StoreLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
