import { Button } from '../../kit/button.tsx';
import styles from '../../kit/empty-state.module.css';
import { contractWords } from '../i18n/contract-words.ts';
import { useWords } from '../i18n/react.tsx';

interface UnavailableProps {
  /** Names what could not be loaded, where the shopper waits for it. */
  readonly text?: string;
  readonly onRetry: () => void;
}

export function Unavailable({ text, onRetry }: UnavailableProps) {
  const t = useWords(contractWords);
  return (
    <div className={styles.unavailable} role={text ? 'alert' : 'status'}>
      <p>{text ?? t('regionUnavailable')}</p>
      <Button kind="secondary" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
