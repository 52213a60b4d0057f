import type { ApiClient } from 'shared-contracts';
import { insertClientReport } from 'shared-contracts/api/insert-client-report';

const reported = new Set<string>();

/** Reports a fault of the catalogue's data to the API's log, once. Does not wait for the answer. */
export function reportOnce(fault: string, api: ApiClient): void {
  const Detail = fault.slice(0, 1000);
  if (reported.has(Detail)) return;
  reported.add(Detail);
  void api.call(insertClientReport, { Kind: 'error', Remote: 'mfe-catalog', Version: __BUILD_VERSION__, Detail });
}
