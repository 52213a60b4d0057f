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

/** Replaces the save button when the saved profile has changed: the shopper decides which version wins. */
export function ProfileChanged({ saving, onShowSaved, onSaveMine }: ProfileChangedProps) {
  const t = useWords(profileWords);
  const notice = useRef<HTMLDivElement>(null);
  // The removed button had the focus.
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
