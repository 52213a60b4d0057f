import { useEffect, useState } from 'react';
import { useWords } from 'shared-contracts';
import { useNavigation } from 'shared-contracts/router';
import { shellWords } from '../words.ts';
import styles from './page-progress.module.css';

/** A navigation quicker than this shows no bar (SH-19). Milliseconds. */
const SHOW_AFTER_MS = 150;

/** A thin bar at the top of the window while a navigation takes its time. */
export function PageProgress() {
  const t = useWords(shellWords);
  const loading = useNavigation().state !== 'idle';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) return setShown(false);
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  return shown ? <div role="progressbar" aria-label={t('loadingPage')} className={styles.bar} /> : null;
}
