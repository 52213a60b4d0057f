import type { CSSProperties } from 'react';
import { links, useWords } from 'shared-contracts';
import { FROM_DESKTOP, FROM_LARGE_PHONE, FROM_TABLET, FROM_WHOLE_CONTAINER } from 'shared-contracts/kit/breakpoints';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Picture } from 'shared-contracts/kit/picture';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { ItemCount } from '../categories/item-count.tsx';
import type { HomeData } from './home-data.ts';
import styles from './popular-categories.module.css';
import { words } from './words.ts';

const SIZES = `${FROM_WHOLE_CONTAINER} 229px, ${FROM_DESKTOP} 18vw, ${FROM_TABLET} 22vw, ${FROM_LARGE_PHONE} 30vw, 45vw`;

/** The columns of the style sheet, by width. */
const COLUMNS = [2, 3, 4, 5];

/** Arched pictures that link to the most popular categories (HOME-03). */
export function PopularCategories({ categories }: { readonly categories: HomeData['popularCategories'] }) {
  const t = useWords(words);
  if (categories.length === 0) return null;
  return (
    <section className={`container ${styles.popular}`} aria-labelledby="popular-categories">
      <h2 id="popular-categories">{t('popularCategories')}</h2>
      <ul>
        {categories.map(({ id, name, slug, picture, productCount }, place) => (
          <li key={id} style={leadOf(place, categories.length)}>
            <StoreLink to={links.category(slug)}>
              <span className={styles.arch}>
                <Picture image={picture} sizes={SIZES} fit="cover" alt="" />
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

/**
 * The offset of an incomplete last row, in columns, by the number of columns. If the browser centred the row, each item
 * that arrives would move it.
 */
function leadOf(place: number, count: number): CSSProperties {
  const leads = COLUMNS.flatMap((columns) => {
    const last = count % columns;
    return last > 0 && place === count - last ? [[`--lead-${columns}`, (columns - last) / 2] as const] : [];
  });
  return Object.fromEntries(leads);
}
