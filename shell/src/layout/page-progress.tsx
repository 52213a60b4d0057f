import { useWords } from 'shared-contracts';
import { useNavigation } from 'shared-contracts/router';
import { shellWords } from '../words.ts';
import styles from './page-progress.module.css';
import { useDelayedTrue } from './use-delayed-true.ts';

/** A navigation quicker than this shows no bar (SH-19). Milliseconds. */
const SHOW_AFTER_MS = 150;

/** A thin bar at the top of the window while a navigation takes its time. */
export function PageProgress() {
  const t = useWords(shellWords);
  const shown = useDelayedTrue(useNavigation().state !== 'idle', SHOW_AFTER_MS);
  return shown ? <div role="progressbar" aria-label={t('loadingPage')} className={styles.bar} /> : null;
}
