import { type ApiError, ApiFailure, RemoteUnavailable } from 'shared-contracts';
import { isPageFailure, type PageFailure } from './page-failure.ts';

/** What kind of failure something thrown by a page is. */
export function asPageFailure(thrown: unknown): PageFailure {
  if (isPageFailure(thrown)) return thrown;
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  if (thrown instanceof RemoteUnavailable) return { failure: 'remote', detail };
  if (thrown instanceof ApiFailure && isApiAway(thrown.reason)) return { failure: 'api', detail };
  return { failure: 'fault', detail };
}

/** Away: no answer, or one that says so. A refusal or a broken answer is a fault of ours. */
export function isApiAway(error: ApiError): boolean {
  if (error.kind === 'http') return error.status === 429 || error.status >= 502;
  return error.kind === 'network' || error.kind === 'timeout';
}
