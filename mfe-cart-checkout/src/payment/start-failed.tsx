import { links, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { words } from '../words.ts';
import styles from './payment.module.css';

/** You have not been charged. */
export function StartFailed({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const t = useWords(words);
  return (
    <div className={styles.message} role="alert">
      <p className="lead">{text}</p>
      <p className={styles.actions}>
        <Button kind="primary" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
        <ButtonLink to={links.cart()} kind="quiet">
          {t('backToCart')}
        </ButtonLink>
      </p>
    </div>
  );
}
