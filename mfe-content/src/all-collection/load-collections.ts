import { type ApiClient, orThrow } from 'shared-contracts';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { PAGE_SIZE } from 'shared-contracts/domain/constants';
import { type Collection, collectionsOf } from './collections.ts';

export async function loadCollections(api: ApiClient, signal: AbortSignal): Promise<readonly Collection[]> {
  return collectionsOf(orThrow(await api.call(getCategoriesList, { PageSize: PAGE_SIZE.categories }, { signal })));
}
