import { useId } from 'react';
import { links, useWords } from 'shared-contracts';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { PieceCount } from '../categories/piece-count.tsx';
import styles from './all-collection.module.css';
import type { Collection } from './collections.ts';
import { words } from './words.ts';

/** Links to every room and material, and to all products (SH-09). Null while they load. */
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
        {collections?.map(({ CategoryID, Name, Slug, ProductCount }) => (
          <li key={CategoryID}>
            <StoreLink to={links.category(Slug)}>
              <span className={styles.name}>
                <CatalogueText text={Name} />
              </span>
              <PieceCount count={ProductCount} />
            </StoreLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
