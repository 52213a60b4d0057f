import { type FragmentProps, useWords } from 'shared-contracts';
import styles from './note.module.css';
import { words } from './words.ts';

export function Note({ text }: FragmentProps['new-team/fragments/note']) {
  const t = useWords(words);
  return (
    <aside role="note" aria-label={t('note')} className={styles.note}>
      {text}
    </aside>
  );
}
