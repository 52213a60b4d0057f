import type { ApiClient, ApiResult } from 'shared-contracts';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { type Category, decodeCategories } from 'shared-contracts/domain/category';
import { PAGE_SIZE } from 'shared-contracts/domain/constants';

export async function loadCategories(api: ApiClient, signal: AbortSignal): Promise<ApiResult<readonly Category[]>> {
  const result = await api.call(getCategoriesList, { PageSize: PAGE_SIZE.categories }, { signal });
  return result.ok ? { ok: true, value: decodeCategories(result.value) } : result;
}
