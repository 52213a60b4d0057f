import { links, useWords } from 'shared-contracts';
import { EmptyState } from 'shared-contracts/kit/empty-state';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { words } from './words.ts';

/** In the place of a post that does not exist. */
export function UnknownPost() {
  const t = useWords(words);
  return (
    <div className="container section">
      <h1 tabIndex={-1} className="visually-hidden">
        {t('postUnknown')}
      </h1>
      <EmptyState title={t('postUnknown')} picture="search">
        <StoreLink to={links.blog()} className="button button-secondary">
          {t('backToBlogs')}
        </StoreLink>
      </EmptyState>
    </div>
  );
}
