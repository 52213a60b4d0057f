import { links, useWords } from 'shared-contracts';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { EmptyState } from 'shared-contracts/kit/empty-state';
import styles from './home.module.css';
import { words } from './words.ts';

/** The home page of a shop without products; it also shows the owner the next step (API-10). */
export function OpeningSoon() {
  const t = useWords(words);
  return (
    <div className={`container ${styles.opening}`}>
      <EmptyState title={t('openingSoon')} text={t('openingSoonText')}>
        <ButtonLink to={links.contact()} kind="primary">
          {t('openingSoonAction')}
        </ButtonLink>
        <p>{t('openingSoonOwner')}</p>
      </EmptyState>
    </div>
  );
}
