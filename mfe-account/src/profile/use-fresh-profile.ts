import { useEffect } from 'react';
import { toast, useApi, useWords } from 'shared-contracts';
import { refreshProfile } from './save-profile.ts';
import { profileWords } from './words.ts';

/** Refreshes the stored person once the page is here; if that fails it says so, and the page goes on with what is stored. */
export function useFreshProfile(): void {
  const api = useApi();
  const t = useWords(profileWords);
  useEffect(() => {
    const leaving = new AbortController();
    void refreshProfile(api, leaving.signal).then((outcome) => {
      if (outcome === 'failed' && !leaving.signal.aborted) toast.error(t('profileLoadFailed'));
    });
    return () => leaving.abort();
  }, [api, t]);
}
