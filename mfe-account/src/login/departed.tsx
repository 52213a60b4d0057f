import { useWords } from 'shared-contracts';
import { words } from '../words.ts';
import type { DepartureStage } from './use-departure.ts';

/** What stands in the form's place once the shopper is logged in. */
export function Departed({ stage, onContinue }: { readonly stage: DepartureStage; readonly onContinue: () => void }) {
  const t = useWords(words);
  return (
    <div className="empty-state" role="status">
      <p>{stage === 'leaving' ? t('takingYouOn') : t('loggedIn')}</p>
      <button type="button" className="button button-secondary" onClick={onContinue}>
        {t('continue')}
      </button>
    </div>
  );
}
