import { contractWords, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import emptyStyles from 'shared-contracts/kit/empty-state.module.css';

/** What could not be loaded, in plain words, and a Retry. */
export function LoadFailed({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const t = useWords(contractWords);
  return (
    <div className={emptyStyles.unavailable} role="alert">
      <p>{text}</p>
      <Button kind="secondary" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
