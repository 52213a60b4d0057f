/**
 * Why a page cannot be shown, as JSON for the way from server to browser.
 * 'remote': its team's remote is unavailable. 'api': the back end is unavailable. 'fault': a defect.
 */
export interface PageFailure {
  readonly failure: 'remote' | 'api' | 'fault';
  /** For ops: which module, or what was thrown. Never shown to the shopper. */
  readonly detail: string;
}

export function isPageFailure(value: unknown): value is PageFailure {
  return typeof value === 'object' && value !== null && 'failure' in value;
}

/** The page's HTTP status (SH-11). */
export function statusOf(failure: PageFailure): 500 | 503 {
  return failure.failure === 'fault' ? 500 : 503;
}
