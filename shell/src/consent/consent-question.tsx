import { decideConsent, links, useWords } from 'shared-contracts';
import { StoreLink } from 'shared-contracts/kit/store-link';
import styles from './consent-question.module.css';
import { consentWords } from './words.ts';

/** The question beside the page, not over it: yes and no weigh the same. */
export function ConsentQuestion() {
  const t = useWords(consentWords);
  return (
    <aside aria-label={t('consentRegion')} className={styles.question}>
      <p className="small">
        {t('consentQuestion')}{' '}
        <StoreLink to={links.policy('privacy-choices')} className="text-link">
          {t('consentMore')}
        </StoreLink>
      </p>
      <div className={styles.answers}>
        <button type="button" className="button button-secondary" onClick={() => decideConsent(false)}>
          {t('consentNo')}
        </button>
        <button type="button" className="button button-secondary" onClick={() => decideConsent(true)}>
          {t('consentYes')}
        </button>
      </div>
    </aside>
  );
}
