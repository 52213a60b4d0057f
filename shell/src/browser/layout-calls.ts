import type { ApiClient } from 'shared-contracts';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getSiteSettings } from 'shared-contracts/api/get-site-settings';
import { PAGE_SIZE } from 'shared-contracts/domain/constants';

/** Categories and settings in the page's language; null without both answers. */
export async function askLayout(api: ApiClient) {
  const [categories, site] = await Promise.all([
    api.call(getCategoriesList, { PageSize: PAGE_SIZE.categories }),
    api.call(getSiteSettings, {}),
  ]);
  return categories.ok && site.ok ? { categories: categories.value, site: site.value } : null;
}
