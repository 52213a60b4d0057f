import { links, useWords } from 'shared-contracts';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { EmptyState } from 'shared-contracts/kit/empty-state';
import { words } from './words.ts';

export function UnknownArticle() {
  const t = useWords(words);
  return (
    <div className="container section">
      <h1 tabIndex={-1} className="visually-hidden">
        {t('articleUnknown')}
      </h1>
      <EmptyState title={t('articleUnknown')} picture="search">
        <ButtonLink to={links.home()} kind="secondary">
          {t('backHome')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
