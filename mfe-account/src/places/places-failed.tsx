import { contractWords, useWords } from 'shared-contracts';
import styles from './place-field.module.css';
import { placeWords } from './words.ts';

/** Says that a list could not be loaded, and asks for it again. */
export function PlacesFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useWords(placeWords);
  const common = useWords(contractWords);
  return (
    <>
      {t('placesFailed')}{' '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {common('retry')}
      </button>
    </>
  );
}
