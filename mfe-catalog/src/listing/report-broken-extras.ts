import type { ApiClient } from 'shared-contracts';
import { insertClientReport } from 'shared-contracts/api/insert-client-report';

let isReported = false;

/** Reports once to the API's log that a listing's filters cannot be parsed. Does not wait for the answer. */
export function reportBrokenExtras(issue: string, api: ApiClient): void {
  if (isReported) return;
  isReported = true;
  const Detail = `get-all-products answers no facets that can be read: ${issue}`.slice(0, 1000);
  void api.call(insertClientReport, { Kind: 'error', Remote: 'mfe-catalog', Version: __BUILD_VERSION__, Detail });
}
