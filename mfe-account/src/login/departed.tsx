import { useEffect, useRef } from 'react';
import { useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import emptyStyles from 'shared-contracts/kit/empty-state.module.css';
import type { DepartureStage } from './use-departure.ts';
import { loginWords } from './words.ts';

/** What stands in the form's place once the shopper is logged in. */
export function Departed({ stage, onContinue }: { readonly stage: DepartureStage; readonly onContinue: () => void }) {
  const t = useWords(loginWords);
  const panel = useRef<HTMLDivElement>(null);
  // The form and the focus in it are gone, and the page is shorter than it was.
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} className={emptyStyles.empty} role="status" tabIndex={-1}>
      <p>{stage === 'leaving' ? t('takingYouOn') : t('loggedIn')}</p>
      <Button kind="secondary" onClick={onContinue}>
        {t('continue')}
      </Button>
    </div>
  );
}
