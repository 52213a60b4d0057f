import { useStore } from '@nanostores/react';
import { $cartCount, $storageRefused, defineIsland } from 'shared-contracts';

const StorageNotice = defineIsland({
  load: async () => (await import(/* webpackChunkName: "idle" */ './offline-notice.tsx')).StorageNotice,
  unavailable: () => null,
});

/** Once there is something to lose, says that this browser does not keep it (SH-27). */
export function StorageRefused() {
  const isRefused = useStore($storageRefused);
  const count = useStore($cartCount);
  return isRefused && count > 0 && <StorageNotice />;
}
