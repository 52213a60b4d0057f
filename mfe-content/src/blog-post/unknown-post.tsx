import { links, useWords } from 'shared-contracts';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { EmptyState } from 'shared-contracts/kit/empty-state';
import { words } from './words.ts';

export function UnknownPost() {
  const t = useWords(words);
  return (
    <div className="container section">
      <h1 tabIndex={-1} className="visually-hidden">
        {t('postUnknown')}
      </h1>
      <EmptyState title={t('postUnknown')} picture="search">
        <ButtonLink to={links.blog()} kind="secondary">
          {t('backToBlogs')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
