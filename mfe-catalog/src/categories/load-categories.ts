import type { ApiClient, ApiResult } from 'shared-contracts';
import { type Category, getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { PAGE_SIZE } from 'shared-contracts/domain/constants';

export function loadCategories(api: ApiClient, signal: AbortSignal): Promise<ApiResult<readonly Category[]>> {
  return api.call(getCategoriesList, { PageSize: PAGE_SIZE.categories }, { signal });
}
