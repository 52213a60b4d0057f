import { useId } from 'react';
import { links, useWords } from 'shared-contracts';
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
        {collections?.map(({ id: category, name, slug, picture, productCount }) => (
          <li key={category}>
            <StoreLink to={links.category(slug)}>
              <span className={styles.picture}>
                {picture && <Picture image={picture} sizes={SIZES} fit="cover" alt="" />}
              </span>
              <span className={styles.name}>
                <CatalogueText text={name} />
              </span>
              <ItemCount count={productCount} />
            </StoreLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
