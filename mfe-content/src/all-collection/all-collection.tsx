import { useId } from 'react';
import { links, useWords } from 'shared-contracts';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { PieceCount } from '../categories/piece-count.tsx';
import styles from './all-collection.module.css';
import type { Collection } from './collections.ts';
import { words } from './words.ts';

/**
 * Every room and material at a glance, like the index of a printed catalogue, and the way to all of it (SH-09).
 * Null while they are on their way.
 */
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
