/**
 * The worker that says 'offline' when a page cannot be fetched (`server/offline`, SH-24). Without it, on plain HTTP or
 * where the browser refuses workers, the browser says so itself.
 */
export function registerOfflineWorker(): void {
  navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}
