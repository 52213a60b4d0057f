import { ApiFailure, RemoteUnavailable } from 'shared-contracts';
import { isApiUnavailable } from 'shared-contracts/api/unavailable';
import { isPageFailure, type PageFailure } from './page-failure.ts';

/** Classifies whatever a page throws. */
export function asPageFailure(thrown: unknown): PageFailure {
  if (isPageFailure(thrown)) return thrown;
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  if (thrown instanceof RemoteUnavailable) return { failure: 'remote', detail };
  if (thrown instanceof ApiFailure && isApiUnavailable(thrown.reason)) return { failure: 'api', detail };
  return { failure: 'fault', detail };
}
