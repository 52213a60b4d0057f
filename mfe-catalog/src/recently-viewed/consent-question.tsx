import { links, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { useConsentChoice } from 'shared-contracts/kit/use-consent-choice';
import styles from './consent-question.module.css';
import { recentlyViewedWords } from './words.ts';

/**
 * Asks for consent to optional storage (CON-08), where its effect would be seen, and covers nothing. Both answers look the
 * same, so that neither is suggested. Until an answer it counts as no.
 */
export function ConsentQuestion({ onAnswer }: { readonly onAnswer: () => void }) {
  const t = useWords(recentlyViewedWords);
  const decide = useConsentChoice();
  const answer = (optional: boolean) => {
    onAnswer();
    decide(optional);
  };
  return (
    <aside aria-label={t('consentRegion')} className={styles.question}>
      <p className="small">
        {t('consentQuestion')}{' '}
        <StoreLink to={links.policy('privacy-choices')} className={linkStyles.text}>
          {t('consentMore')}
        </StoreLink>
      </p>
      <div className={styles.answers}>
        <Button kind="secondary" onClick={() => answer(false)}>
          {t('consentNo')}
        </Button>
        <Button kind="secondary" onClick={() => answer(true)}>
          {t('consentYes')}
        </Button>
      </div>
    </aside>
  );
}
