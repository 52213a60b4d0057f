import { useStore } from '@nanostores/react';
import { $orderNote, useWords } from 'shared-contracts';
import { TextAreaField } from 'shared-contracts/kit/text-area-field';
import { words } from '../words.ts';
import styles from './cart.module.css';

/** The limit of the payment call. */
const NOTE_MAX = 2000;

export function OrderNote() {
  const t = useWords(words);
  const note = useStore($orderNote);
  return (
    <div className={styles.note} data-empty={note === '' || undefined}>
      <TextAreaField
        label={t('orderNote')}
        help={t('orderNoteHelp')}
        value={note}
        maxLength={NOTE_MAX}
        rows={3}
        dir="auto"
        onChange={(event) => $orderNote.set(event.target.value)}
      />
    </div>
  );
}
