import type { PersonalData } from '../platform/database/personal-data.ts';
import type { Api } from '../platform/http/api.ts';
import { addressesRoutes } from './addresses/routes.ts';
import { accountsRoutes } from './people/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';

/**
 * Accounts, addresses and stored personal data.
 * @param personalData of every other part of the store
 */
export async function accountRoutes(api: Api, personalData: readonly PersonalData[]): Promise<void> {
  await accountsRoutes(api);
  addressesRoutes(api);
  privacyRoutes(api, personalData);
}
