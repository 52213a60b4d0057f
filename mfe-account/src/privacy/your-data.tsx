import { useState } from 'react';
import { toast, useWords } from 'shared-contracts';
import { exportMyData } from 'shared-contracts/api/export-my-data';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import { savePersonalFile } from 'shared-contracts/kit/files/save-personal-file';
import { useMutation } from 'shared-contracts/query/use-mutation';
import { DeleteDialog } from './delete-dialog.tsx';
import { privacyWords } from './words.ts';
import styles from './your-data.module.css';

/** What a person may ask of the store about themselves: all that it holds, and to be forgotten (ACC-14). */
export function YourData() {
  const t = useWords(privacyWords);
  const [isLeaving, setIsLeaving] = useState(false);
  const { run, running } = useMutation(async () => {
    const saved = await savePersonalFile(exportMyData, {}, 'my-data.json');
    if (saved.kind === 'saved') return;
    toast.error(
      t(saved.kind === 'refused' && saved.status === 429 ? 'dataTooOften' : 'dataFailed'),
      TOAST_MS.standard,
      'your-data',
    );
  });
  return (
    <section aria-labelledby="your-data" className={styles.data}>
      <h2 id="your-data">{t('yourData')}</h2>
      <p className="muted">{t('yourDataText')}</p>
      <div className={styles.buttons}>
        <Button kind="secondary" aria-disabled={running} aria-busy={running} onClick={() => void run()}>
          {t(running ? 'gatheringData' : 'downloadMyData')}
        </Button>
        <Button kind="quiet" onClick={() => setIsLeaving(true)}>
          {t('deleteAccount')}
        </Button>
      </div>
      {isLeaving ? <DeleteDialog onClose={() => setIsLeaving(false)} /> : null}
    </section>
  );
}
