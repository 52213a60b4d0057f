import { useStore } from '@nanostores/react';
import { $clockSkew, storeNow } from 'shared-contracts';

/** Now by the store's clock: promised days do not follow a device whose clock is wrong. */
export function useStoreNow(): Date {
  return storeNow(useStore($clockSkew, { ssr: 'initial' }));
}
