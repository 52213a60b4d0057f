import { type ApiError, ApiFailure, RemoteUnavailable } from 'shared-contracts';

/**
 * Why a page cannot be shown, in a form that survives the way from server to browser.
 * 'remote': its team's remote is away. 'api': the back end is away. 'fault': a defect.
 */
export interface PageFailure {
  readonly failure: 'remote' | 'api' | 'fault';
  /** For ops: which module, or what was thrown. Never shown to the shopper. */
  readonly detail: string;
}

export function isPageFailure(value: unknown): value is PageFailure {
  return typeof value === 'object' && value !== null && 'failure' in value;
}

export function asPageFailure(thrown: unknown): PageFailure {
  if (isPageFailure(thrown)) return thrown;
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  if (thrown instanceof RemoteUnavailable) return { failure: 'remote', detail };
  if (thrown instanceof ApiFailure && isApiAway(thrown.reason)) return { failure: 'api', detail };
  return { failure: 'fault', detail };
}

/** Away: no answer, or one that says so. A refusal or a broken answer is a fault of ours. */
function isApiAway(error: ApiError): boolean {
  if (error.kind === 'http') return error.status === 429 || error.status >= 502;
  return error.kind === 'network' || error.kind === 'timeout';
}

/** HTTP status of a page that failed so (SH-11). */
export function statusOf(failure: PageFailure): 500 | 503 {
  return failure.failure === 'fault' ? 500 : 503;
}
