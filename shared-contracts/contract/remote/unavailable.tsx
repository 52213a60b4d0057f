import { Button } from '../../kit/button.tsx';
import styles from '../../kit/empty-state.module.css';
import { contractWords } from '../i18n/contract-words.ts';
import { useWords } from '../i18n/react.tsx';

/** A region whose remote is away: what happened in plain words, and a Retry. */
export function Unavailable({ onRetry }: { readonly onRetry: () => void }) {
  const t = useWords(contractWords);
  return (
    <div className={styles.unavailable} role="status">
      <p>{t('regionUnavailable')}</p>
      <Button kind="secondary" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
