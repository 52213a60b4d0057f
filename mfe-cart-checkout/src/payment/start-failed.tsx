import { links, useWords } from 'shared-contracts';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { words } from '../words.ts';
import styles from './payment.module.css';

/** The payment could not begin; nothing has been charged. */
export function StartFailed({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const t = useWords(words);
  return (
    <div className={styles.message} role="alert">
      <p className="lead">{text}</p>
      <p className={styles.actions}>
        <button type="button" className="button button-primary" onClick={onRetry}>
          {t('tryAgain')}
        </button>
        <StoreLink to={links.cart()} className="button button-quiet">
          {t('backToCart')}
        </StoreLink>
      </p>
    </div>
  );
}
