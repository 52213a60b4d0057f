import { useEffect, useRef } from 'react';
import { useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import styles from './profile.module.css';
import { profileWords } from './words.ts';

interface ProfileChangedProps {
  readonly saving: boolean;
  readonly onShowSaved: () => void;
  readonly onSaveMine: () => void;
}

/** In place of the button that saves: the saved profile has changed meanwhile, so the shopper decides which one stays. */
export function ProfileChanged({ saving, onShowSaved, onSaveMine }: ProfileChangedProps) {
  const t = useWords(profileWords);
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} role="alert" tabIndex={-1} className={styles.changed}>
      <p>{t('profileChanged')}</p>
      <div className={styles.choices}>
        <Button kind="primary" disabled={saving} aria-busy={saving} onClick={onSaveMine}>
          {t('saveMine')}
        </Button>
        <Button kind="secondary" disabled={saving} onClick={onShowSaved}>
          {t('showSavedProfile')}
        </Button>
      </div>
    </div>
  );
}
