import { links, useWords } from 'shared-contracts';
import { Picture } from 'shared-contracts/ui/picture';
import { StoreLink } from 'shared-contracts/ui/store-link';
import { words } from '../words.ts';
import type { HomeData } from './load-home.ts';
import styles from './popular-categories.module.css';

const SIZES =
  '(min-width: 1304px) 229px, (min-width: 1024px) 18vw, (min-width: 768px) 22vw, (min-width: 480px) 30vw, 45vw';

/** Arched pictures leading to the categories shoppers ask for most (HOME-03). */
export function PopularCategories({ categories }: { readonly categories: HomeData['popularCategories'] }) {
  const t = useWords(words);
  if (categories.length === 0) return null;
  return (
    <section className={`container ${styles.popular}`} aria-labelledby="popular-categories">
      <h2 id="popular-categories">{t('popularCategories')}</h2>
      <ul>
        {categories.map(({ CategoryID, Name, Slug, Image, ProductCount }) => (
          <li key={CategoryID}>
            <StoreLink to={links.category(Slug)}>
              <span className={styles.arch}>
                <Picture image={Image} sizes={SIZES} fit="cover" alt="" />
              </span>
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
