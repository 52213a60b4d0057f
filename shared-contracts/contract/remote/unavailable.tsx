import { contractWords } from '../i18n/contract-words.ts';
import { useWords } from '../i18n/react.tsx';

/** A region whose remote is away: what happened in plain words, and a Retry. */
export function Unavailable({ onRetry }: { readonly onRetry: () => void }) {
  const t = useWords(contractWords);
  return (
    <div className="unavailable" role="status">
      <p>{t('regionUnavailable')}</p>
      <button type="button" className="button button-secondary" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}
