import { links, useWords } from 'shared-contracts';
import { EmptyState } from 'shared-contracts/kit/empty-state';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { words } from './words.ts';

/** In the place of an article that does not exist. */
export function UnknownArticle() {
  const t = useWords(words);
  return (
    <div className="container section">
      <h1 tabIndex={-1} className="visually-hidden">
        {t('articleUnknown')}
      </h1>
      <EmptyState title={t('articleUnknown')} picture="search">
        <StoreLink to={links.home()} className="button button-secondary">
          {t('backHome')}
        </StoreLink>
      </EmptyState>
    </div>
  );
}
