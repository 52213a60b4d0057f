import { contractWords, useWords } from 'shared-contracts';

/** What could not be loaded, in plain words, and a Retry. */
export function LoadFailed({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const t = useWords(contractWords);
  return (
    <div className="unavailable" role="alert">
      <p>{text}</p>
      <button type="button" className="button button-secondary" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}
