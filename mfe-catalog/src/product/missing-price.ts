import type { ApiClient } from 'shared-contracts';
import { insertClientReport } from 'shared-contracts/api/insert-client-report';
import type { ProductDetail } from 'shared-contracts/api/shapes/product-detail';
import { priceOf } from '../product-card/price-of.ts';

const reported = new Set<number>();

/** Reports once to the API's log that a product has no price (CAT-25). Does not wait for the answer. */
export function reportMissingPrice(
  { ProductId, Price }: Pick<ProductDetail, 'ProductId' | 'Price'>,
  api: ApiClient,
): void {
  if (priceOf(Price) !== null || reported.has(ProductId)) return;
  reported.add(ProductId);
  const Detail = `product ${ProductId} has no price above 0: ${Price}`;
  void api.call(insertClientReport, { Kind: 'error', Remote: 'mfe-catalog', Version: __BUILD_VERSION__, Detail });
}
