import { useStore } from '@nanostores/react';
import { $storageReady } from 'shared-contracts';
import { useLocation } from 'shared-contracts/router';
import { returnPath } from './return-path.ts';

export interface LoginReason {
  readonly reason: 'direct' | 'guarded-page' | 'session-expired';
  /** Where to go back to after login, without language prefix. */
  readonly from: string | null;
}

/** Reads navigation state `{from, expired}`, else the query `?from=…&expired=1`; 'direct' until hydration is over. */
export function useLoginReason(): LoginReason {
  const ready = useStore($storageReady);
  const { state, search } = useLocation();
  if (!ready) return { reason: 'direct', from: null };
  const query = new URLSearchParams(search);
  const passed = (state ?? {}) as { from?: unknown; expired?: unknown };
  const from = returnPath(passed.from ?? query.get('from'));
  const expired = passed.expired === true || query.get('expired') === '1';
  return { reason: expired ? 'session-expired' : from ? 'guarded-page' : 'direct', from };
}
