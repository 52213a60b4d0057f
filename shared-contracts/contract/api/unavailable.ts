import type { ApiError } from './errors.ts';

/** No response, or one that reports an overload. A refusal or an invalid answer is a defect of the store. */
export function isApiUnavailable(error: ApiError): boolean {
  if (error.kind === 'http') return error.status === 429 || error.status >= 502;
  return error.kind === 'network' || error.kind === 'timeout';
}

/** Whether the same call may succeed in a moment; so may one that failed by a defect of the API. */
export function isWorthRetrying(error: ApiError): boolean {
  return isApiUnavailable(error) || (error.kind === 'http' && error.status >= 500);
}
