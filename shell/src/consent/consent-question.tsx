import { decideConsent, links, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { StoreLink } from 'shared-contracts/kit/store-link';
import styles from './consent-question.module.css';
import { consentWords } from './words.ts';

/** Does not cover the page; both answers look the same, so that neither is suggested. */
export function ConsentQuestion() {
  const t = useWords(consentWords);
  return (
    <aside aria-label={t('consentRegion')} className={styles.question}>
      <p className="small">
        {t('consentQuestion')}{' '}
        <StoreLink to={links.policy('privacy-choices')} className={linkStyles.text}>
          {t('consentMore')}
        </StoreLink>
      </p>
      <div className={styles.answers}>
        <Button kind="secondary" onClick={() => decideConsent(false)}>
          {t('consentNo')}
        </Button>
        <Button kind="secondary" onClick={() => decideConsent(true)}>
          {t('consentYes')}
        </Button>
      </div>
    </aside>
  );
}
