import type { APIRequestContext } from '@playwright/test';

/** Calls the storefront's API through the store's origin, as its pages do. */
async function ask<Answer>(request: APIRequestContext, call: string, requestParameters: object): Promise<Answer> {
  const response = await request.post(`/api/v1/dynamic/dataoperation/${call}`, { data: { requestParameters } });
  const { data } = (await response.json()) as { data: string };
  return JSON.parse(data) as Answer;
}

interface StockRecord {
  readonly ProductId: number;
  readonly StockQuantity: number;
}

export async function stockOf(request: APIRequestContext, productId: number): Promise<number> {
  const records = await ask<StockRecord[]>(request, 'get-stock-data', { PageNo: 1, PageSize: 100 });
  const record = records.find(({ ProductId }) => ProductId === productId);
  if (!record) throw new Error(`no stock record of product ${productId}`);
  return record.StockQuantity;
}

export interface ListedProduct {
  readonly ProductId: number;
  readonly ProductName: string;
  readonly Slug: string;
  readonly CategorySlug: string;
  readonly StockStatus: string;
  readonly Rating: number | null;
}

/** Products in stock, newest first. */
export async function productsInStock(request: APIRequestContext): Promise<readonly ListedProduct[]> {
  const listed = await ask<ListedProduct[]>(request, 'get-all-products', { PageNo: 1, PageSize: 100 });
  return listed.filter(({ StockStatus }) => StockStatus === 'In stock');
}
