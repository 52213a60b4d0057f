import { links, useWords } from 'shared-contracts';
import { StoreLink } from 'shared-contracts/ui/store-link';
import { words } from '../words.ts';
import styles from './all-collection.module.css';
import type { HomeData } from './load-home.ts';

/** Every room and material at a glance, like the index of a printed catalogue (SH-09). */
export function AllCollection({ collections }: { readonly collections: HomeData['collections'] }) {
  const t = useWords(words);
  if (collections.length === 0) return null;
  return (
    <section className={`container ${styles.all}`} aria-labelledby="all-collection">
      <header>
        <h2 id="all-collection">{t('allCollection')}</h2>
        <StoreLink to={links.allProducts()} className="text-link arrow">
          {t('viewAll')}
        </StoreLink>
      </header>
      <ul>
        {collections.map(({ CategoryID, Name, Slug, ProductCount }) => (
          <li key={CategoryID}>
            <StoreLink to={links.category(Slug)}>
              <span className={styles.name} lang="en" dir="ltr">
                {Name}
              </span>
              <span className="muted small">
                {ProductCount === 1 ? t('productCountOne') : t('productCountMany', { n: ProductCount })}
              </span>
            </StoreLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
