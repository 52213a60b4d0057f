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

/** HTTP status of a page that failed so (SH-11). */
export function statusOf(failure: PageFailure): 500 | 503 {
  return failure.failure === 'fault' ? 500 : 503;
}
