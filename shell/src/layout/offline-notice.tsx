import { useWords } from 'shared-contracts';
import { messageWords } from './message-words.ts';
import styles from './offline-notice.module.css';

/** Scrolls with the page: it is said once. */
export function StorageNotice() {
  const t = useWords(messageWords);
  return (
    <p role="status" className={styles.still}>
      {t('storageRefused')}
    </p>
  );
}

/** Stays below the header for as long as the browser is offline. */
export function OfflineNotice() {
  const t = useWords(messageWords);
  return (
    <p role="status" className={styles.notice}>
      {t('offlineNotice')}
    </p>
  );
}
