import { useEffect, useEffectEvent } from 'react';
import { toast, useQuery, useWords } from 'shared-contracts';
import { getProfile } from 'shared-contracts/api/get-profile';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import { storeProfile } from './store-profile.ts';
import { profileWords } from './words.ts';

/** Refreshes the stored profile; a failure shows a toast and leaves the stored profile in use. */
export function useFreshProfile(): void {
  const t = useWords(profileWords);
  const { answer, error } = useQuery(getProfile, {});
  useEffect(() => {
    if (answer) storeProfile(answer);
  }, [answer]);
  // The shell notifies the shopper of an ended session.
  const hasFailed = error && !(error.kind === 'http' && error.status === 401);
  const reportFailed = useEffectEvent(() => toast.error(t('profileLoadFailed'), TOAST_MS.standard, 'profile'));
  useEffect(() => {
    if (hasFailed) reportFailed();
  }, [hasFailed]);
}
