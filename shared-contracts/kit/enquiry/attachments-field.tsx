import { useId, useRef } from 'react';
import { LIMITS } from '../../contract/domain/constants.ts';
import { Button } from '../button.tsx';
import fieldStyles from '../field.module.css';
import type { AttachedFile, AttachedFiles, Refusal } from './attached-files.ts';
import styles from './attachments-field.module.css';
import { type EnquiryWords, isolated } from './enquiry-words.ts';

const { bytes } = LIMITS.enquiry.attachments;
const size = String(bytes / 1024 / 1024);
const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

const REFUSED = {
  'too-large': 'fileTooLarge',
  'not-allowed': 'fileNotAllowed',
  damaged: 'fileDamaged',
  'too-many-pixels': 'fileTooManyPixels',
} as const satisfies Record<Refusal, string>;

/** Files for a form, sent as they are chosen; what becomes of each is said in words. */
export function AttachmentsField({ attached, t }: { readonly attached: AttachedFiles; readonly t: EnquiryWords }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const { files, most, types = ACCEPTED, isFull, add, remove, retry } = attached;
  /** A button that vanishes with its press hands its focus to the group. */
  function press(act: (key: string) => void, { key }: AttachedFile) {
    act(key);
    group.current?.focus();
  }
  return (
    <fieldset ref={group} tabIndex={-1} className={styles.field} aria-describedby={`${id}-help`}>
      <legend className={fieldStyles.label}>{t('files')}</legend>
      <p className={fieldStyles.help} id={`${id}-help`}>
        {t('filesHelp', { most: String(most), size })}
      </p>
      <input
        ref={input}
        type="file"
        multiple
        accept={types.join()}
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button type="button" kind="secondary" disabled={files.length >= most} onClick={() => input.current?.click()}>
        {t('addFiles')}
      </Button>
      {isFull && (
        <p role="alert" className={fieldStyles.error}>
          {t('tooManyFiles', { most: String(most) })}
        </p>
      )}
      {files.length > 0 && (
        <ul className={styles.files} aria-live="polite">
          {files.map((file) => (
            <li key={file.key} data-state={file.state}>
              <span className={file.state === 'refused' || file.state === 'failed' ? fieldStyles.error : ''}>
                {stateText(file, t)}
              </span>
              {file.state === 'arriving' && <progress max={100} value={file.percent} aria-hidden="true" />}
              {file.state === 'failed' && (
                <button type="button" className={styles.act} onClick={() => press(retry, file)}>
                  {t('fileAgain')}
                </button>
              )}
              <button
                type="button"
                className={styles.remove}
                aria-label={t('removeFile', { name: isolated(file.name) })}
                onClick={() => press(remove, file)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

/** Without the percentage, which a screen reader would announce at every piece. */
function stateText(file: AttachedFile, t: EnquiryWords): string {
  const name = isolated(file.name);
  switch (file.state) {
    case 'kept':
      return t('fileKept', { name });
    case 'arriving':
      return t(file.percent === 100 ? 'fileChecking' : 'fileArriving', { name });
    case 'refused':
      return t(REFUSED[file.because], { name, size });
    case 'failed':
      return t('fileFailed', { name });
  }
}
