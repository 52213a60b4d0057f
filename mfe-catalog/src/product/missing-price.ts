import type { ApiClient } from 'shared-contracts';
import { insertClientReport } from 'shared-contracts/api/insert-client-report';
import type { ProductDetail } from 'shared-contracts/api/shapes/product-detail';
import { priceOf } from '../product-card/price-of.ts';

const reported = new Set<number>();

/** Puts one warning in the API's log when a product has no price to sell it at (CAT-25). Answers are not awaited. */
export function reportMissingPrice(
  { ProductId, Price }: Pick<ProductDetail, 'ProductId' | 'Price'>,
  api: ApiClient,
): void {
  if (priceOf(Price) !== null || reported.has(ProductId)) return;
  reported.add(ProductId);
  const Detail = `product ${ProductId} has no price above 0: ${Price}`;
  void api.call(insertClientReport, { Kind: 'error', Remote: 'mfe-catalog', Version: __BUILD_VERSION__, Detail });
}
