import { useSyncExternalStore } from 'react';
import { defineIsland } from 'shared-contracts';

/** Preloaded when the browser is idle: offline it could not be fetched. */
export const OfflineNotice = defineIsland({
  load: async () => (await import(/* webpackChunkName: "idle" */ './offline-notice.tsx')).OfflineNotice,
  unavailable: () => null,
});

export function Offline() {
  return !useOnline() && <OfflineNotice />;
}

/** True on the server, and so while hydrating. */
export function useOnline(): boolean {
  return useSyncExternalStore(watchConnection, isOnline, () => true);
}

function isOnline(): boolean {
  return navigator.onLine;
}

function watchConnection(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
