import { links, useWords } from 'shared-contracts';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { StoreLink } from 'shared-contracts/kit/store-link';
import styles from './link-lists.module.css';
import { lowerWords } from './lower-words.ts';
import type { LinkList } from './named-categories.ts';

/** Categories by room, sofas, beds, collections (HOME-06). */
export function LinkLists({ lists }: { readonly lists: readonly LinkList[] }) {
  const t = useWords(lowerWords);
  if (lists.length === 0) return null;
  return (
    <nav className={`container ${styles.lists}`} aria-labelledby="link-lists">
      <h2 id="link-lists" className="visually-hidden">
        {t('linkLists')}
      </h2>
      {lists.map(({ name, categories }) => (
        <section key={name} aria-labelledby={name}>
          <h3 id={name}>{t(name)}</h3>
          <ul>
            {categories.map((category) => (
              <li key={category.slug}>
                <StoreLink to={links.category(category.slug)}>
                  <CatalogueText text={category.name} />
                </StoreLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
