import { useEffect, useRef } from 'react';
import { useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import emptyStyles from 'shared-contracts/kit/empty-state.module.css';
import type { RedirectStage } from './use-redirect-after-login.ts';
import { loginWords } from './words.ts';

/** Replaces the form once the shopper is logged in. */
export function LoggedInNotice({
  stage,
  onContinue,
}: {
  readonly stage: RedirectStage;
  readonly onContinue: () => void;
}) {
  const t = useWords(loginWords);
  const panel = useRef<HTMLDivElement>(null);
  // The removed form had the focus.
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} className={emptyStyles.empty} role="status" tabIndex={-1}>
      <p>{stage === 'redirecting' ? t('takingYouOn') : t('loggedIn')}</p>
      <Button kind="secondary" onClick={onContinue}>
        {t('continue')}
      </Button>
    </div>
  );
}
