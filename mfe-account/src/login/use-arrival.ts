import { useStore } from '@nanostores/react';
import { $storageReady } from 'shared-contracts';
import { useLocation } from 'shared-contracts/router';
import { returnPath } from './return-path.ts';

/** How the shopper came to the login page: by themselves, sent by a guarded page, or thrown out of a session. */
export interface Arrival {
  readonly reason: 'own-will' | 'guarded-page' | 'session-expired';
  /** Where to go back to after login, without language prefix. */
  readonly from: string | null;
}

/**
 * Reads navigation state `{from, expired}`, else the query `?from=…&expired=1`. Neutral until hydration is over:
 * the server's frame is the same for everyone.
 */
export function useArrival(): Arrival {
  const ready = useStore($storageReady);
  const { state, search } = useLocation();
  if (!ready) return { reason: 'own-will', from: null };
  const query = new URLSearchParams(search);
  const carried = (state ?? {}) as { from?: unknown; expired?: unknown };
  const from = returnPath(carried.from ?? query.get('from'));
  const expired = carried.expired === true || query.get('expired') === '1';
  return { reason: expired ? 'session-expired' : from ? 'guarded-page' : 'own-will', from };
}
