import type { ApiError } from './errors.ts';

/** Whether the API is unavailable: no answer, or one that says so. A refusal or a broken answer is a fault of ours. */
export function isApiUnavailable(error: ApiError): boolean {
  if (error.kind === 'http') return error.status === 429 || error.status >= 502;
  return error.kind === 'network' || error.kind === 'timeout';
}

/** Whether the same call may succeed in a moment: a fault of the API may be over by then too. */
export function isWorthRetrying(error: ApiError): boolean {
  return isApiUnavailable(error) || (error.kind === 'http' && error.status >= 500);
}
