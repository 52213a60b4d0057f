import type { ApiClient } from 'shared-contracts';
import { insertClientReport } from 'shared-contracts/api/insert-client-report';
import type { Paise } from 'shared-contracts/domain/money';

const reported = new Set<number>();

/** Reports once to the API's log that a product has no price (CAT-25). Does not wait for the answer. */
export function reportMissingPrice(id: number, price: Paise | undefined, api: ApiClient): void {
  if (price !== undefined || reported.has(id)) return;
  reported.add(id);
  const Detail = `product ${id} has no price above 0`;
  void api.call(insertClientReport, { Kind: 'error', Remote: 'mfe-catalog', Version: __BUILD_VERSION__, Detail });
}
