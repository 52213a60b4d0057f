import { useEffect } from 'react';
import { toast, useQuery, useWords } from 'shared-contracts';
import { getProfile } from 'shared-contracts/api/get-profile';
import { storeProfile } from './store-profile.ts';
import { profileWords } from './words.ts';

/** Refreshes the stored person once the page is here; if that fails it says so, and the page goes on with what is stored. */
export function useFreshProfile(): void {
  const t = useWords(profileWords);
  const { answer, error } = useQuery(getProfile, {});
  useEffect(() => {
    if (answer) storeProfile(answer);
  }, [answer]);
  // The shell says that a session is over.
  const hasFailed = error && !(error.kind === 'http' && error.status === 401);
  useEffect(() => {
    if (hasFailed) toast.error(t('profileLoadFailed'));
  }, [hasFailed, t]);
}
