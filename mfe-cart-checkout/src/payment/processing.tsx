import { useWords } from 'shared-contracts';
import { words } from '../words.ts';
import styles from './payment.module.css';

/** `hint`: what the shopper has to do. */
export function Processing({ hint }: { readonly hint?: string }) {
  const t = useWords(words);
  return (
    <div className={styles.message} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <p className="lead">{t('processing')}</p>
      {hint && <p className="muted">{hint}</p>}
    </div>
  );
}
