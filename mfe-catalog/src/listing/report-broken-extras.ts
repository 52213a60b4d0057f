import type { ApiClient } from 'shared-contracts';
import { insertClientReport } from 'shared-contracts/api/insert-client-report';

let isReported = false;

/** Tells the API's log, once, that its listings come without filters that can be read. Answers are not awaited. */
export function reportBrokenExtras(issue: string, api: ApiClient): void {
  if (isReported) return;
  isReported = true;
  const Detail = `get-all-products answers no facets that can be read: ${issue}`.slice(0, 1000);
  void api.call(insertClientReport, { Kind: 'error', Remote: 'mfe-catalog', Version: __BUILD_VERSION__, Detail });
}
