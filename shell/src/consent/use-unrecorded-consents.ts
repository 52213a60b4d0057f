import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $consent, $storageReady, useApi, whenIdle } from 'shared-contracts';

/** Sends the consents that an earlier page could not have recorded, when the browser is idle (LAW-06). */
export function useUnrecordedConsents(): void {
  const ready = useStore($storageReady);
  const api = useApi();
  useEffect(() => {
    if (!ready) return;
    void whenIdle()
      .then(async () => {
        if (!$consent.get()?.unrecorded) return;
        const { recordConsents } = await import(
          /* webpackChunkName: "choices" */ 'shared-contracts/kit/use-consent-choice'
        );
        await recordConsents(api);
      })
      .catch(() => undefined);
  }, [ready, api]);
}
