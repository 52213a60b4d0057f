import { links, useWords } from 'shared-contracts';
import { categoryTree } from 'shared-contracts/domain/category-tree';
import badgeStyles from 'shared-contracts/kit/badge.module.css';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { StoreLink } from 'shared-contracts/kit/store-link';
import type { LayoutData } from '../composition/layout-data.ts';
import { CategoryLink } from '../menu/category-link.tsx';
import { shellWords } from '../words.ts';
import { MessagePage } from './message-page.tsx';
import { messageWords } from './message-words.ts';
import styles from './not-found.module.css';
import { SearchForm } from './search-form.tsx';

/** For an unknown path: offers search and categories (SH-11). */
export function NotFoundView({ categories }: Pick<LayoutData, 'categories'>) {
  const t = useWords(messageWords);
  const title = useWords(shellWords)('notFoundTitle');
  return (
    <MessagePage title={title} text={t('notFoundText')} drawing="chair">
      <SearchForm className={styles.search ?? ''} />
      <nav aria-label={t('startFromCategory')} className={styles.categories}>
        <ul>
          {categoryTree(categories).map(({ category }) => (
            <li key={category.id}>
              <CategoryLink category={category} className={`${badgeStyles.chip} ${styles.category}`} />
            </li>
          ))}
        </ul>
      </nav>
      <StoreLink to={links.home()} className={linkStyles.more}>
        {t('backHome')}
      </StoreLink>
    </MessagePage>
  );
}
