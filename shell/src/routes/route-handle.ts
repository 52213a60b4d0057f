import type { StorePath } from 'shared-contracts/remote/store-paths';

/** Read by the head. */
export interface StoreRouteHandle {
  readonly page: StorePath['page'];
  readonly storePath: StorePath;
}
